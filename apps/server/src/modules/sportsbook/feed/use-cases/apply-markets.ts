import type { MarketsMessage } from '../domain/market-fact.ts';
import { announceBooked } from './announce-booked.ts';
import type { FeedParts } from './parts.ts';
import { settleNow } from './settle-now.ts';

/**
 * Applies messages of a supplier that prices and settles by itself, in any order and any number of times. Reports of an
 * unknown event are kept until it is known. Answers the keys of those events.
 */
export async function applyMarkets(parts: FeedParts, messages: readonly MarketsMessage[]): Promise<string[]> {
  const unknown: string[] = [];
  let isSettling = false;
  for (const message of messages) {
    const booked = await parts.registers.saveMarketsMessage(message);
    if (booked === 'unknown') unknown.push(message.eventKey);
    else isSettling = (await announceBooked(parts, booked)) || isSettling;
  }
  if (isSettling) await settleNow(parts);
  return unknown;
}
