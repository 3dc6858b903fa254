import { type BetId, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { findOwnSellable } from './find-own-sellable.ts';
import { judgeAgain } from './judge-again.ts';
import type { CashOutParts } from './parts.ts';

/**
 * Cancels the rule of a bet; without one there is nothing to do. A rule that sold in the same moment is not cancelled.
 *
 * @refuses bet-not-found, bet-already-sold, event-over, free-bet-not-sellable
 */
export async function cancelCashOutRule(
  parts: Pick<CashOutParts, 'cashOuts' | 'clock'>,
  wish: { player: PlayerId; bet: BetId },
): Promise<Refusal | null> {
  const bet = await findOwnSellable(parts, wish);
  if (bet === null) return refuse('bet-not-found');
  const isEnded = await parts.cashOuts.endRule({ bet: bet.id, status: 'cancelled', at: parts.clock.now() });
  return isEnded ? null : judgeAgain(parts, bet.id);
}
