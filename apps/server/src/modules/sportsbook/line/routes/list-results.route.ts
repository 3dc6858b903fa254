import { listResults } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentPlayedEvent } from '../presenters.ts';
import type { LineReads } from '../use-cases/line-reads.ts';
import { eventFilterOf } from './event-filter.ts';

/** Results of one page. */
const RESULTS_SIZE = 40;

/** Lists the results of events that are over. */
export function listResultsRoute(line: LineReads): BoundRoute {
  return bind(listResults, async ({ query: { page, ...rest }, now }) => {
    const found = await line.events({ ...eventFilterOf(rest), view: 'results', at: now }, { page, size: RESULTS_SIZE });
    if (found === null) return refuse('tourney-not-found');
    const events = found.rows.map(presentPlayedEvent);
    return { events, count: found.count, pages: found.pages, page: found.page };
  });
}
