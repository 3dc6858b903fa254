import { listFeedQuarantine } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentQuarantined } from '../../presenters.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { listQuarantine } from '../../use-cases/list-quarantine.ts';

/** Lists the messages in quarantine. */
export function listFeedQuarantineRoute(parts: Pick<FeedAdminParts, 'quarantine'>): BoundRoute {
  return bind(listFeedQuarantine, async ({ query: { state, feed = null, page, count: size } }) => {
    const found = await listQuarantine(parts, { state, feed }, { page, size });
    const { count, pages, waiting, times } = found;
    return { messages: found.rows.map(presentQuarantined), count, pages, page: found.page, waiting, times };
  });
}
