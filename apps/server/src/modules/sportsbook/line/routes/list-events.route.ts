import { listEvents } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentEvent } from '../presenters.ts';
import type { LineReads } from '../use-cases/line-reads.ts';
import { eventFilterOf } from './event-filter.ts';

/** Lists events of the line. */
export function listEventsRoute(line: LineReads): BoundRoute {
  return bind(listEvents, async ({ query: { view, count, page, ...rest }, now }) => {
    if (view === 'any' && rest.ids === undefined) return refuse('validation-failed', { field: 'ids' });
    const found = await line.events({ ...eventFilterOf(rest), view, at: now }, { page, size: count });
    if (found === null) return refuse('tourney-not-found');
    return { events: found.rows.map(presentEvent), count: found.count, pages: found.pages, page: found.page };
  });
}
