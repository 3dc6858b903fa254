import { type Refusal, refuse } from '@ordago/kernel';
import type { QuarantineRow } from '../../feed/index.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

/**
 * Dismisses a message that was put aside: it is not applied any more.
 *
 * @refuses feed-message-not-found, state-changed
 */
export async function dismissMessage(
  { audit, quarantine }: Pick<FeedAdminParts, 'audit' | 'quarantine'>,
  id: string,
  order: AdminOrder,
): Promise<QuarantineRow | Refusal<'feed-message-not-found' | 'state-changed'>> {
  const row = await quarantine.findQuarantined(id);
  if (row === null) return refuse('feed-message-not-found');
  const isDone = await quarantine.decideQuarantined({ id, state: 'dismissed', staff: order.staff, at: order.now });
  if (!isDone) return refuse('state-changed');
  const details = { id, feed: row.feed, reason: row.reason };
  await audit.append(adminLineOf(order, 'sportsbook.feed-message-dismissed', details));
  return (await quarantine.findQuarantined(id)) ?? row;
}
