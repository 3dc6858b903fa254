import { type Refusal, refuse } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { ADMIN_ACTIONS } from '../domain/admin-actions.ts';
import type { EachWayTarget } from '../repository/each-way-settings.repository.ts';
import type { EachWayAdminParts } from './betting-admin-parts.ts';

/**
 * Sets the terms each way of an event, a league or a sport, or lifts them. What was bet keeps its own.
 *
 * @refuses betting-target-not-found, state-changed when it is so already
 */
export async function setEachWayTerms(
  { eachWay, rules, audit }: EachWayAdminParts,
  { about, terms }: { about: EachWayTarget; terms: string | null },
  order: AdminOrder,
): Promise<Refusal<'betting-target-not-found' | 'state-changed'> | null> {
  // The target of lifted terms may be gone.
  if (terms !== null && !(await rules.hasTarget(about.scope, about.target)))
    return refuse('betting-target-not-found', { field: 'target' });
  const line = adminLineOf(order, ADMIN_ACTIONS['each-way'], { ...about, each_way: terms });
  const isDone = await eachWay.save(about, terms, order.now, (tx) => audit.append(line, tx));
  return isDone ? null : refuse('state-changed');
}
