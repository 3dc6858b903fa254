import type { Market, SportEvent } from '@ordago/contracts';

/** `paused` may open again in a moment, `closed` does not. */
export type Sale = 'open' | 'paused' | 'closed';

/** Whether a market can be bet on now. The house sells prices until the event starts. */
export function saleOf(event: Pick<SportEvent, 'status'>, market: Pick<Market, 'status'>): Sale {
  if (event.status !== 'scheduled' || market.status === 'settled' || market.status === 'void') return 'closed';
  return market.status === 'open' ? 'open' : 'paused';
}
