import { type Refusal, refuse } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { detailsOfLate, type LateChoice } from '../domain/late-result.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

/**
 * Leaves the bets on a contest as its window decided them, whatever was reported after it. Nothing moves.
 *
 * @refuses not-found, state-changed when it waits no more, or another result came since staff saw it
 */
export async function dismissLateResult(
  { audit, lateResults }: Pick<FeedAdminParts, 'audit' | 'lateResults'>,
  { reason, ...choice }: LateChoice,
  order: AdminOrder,
): Promise<Refusal<'not-found' | 'state-changed'> | null> {
  const found = await lateResults.findLate(choice.event);
  if (found === null) return refuse('not-found');
  const line = adminLineOf(order, 'sportsbook.late-result-dismissed', detailsOfLate(found, reason));
  const decision = { ...choice, staff: order.staff, at: order.now };
  const isDone = await lateResults.dismissLate({ ...decision, noted: (tx) => audit.append(line, tx) });
  return isDone ? null : refuse('state-changed');
}
