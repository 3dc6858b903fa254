import { type Refusal, refuse } from '@ordago/kernel';
import { takeMessage } from '../../feed/index.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

export interface Replayed {
  readonly isApplied: boolean;
  /** Reason why it is still not understood; null when it is. */
  readonly reason: string | null;
}

/**
 * Reads a message anew, as if it came now; one that is still not understood keeps waiting, with the new reason.
 * Applying what was applied before changes nothing.
 *
 * @refuses feed-message-not-found, state-changed, feed-message-cut
 */
export async function replayMessage(
  parts: FeedAdminParts,
  id: string,
  order: AdminOrder,
): Promise<Replayed | Refusal<'feed-message-not-found' | 'state-changed' | 'feed-message-cut'>> {
  const { audit, feeds, quarantine } = parts;
  const row = await quarantine.findQuarantined(id);
  const feed = feeds.find(({ name }) => name === row?.feed);
  if (row === null || !feed) return refuse('feed-message-not-found');
  if (row.state !== 'waiting') return refuse('state-changed');
  if (!row.isWhole) return refuse('feed-message-cut');
  const lack = await takeMessage(parts, feed, Buffer.from(row.body));
  if (lack !== null) await quarantine.noteReason(id, lack.reason);
  else await quarantine.decideQuarantined({ id, state: 'replayed', staff: order.staff, at: order.now });
  const isApplied = lack === null || lack.isPartial;
  const details = { id, feed: row.feed, is_applied: isApplied };
  await audit.append(adminLineOf(order, 'sportsbook.feed-message-replayed', details));
  return { isApplied, reason: lack?.reason ?? null };
}
