import { receiveFeed } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { FeedParts } from '../use-cases/parts.ts';
import { answerOf } from './answer-of.ts';

/** Receives a message of the first supplier, at the address it always had. */
export function receiveFeedRoute(parts: FeedParts): BoundRoute {
  return bind(receiveFeed, (call) => answerOf(parts, call, null));
}
