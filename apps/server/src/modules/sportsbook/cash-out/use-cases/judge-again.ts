import type { BetId, Refusal } from '@ordago/kernel';
import { judgeBet } from '../domain/cash-out.ts';
import type { CashOutParts } from './parts.ts';

/** Judges a bet again that was sold or settled meanwhile; null where it can be sold. */
export async function judgeAgain({ cashOuts }: Pick<CashOutParts, 'cashOuts'>, bet: BetId): Promise<Refusal | null> {
  const [found] = await cashOuts.findSellable({ bet });
  return found ? judgeBet(found) : null;
}
