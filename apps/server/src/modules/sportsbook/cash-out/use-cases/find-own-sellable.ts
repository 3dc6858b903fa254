import type { BetId, PlayerId } from '@ordago/kernel';
import type { SellableBet } from '../domain/cash-out.ts';
import type { CashOutParts } from './parts.ts';

/** Finds a bet of the player's own; null when there is none. */
export async function findOwnSellable(
  { cashOuts }: Pick<CashOutParts, 'cashOuts'>,
  { player, bet }: { player: PlayerId; bet: BetId },
): Promise<SellableBet | null> {
  const [found] = await cashOuts.findSellable({ bet });
  return found?.player === player ? found : null;
}
