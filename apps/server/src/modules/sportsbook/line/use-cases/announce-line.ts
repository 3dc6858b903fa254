import { formatOdds, toIso } from '@ordago/kernel';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { asOffered, shownProgress } from '../domain/line.ts';
import type { LineRepository } from '../repository/line.repository.ts';

export interface AnnounceParts extends Pick<SportsbookParts, 'publish' | 'clock'> {
  readonly line: Pick<LineRepository, 'findEventsById'>;
}

/** Publishes the present state of events and of their markets; of a list of markets, of those alone. */
export type AnnounceEvents = (events: readonly string[], moved?: readonly string[]) => Promise<void>;

/**
 * Publishes the present state of events and of their markets: whole values, since a frame that waits is replaced by a
 * later one. Prices carry their version; an older one never replaces a newer one. Of a list of markets, those alone.
 */
export async function announceEvents(
  { line, publish, clock }: AnnounceParts,
  events: readonly string[],
  moved: readonly string[] | null = null,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  for (const found of await line.findEventsById(events, moved)) {
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
