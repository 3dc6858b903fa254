import { announceEvents } from '../../line/index.ts';
import { returnMoved, settlePending } from '../../settlement/index.ts';
import type { MarketsMessage } from '../domain/market-fact.ts';
import { type Booked, findUnbooked, rebook, saveMarketsMessage } from '../repository/feed-registers.repository.ts';
import type { ApplyFeedParts } from './apply-feed.ts';

/** Events that became known, taken up in one round. */
const UNBOOKED_MAX = 200;

/**
 * Applies what a supplier tells that prices and settles by itself, in any order and any number of times. What is told of an
 * event that nobody knows yet is kept until it is known. Answers the keys of those events.
 */
export async function applyMarkets(parts: ApplyFeedParts, messages: readonly MarketsMessage[]): Promise<string[]> {
  const unknown: string[] = [];
  let isSettling = false;
  for (const message of messages) {
    const booked = await saveMarketsMessage(parts.pool, message);
    if (booked === 'unknown') unknown.push(message.eventKey);
    else isSettling = (await announce(parts, booked)) || isSettling;
  }
  if (isSettling) await settleNow(parts);
  return unknown;
}

/** Brings events on that became known after something was said of them. */
export async function bookKnown(parts: ApplyFeedParts): Promise<void> {
  let isSettling = false;
  for (const key of await findUnbooked(parts.pool, UNBOOKED_MAX)) {
    isSettling = (await announce(parts, await rebook(parts.pool, key))) || isSettling;
  }
  if (isSettling) await settleNow(parts);
}

/** Answers whether bets are to be settled. */
export async function announce(parts: ApplyFeedParts, booked: Booked): Promise<boolean> {
  if (booked === 'unknown' || !booked.isChanged) return false;
  await announceEvents(parts, [booked.id]);
  return booked.isSettled;
}

/** Settles now; a failure loses nothing: bets that cannot be settled now are taken up again every minute. */
async function settleNow(parts: ApplyFeedParts): Promise<void> {
  try {
    await returnMoved(parts);
    await settlePending(parts);
  } catch (err) {
    parts.log.error({ err }, 'bets wait for their settlement');
  }
}
