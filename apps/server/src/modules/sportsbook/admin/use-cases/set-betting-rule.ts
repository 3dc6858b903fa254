import { type Refusal, refuse } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { subjectOf } from '../domain/subject-of-rule.ts';
import type { NamedRule } from '../repository/betting-admin.repository.ts';
import type { BettingAdminParts } from './betting-admin-parts.ts';
import { refuseUnknown, type UnknownTarget } from './refuse-unknown.ts';

/**
 * Sets a rule, or lifts it.
 *
 * @refuses state-changed when it is so already, and what names no target
 */
export async function setBettingRule(
  { rules, audit, reprice }: BettingAdminParts,
  { rule, holds }: { readonly rule: NamedRule; readonly holds: boolean },
  order: AdminOrder,
): Promise<Refusal<UnknownTarget | 'validation-failed' | 'state-changed'> | null> {
  if (rule.rule !== 'barred' && (rule.scope === 'selection' || rule.scope === 'user'))
    return refuse('validation-failed', { field: 'scope' });
  const refused = await refuseUnknown(rules, rule.scope, rule.target);
  if (refused && holds) return refused;
  const line = { ...adminLineOf(order, 'sportsbook.rule-set', { ...rule, holds }), ...subjectOf(rule) };
  const isDone = await rules.saveRule(rule, holds, order.now, (tx) => audit.append(line, tx));
  if (isDone && rule.scope === 'selection') await reprice({ selection: rule.target });
  return isDone ? null : refuse('state-changed');
}
