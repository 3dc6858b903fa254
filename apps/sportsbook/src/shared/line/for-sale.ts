import type { Market, SportEvent } from '@ordago/contracts';

/** `paused` may open again in a moment, `closed` does not. */
export type Sale = 'open' | 'paused' | 'closed';

/**
 * Returns whether a market can be bet on now: before the match, and in play where the operator prices the event while
 * it is played.
 */
export function saleOf(event: Pick<SportEvent, 'status'>, market: Pick<Market, 'status' | 'reason'>): Sale {
  const isOver = event.status !== 'scheduled' && event.status !== 'live';
  if (isOver || market.status === 'settled' || market.status === 'void') return 'closed';
  if (market.status === 'open') return 'open';
  return event.status === 'live' && market.reason === 'event-started' ? 'closed' : 'paused';
}
