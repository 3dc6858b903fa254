import { dismissFeedMessage } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentQuarantined } from '../../presenters.ts';
import { dismissMessage } from '../../use-cases/dismiss-message.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { orderOf } from '../order-of.ts';

/** Dismisses a message that was put aside. */
export function dismissFeedMessageRoute(parts: FeedAdminParts): BoundRoute {
  return bind(dismissFeedMessage, async ({ params, actor, ip, now }) => {
    const row = await dismissMessage(parts, params.id, orderOf({ actor, ip, now }));
    return isRefusal(row) ? row : presentQuarantined(row);
  });
}
