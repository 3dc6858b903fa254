import type { Page } from '@ordago/kernel';
import { asOffered, type LineEvent } from '../domain/line.ts';
import type { EventsFilter, LineRepository } from '../repository/line.repository.ts';

/** Lists a page of events as they may be bet on; null when the league is unknown. */
export async function listEvents(
  line: Pick<LineRepository, 'findEvents' | 'hasLeague'>,
  filter: EventsFilter,
  page: { page: number; size: number },
): Promise<Page<LineEvent> | null> {
  const found = await line.findEvents(filter, page);
  if (found.count === 0 && filter.league !== null && !(await line.hasLeague(filter.league))) return null;
  return { ...found, rows: found.rows.map((event) => asOffered(event, filter.at)) };
}
