import { receiveNamedFeed } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { FeedParts } from '../use-cases/parts.ts';
import { answerOf } from './answer-of.ts';

/** Receives a message of a supplier at its name. */
export function receiveNamedFeedRoute(parts: FeedParts): BoundRoute {
  return bind(receiveNamedFeed, (call) => answerOf(parts, call, call.params.feed));
}
