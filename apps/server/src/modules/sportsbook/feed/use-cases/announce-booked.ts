import type { Booked } from '../repository/feed-registers.repository.ts';
import type { FeedParts } from './parts.ts';

/** Publishes an event that its registers changed; returns whether bets are to be settled. */
export async function announceBooked({ announce }: Pick<FeedParts, 'announce'>, booked: Booked): Promise<boolean> {
  if (booked === 'unknown' || !booked.isChanged) return false;
  await announce([booked.id]);
  return booked.isSettled;
}
