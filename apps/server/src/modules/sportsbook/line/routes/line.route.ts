import { listEvents, listResults, readEvent, readTree } from '@ordago/contracts';
import { type Instant, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentEvent, presentTree } from '../presenters.ts';
import type { LineReads } from '../use-cases/read-line.ts';

/** Results of one page. */
const RESULTS_SIZE = 40;

/** Public routes: the tree, events and results. */
export function lineRoutes(line: LineReads): BoundRoute[] {
  return [
    bind(readTree, async ({ now }) => presentTree(await line.tree(now))),
    bind(listEvents, async ({ query: { view, count, page, ...rest }, now }) => {
      if (view === 'any' && rest.ids === undefined) return refuse('validation-failed', { field: 'ids' });
      const found = await line.events({ ...filterOf(rest), view, at: now }, { page, size: count });
      if (found === null) return refuse('tourney-not-found');
      return { events: found.rows.map(presentEvent), count: found.count, pages: found.pages, page: found.page };
    }),
    bind(readEvent, async ({ params, query: { combinations }, now }) => {
      const event = await line.event(params.id, now, combinations?.split(','));
      return event === null ? refuse('event-unknown') : presentEvent(event);
    }),
    bind(listResults, async ({ query: { page, ...rest }, now }) => {
      const found = await line.events({ ...filterOf(rest), view: 'results', at: now }, { page, size: RESULTS_SIZE });
      if (found === null) return refuse('tourney-not-found');
      return { events: found.rows.map(presentEvent), count: found.count, pages: found.pages, page: found.page };
    }),
  ];
}

function filterOf({
  league,
  from,
  to,
  ids,
}: {
  league?: string | undefined;
  from?: Instant | undefined;
  to?: Instant | undefined;
  ids?: string | undefined;
}) {
  return { league: league ?? null, from: from ?? null, to: to ?? null, ids: ids?.split(',') ?? null };
}
