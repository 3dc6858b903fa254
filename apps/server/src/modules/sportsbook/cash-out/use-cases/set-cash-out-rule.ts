import { type BetId, formatAmount, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { judgeBet, offerFor } from '../domain/cash-out.ts';
import { findOwnSellable } from './find-own-sellable.ts';
import { judgeAgain } from './judge-again.ts';
import type { CashOutParts } from './parts.ts';

/**
 * Sets a rule for an open bet: the rest of it is sold as soon as its value reaches an amount, with or without a
 * session. Another rule takes the place of the one before.
 *
 * @refuses bet-not-found, bet-already-sold, event-over, free-bet-not-sellable, cash-out-rule-invalid (an amount that is
 * reached already, or that the bet cannot reach)
 */
export async function setCashOutRule(
  parts: Pick<CashOutParts, 'cashOuts' | 'clock'>,
  wish: { player: PlayerId; bet: BetId; value: bigint },
): Promise<Refusal | null> {
  const bet = await findOwnSellable(parts, wish);
  if (bet === null) return refuse('bet-not-found');
  const barred = judgeBet(bet);
  if (barred) return barred;
  const now = parts.clock.now();
  const offer = offerFor(bet, now);
  const reached = isRefusal(offer) ? 0n : offer.value;
  if (wish.value <= reached || wish.value > bet.potential) {
    const text = (units: bigint) => `${formatAmount(units)} ${bet.currency}`;
    return refuse('cash-out-rule-invalid', { value: text(reached), max: text(bet.potential) });
  }
  const isSaved = await parts.cashOuts.saveRule({ bet: bet.id, valueMin: wish.value, at: now });
  return isSaved ? null : ((await judgeAgain(parts, bet.id)) ?? refuse('event-over'));
}
