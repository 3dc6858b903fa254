import { listLateResults } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentLateResult } from '../../presenters.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';

/** Lists the results that came after the window of their contest. */
export function listLateResultsRoute({ lateResults }: Pick<FeedAdminParts, 'lateResults'>): BoundRoute {
  return bind(listLateResults, async ({ query: { state, page, count: size } }) => {
    const { rows, ...found } = await lateResults.listLate(state, { page, size });
    return { results: rows.map(presentLateResult), count: found.count, pages: found.pages, page: found.page };
  });
}
