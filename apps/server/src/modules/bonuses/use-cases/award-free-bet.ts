import { type Refusal, refuse } from '@ordago/kernel';
import { type Award, isOnTerms, wrongField } from '../domain/award-terms.ts';
import type { NewFreeBet, StaffFreeBet } from '../domain/free-bet.ts';
import { judgeTerms, type TermsRefusal } from './judge-terms.ts';
import type { FreeBetAdminParts, FreeBetOrder } from './parts.ts';
import { writeAward } from './write-award.ts';

type AwardRefusal = TermsRefusal | 'user-not-found' | 'key-conflict';

/**
 * Gives a free bet to a player, with its line in the audit; the same key gives it once.
 *
 * @refuses validation-failed, user-not-found, betting-currency-not-taken, key-conflict, award-above-maximum where no bet
 * of that amount would be taken
 */
export async function awardFreeBet(
  parts: FreeBetAdminParts,
  asked: Award,
  order: FreeBetOrder,
): Promise<StaffFreeBet | Refusal<AwardRefusal>> {
  const wrong = wrongField(asked, order.now);
  if (wrong !== null) return refuse('validation-failed', { field: wrong });
  const currency = await parts.freeBets.currencyOf(order.scope, asked.player);
  if (currency === null) return refuse('user-not-found');
  const refused = await judgeTerms(parts, asked, { currency, now: order.now });
  if (refused) return refused;
  const wanted: NewFreeBet = { ...asked, currency, staff: order.staff, key: `${order.staff}:${asked.key}` };
  const { id } = await writeAward(parts, wanted, order);
  const saved = await parts.freeBets.find(order.scope, id);
  return saved !== null && isOnTerms(saved, wanted) ? saved : refuse('key-conflict');
}
