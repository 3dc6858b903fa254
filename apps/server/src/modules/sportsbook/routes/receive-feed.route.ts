import { type RefusalName, receiveFeed } from '@ordago/contracts';
import { isRefusal, type Refusal } from '@ordago/kernel';
import { type BoundRoute, bind, RawAnswer } from '../../../platform/http/bound-route.ts';
import type { ApplyFeedParts } from '../use-cases/apply-feed.ts';
import type { SportsbookParts } from '../use-cases/parts.ts';
import { receiveMessage } from '../use-cases/receive-message.ts';

export function receiveFeedRoute(parts: ApplyFeedParts & Pick<SportsbookParts, 'feed'>): BoundRoute {
  return bind(receiveFeed, async ({ headers, rawBody }) => {
    const outcome = await receiveMessage(parts, { headers, rawBody });
    return isRefusal(outcome) ? (outcome as Refusal<RefusalName>) : new RawAnswer({ accepted: true });
  });
}
