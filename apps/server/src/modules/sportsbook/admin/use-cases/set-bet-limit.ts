import { formatAmount, type Refusal, refuse, type Units } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { subjectOf } from '../domain/subject-of-rule.ts';
import type { BetLimit, BettingAdminParts } from './betting-admin-parts.ts';
import { refuseUnknown, type UnknownTarget } from './refuse-unknown.ts';

/**
 * Sets a limit, or lifts it where the amount is null.
 *
 * @refuses betting-currency-not-taken, state-changed when there is nothing to lift, and what names no target
 */
export async function setBetLimit(
  { rules, audit }: Pick<BettingAdminParts, 'rules' | 'audit'>,
  { limit, amount }: { readonly limit: BetLimit; readonly amount: Units | null },
  order: AdminOrder,
): Promise<Refusal<UnknownTarget | 'validation-failed' | 'betting-currency-not-taken' | 'state-changed'> | null> {
  const { scope, target, currency } = limit;
  if (scope === 'bet' && target !== null) return refuse('validation-failed', { field: 'target' });
  const refused = target === null ? null : await refuseUnknown(rules, scope, target);
  // The target of a lifted rule may be gone.
  if (refused && amount !== null) return refused;
  if (currency !== null && !(await rules.currencies()).some((known) => known.currency === currency))
    return refuse('betting-currency-not-taken');
  const details = { ...limit, amount: amount === null ? null : formatAmount(amount) };
  const line = { ...adminLineOf(order, 'sportsbook.limit-set', details), ...subjectOf(limit) };
  const isDone = await rules.saveLimit(limit, amount, order.now, (tx) => audit.append(line, tx));
  return isDone ? null : refuse('state-changed');
}
