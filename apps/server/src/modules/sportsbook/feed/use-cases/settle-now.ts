import type { FeedParts } from './parts.ts';

/**
 * Settles what a message decided; returns how many settlements were applied. A failure loses nothing: bets that cannot
 * be settled now are tried again every minute.
 */
export async function settleNow({ settlement, log }: Pick<FeedParts, 'settlement' | 'log'>): Promise<number> {
  try {
    return (await settlement.returnMoved()) + (await settlement.settlePending());
  } catch (err) {
    log.error({ err }, 'bets wait for their settlement');
    return 0;
  }
}
