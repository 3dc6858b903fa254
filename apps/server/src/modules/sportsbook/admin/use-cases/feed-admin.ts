import { type Instant, type Page, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import {
  type ApplyFeedParts,
  countQuarantine,
  decideQuarantined,
  findProducts,
  findQuarantined,
  listQuarantine,
  noteReason,
  type OddsFeed,
  type ProductState,
  type QuarantineFilter,
  type QuarantineRow,
  takeMessage,
} from '../../feed/index.ts';

export type { QuarantineRow } from '../../feed/index.ts';

/** Use-cases of staff on the feeds and on messages that were put aside. */
export interface FeedAdmin {
  list(filter: QuarantineFilter, page: { page: number; size: number }): Promise<QuarantinePage>;
  /** @refuses feed-message-not-found */
  read(id: string): Promise<QuarantineRow | Refusal<'feed-message-not-found'>>;
  /**
   * Reads a message anew, as if it came now; one that is still not understood waits on, with the reason of today. Applying
   * what was applied before changes nothing.
   *
   * @refuses feed-message-not-found, state-changed, feed-message-cut
   */
  replay(id: string, order: AdminOrder): Promise<Replayed | AdminRefusal>;
  /** @refuses feed-message-not-found, state-changed */
  dismiss(id: string, order: AdminOrder): Promise<QuarantineRow | AdminRefusal>;
  services(): Promise<readonly FeedService[]>;
}

export interface QuarantinePage extends Page<QuarantineRow> {
  /** Messages that wait, and how often they have come. */
  readonly waiting: number;
  readonly times: number;
}

export interface Replayed {
  readonly isApplied: boolean;
  /** Why it is still not understood; null when it is. */
  readonly reason: string | null;
}

export interface FeedService extends Pick<ProductState, 'product' | 'state' | 'receivedAt' | 'completeTo'> {
  readonly feed: string;
}

export interface AdminOrder {
  readonly staff: StaffId;
  readonly ip: string;
  readonly now: Instant;
}

type AdminRefusal = Refusal<'feed-message-not-found' | 'state-changed' | 'feed-message-cut'>;

export interface FeedAdminParts extends ApplyFeedParts {
  readonly feeds: readonly OddsFeed[];
  readonly audit: Audit;
}

/** Every decision leaves its line in the audit. */
export function createFeedAdmin(parts: FeedAdminParts): FeedAdmin {
  const { pool, feeds, audit } = parts;
  const note = ({ staff, ip, now }: AdminOrder, action: string, details: Readonly<Record<string, string | boolean>>) =>
    audit.append({ at: now, actor: `staff:${staff}`, action, details, ip });
  return {
    list: async (filter, page) => ({ ...(await listQuarantine(pool, filter, page)), ...(await countQuarantine(pool)) }),
    read: async (id) => (await findQuarantined(pool, id)) ?? refuse('feed-message-not-found'),
    replay: async (id, order) => {
      const row = await findQuarantined(pool, id);
      const feed = feeds.find(({ name }) => name === row?.feed);
      if (row === null || !feed) return refuse('feed-message-not-found');
      if (row.state !== 'waiting') return refuse('state-changed');
      if (!row.isWhole) return refuse('feed-message-cut');
      const lack = await takeMessage(parts, feed, Buffer.from(row.body));
      if (lack !== null) await noteReason(pool, id, lack.reason);
      else await decideQuarantined(pool, { id, state: 'replayed', staff: order.staff, at: order.now });
      const isApplied = lack === null || lack.isPartial;
      await note(order, 'sportsbook.feed-message-replayed', { id, feed: row.feed, is_applied: isApplied });
      return { isApplied, reason: lack?.reason ?? null };
    },
    dismiss: async (id, order) => {
      const row = await findQuarantined(pool, id);
      if (row === null) return refuse('feed-message-not-found');
      const isDone = await decideQuarantined(pool, { id, state: 'dismissed', staff: order.staff, at: order.now });
      if (!isDone) return refuse('state-changed');
      await note(order, 'sportsbook.feed-message-dismissed', { id, feed: row.feed, reason: row.reason });
      return (await findQuarantined(pool, id)) ?? row;
    },
    services: async () => {
      const found = await Promise.all(
        feeds.map(async ({ name }) => (await findProducts(pool, name)).map((state) => ({ feed: name, ...state }))),
      );
      return found.flat();
    },
  };
}
