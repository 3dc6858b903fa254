import { formatAmount, type PlayerId } from '@ordago/kernel';
import { type EventHandler, eventHandler } from '../../../platform/events/event-handler.ts';
import { findMainBalances } from '../../ledger/index.ts';

/** What a player's screens are told when their money moved (architecture 3.12). */
export interface BalanceFrame {
  readonly [field: string]: string;
  readonly balance: string;
  readonly currency: string;
  /** A frame with a lower version than the shown one is older and is dropped. */
  readonly version: string;
}

/**
 * Tells players their main balance after it changed: the newest of each wallet, read once for all events in hand. A frame
 * may come twice.
 */
export function createPushBalances(tell: (player: PlayerId, frame: BalanceFrame) => void): EventHandler {
  return eventHandler({
    name: 'wallet.push-balances',
    events: ['balance-changed'],
    begins: 'now',
    handle: async (events, db) => {
      const wallets = new Set(events.flatMap(({ payload }) => payload.wallets));
      for (const { player, balance, currency, version } of await findMainBalances(db, [...wallets]))
        tell(player, { balance: formatAmount(balance), currency, version: String(version) });
    },
  });
}
