import type { Queryable } from '../db/transaction.ts';
import type { EventName, EventPage, EventSource } from './event-handler.ts';
import type { Certainty } from './repository/watermark.repository.ts';

/** Positions that are read at once. */
export const PAGE_POSITIONS_MAX = 500;
/** Pages that are kept for handlers that come to the same place: they follow each other closely, or not at all. */
const PAGES_KEPT = 8;

/** All domain events in one order, a page at a time. */
export interface Feed {
  /** Reads the certain events after a position; handlers at the same place share a page. */
  read(db: Queryable, after: bigint, certainty: Certainty): Promise<EventPage>;
}

export function createFeed(sources: readonly EventSource[], wanted: ReadonlySet<EventName>): Feed {
  const kept = new Map<string, Promise<EventPage>>();
  return {
    read: (db, after, { position: upTo, session }) => {
      // A page of another session was read before a crash, after which positions may be drawn again.
      const key = `${session}:${after}`;
      const known = kept.get(key);
      if (known) return known;
      const page = readPage(db, { sources, wanted, after, upTo });
      kept.set(key, page);
      page.catch(() => kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= PAGES_KEPT) break;
        kept.delete(oldest);
      }
      return page;
    },
  };
}

async function readPage(
  db: Queryable,
  query: {
    readonly sources: readonly EventSource[];
    readonly wanted: ReadonlySet<EventName>;
    readonly after: bigint;
    readonly upTo: bigint;
  },
): Promise<EventPage> {
  const { after } = query;
  let through = query.upTo;
  const events: EventPage['events'][number][] = [];
  for (const source of query.sources) {
    // The next source need not read beyond the end of this one's page.
    const page = await source.read(db, { after, upTo: through, limit: PAGE_POSITIONS_MAX }, query.wanted);
    through = page.through;
    events.push(...page.events);
  }
  const inReach = events.filter(({ position }) => BigInt(position) <= through);
  return { events: inReach.sort(byPosition), through };
}

function byPosition(a: EventPage['events'][number], b: EventPage['events'][number]): number {
  const apart = BigInt(a.position) - BigInt(b.position);
  return apart === 0n ? a.part - b.part : apart < 0n ? -1 : 1;
}
