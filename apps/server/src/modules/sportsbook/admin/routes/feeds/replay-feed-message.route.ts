import { replayFeedMessage } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { FeedAdminParts } from '../../use-cases/feed-admin-parts.ts';
import { replayMessage } from '../../use-cases/replay-message.ts';
import { orderOf } from '../order-of.ts';

/** Applies a message that was put aside once more. */
export function replayFeedMessageRoute(parts: FeedAdminParts): BoundRoute {
  return bind(replayFeedMessage, async ({ params, actor, ip, now }) => {
    const replayed = await replayMessage(parts, params.id, orderOf({ actor, ip, now }));
    return isRefusal(replayed) ? replayed : { is_applied: replayed.isApplied, reason: replayed.reason };
  });
}
