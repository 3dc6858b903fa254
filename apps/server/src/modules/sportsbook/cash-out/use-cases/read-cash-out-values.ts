import { type BetId, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { BetValue } from '../repository/bet-values.repository.ts';
import { findOwnSellable } from './find-own-sellable.ts';
import type { CashOutParts } from './parts.ts';

/** Reads the past values of the rest of a bet. Refuses for a bet that is over. @refuses bet-not-found */
export async function readCashOutValues(
  parts: Pick<CashOutParts, 'cashOuts' | 'values'>,
  wish: { player: PlayerId; bet: BetId },
): Promise<readonly BetValue[] | Refusal> {
  const bet = await findOwnSellable(parts, wish);
  return bet === null ? refuse('bet-not-found') : parts.values.findValues(bet);
}
