import type { RefusalName } from '@ordago/contracts';
import { isRefusal, type Refusal } from '@ordago/kernel';
import { type Call, RawAnswer } from '../../../../platform/http/bound-route.ts';
import { findHttpFeed } from '../use-cases/find-http-feed.ts';
import type { FeedParts } from '../use-cases/parts.ts';
import { receiveHttpMessage } from '../use-cases/receive-http-message.ts';

/** Returns what a supplier is answered at the address of its name, or at the one without (null): its message was accepted, or the refusal. */
export async function answerOf(
  parts: FeedParts,
  call: Pick<Call, 'headers' | 'rawBody' | 'nameProvider'>,
  name: string | null,
) {
  const feed = findHttpFeed(parts, name);
  if (feed) call.nameProvider(feed.name);
  const refusal = await receiveHttpMessage(parts, name, { headers: call.headers, rawBody: call.rawBody });
  return isRefusal(refusal) ? (refusal as Refusal<RefusalName>) : new RawAnswer({ accepted: true });
}
