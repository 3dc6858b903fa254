import { isDeepStrictEqual } from 'node:util';
import { assertNever } from '@ordago/kernel';
import type { FeedMessage, ResultMessage } from '../../shared/domain/feed-message.ts';
import type { KnownEvent } from '../repository/fixtures.repository.ts';
import type { FeedParts } from './parts.ts';

/** Filters the news out of a whole offer: fixtures that are new or moved, scores that differ from the known ones. */
export async function filterNews(
  { fixtures }: Pick<FeedParts, 'fixtures'>,
  messages: readonly FeedMessage[],
): Promise<FeedMessage[]> {
  const feed = messages[0]?.feed;
  if (feed === undefined) return [];
  const known = await fixtures.findKnown(feed, [...new Set(messages.map(({ eventKey }) => eventKey))]);
  return messages.filter((message) => {
    const event = known.get(message.eventKey);
    if (!event) return true;
    switch (message.kind) {
      case 'fixture':
        return event.startsAt !== message.startsAt || event.round !== message.round;
      case 'result':
        return isNewResult(event, message);
      case 'record':
        return message.version > event.outcomeVersion && !isDeepStrictEqual(event.record, message.record);
      case 'offer':
        return message.version > event.offerVersion;
      case 'halt':
      case 'status':
        return true;
      default:
        return assertNever(message, 'feed message');
    }
  });
}

/** A result whose score is another one, or that has a fact which was not reported or was reported otherwise. */
function isNewResult({ score, stoppedAt, record }: KnownEvent, { home, away, facts }: ResultMessage): boolean {
  // A file repeats the score of an interrupted match without its minutes: that does not complete it.
  const known = score ?? stoppedAt;
  if (known?.home !== home || known.away !== away) return true;
  if (stoppedAt !== null || record?.sort !== 'match') return false;
  const before: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(facts ?? {}).some(([fact, value]) => !isDeepStrictEqual(before[fact], value));
}
