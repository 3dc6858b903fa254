import { formatOdds, toIso } from '@ordago/kernel';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { asOffered, shownProgress } from '../domain/line.ts';
import { findEventsById } from '../repository/line.repository.ts';

/**
 * Tells who follows an event or its markets how they stand now: whole values, since a frame that waits is replaced by a
 * later one. Prices carry their version; an older one never replaces a newer one. Of a list of markets, those alone.
 */
export async function announceEvents(
  { pool, publish, clock }: Pick<SportsbookParts, 'pool' | 'publish' | 'clock'>,
  events: readonly string[],
  moved: readonly string[] | null = null,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  for (const found of await findEventsById(pool, events, moved)) {
    const event = asOffered(found, now);
    const { id, status, isStopped, score } = event;
    publish(`event:${id}`, {
      kind: 'event',
      id,
      status,
      stopped: isStopped,
      score: score && { ...score },
      progress: shownProgress(event.progress),
      starts_at: toIso(event.startsAt),
      markets_count: event.marketsCount,
    });
    for (const market of event.markets) {
      const selections = market.selections.map(({ odds, ...selection }) => ({ ...selection, odds: formatOdds(odds) }));
      publish(`market:${market.id}`, {
        kind: 'market',
        id: market.id,
        event: id,
        status: market.status,
        reason: market.reason,
        stopped: isStopped,
        selections,
      });
    }
  }
}
