import { listFeedServices as listFeedServicesContract } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { listFeedServices } from '../../use-cases/list-feed-services.ts';

/** Lists the services of the suppliers. */
export function listFeedServicesRoute(parts: FeedAdminParts): BoundRoute {
  return bind(listFeedServicesContract, async () => ({
    services: (await listFeedServices(parts)).map(({ feed, product, state, receivedAt, completeTo }) => ({
      feed,
      product,
      state,
      received_at: toIso(receivedAt),
      complete_to: completeTo === null ? null : toIso(completeTo),
    })),
  }));
}
