import { formatAmount } from '@ordago/kernel';
import { type EventHandler, eventHandler } from '../../../platform/events/event-handler.ts';
import type { Publish } from '../../../platform/push/publish.ts';
import { findMainBalances } from '../../ledger/index.ts';

/**
 * Publishes the main balance of players after it changed (architecture 3.12): the newest of each wallet, read once for all
 * events in hand. A frame may come twice.
 */
export function createPushBalances(publish: Publish): EventHandler {
  return eventHandler({
    name: 'wallet.push-balances',
    events: ['balance-changed'],
    begins: 'now',
    handle: async (events, db) => {
      const wallets = new Set(events.flatMap(({ payload }) => payload.wallets));
      for (const { player, balance, currency, version } of await findMainBalances(db, [...wallets]))
        publish(
          `player:${player}`,
          { kind: 'balance', balance: formatAmount(balance), currency, version: String(version) },
          { urgent: true },
        );
    },
  });
}
