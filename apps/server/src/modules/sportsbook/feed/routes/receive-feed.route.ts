import { type RefusalName, receiveFeed, receiveNamedFeed } from '@ordago/contracts';
import { isRefusal, type Refusal } from '@ordago/kernel';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import { type ReceivingParts, receiveMessage } from '../use-cases/receive-message.ts';

/** Routes of messages that suppliers send: the first one at the address it always had, every one at its name. */
export function receiveFeedRoutes(parts: ReceivingParts): BoundRoute[] {
  return [
    bind(receiveFeed, async ({ headers, rawBody }) => answer(await receiveMessage(parts, null, { headers, rawBody }))),
    bind(receiveNamedFeed, async ({ params, headers, rawBody }) =>
      answer(await receiveMessage(parts, params.feed, { headers, rawBody })),
    ),
  ];
}

function answer(refusal: Refusal | null) {
  return isRefusal(refusal) ? (refusal as Refusal<RefusalName>) : new RawAnswer({ accepted: true });
}
