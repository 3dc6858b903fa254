import { announceBooked } from './announce-booked.ts';
import type { FeedParts } from './parts.ts';
import { settleNow } from './settle-now.ts';

/** Events that became known, updated in one round. */
const UNBOOKED_MAX = 200;

/** Updates events that became known after messages about them were received. */
export async function bookKnown(parts: FeedParts): Promise<void> {
  let isSettling = false;
  for (const key of await parts.registers.findUnbooked(UNBOOKED_MAX)) {
    isSettling = (await announceBooked(parts, await parts.registers.rebook(key))) || isSettling;
  }
  if (isSettling) await settleNow(parts);
}
