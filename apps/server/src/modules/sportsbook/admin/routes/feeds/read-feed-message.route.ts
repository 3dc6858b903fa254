import { readFeedMessage } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentQuarantined } from '../../presenters.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { readQuarantined } from '../../use-cases/read-quarantined.ts';

/** Reads one message in quarantine. */
export function readFeedMessageRoute(parts: Pick<FeedAdminParts, 'quarantine'>): BoundRoute {
  return bind(readFeedMessage, async ({ params }) => {
    const row = await readQuarantined(parts, params.id);
    return isRefusal(row) ? row : presentQuarantined(row);
  });
}
