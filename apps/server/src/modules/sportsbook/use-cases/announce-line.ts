import { formatOdds, toIso } from '@ordago/kernel';
import { findEventsById } from '../repository/line.repository.ts';
import type { SportsbookParts } from './parts.ts';

/**
 * Tells who follows an event or its markets how they stand now: whole values, since a frame that waits is replaced by a
 * later one. Prices carry their version; an older one never replaces a newer one.
 */
export async function announceEvents(
  { pool, publish }: Pick<SportsbookParts, 'pool' | 'publish'>,
  events: readonly string[],
): Promise<void> {
  if (events.length === 0) return;
  for (const event of await findEventsById(pool, events)) {
    const { id, status, isStopped, score } = event;
    publish(`event:${id}`, {
      ...{ kind: 'event', id, status, stopped: isStopped, score: score && { ...score } },
      starts_at: toIso(event.startsAt),
      markets_count: event.marketsCount,
    });
    for (const market of event.markets) {
      const selections = market.selections.map(({ odds, ...selection }) => ({ ...selection, odds: formatOdds(odds) }));
      publish(`market:${market.id}`, {
        ...{ kind: 'market', id: market.id, event: id, status: market.status, stopped: isStopped },
        selections,
      });
    }
  }
}
