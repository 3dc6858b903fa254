import type { PlayerId, Units } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Publish } from '../../platform/push/publish.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Players } from '../players/index.ts';
import type { WalletInPlay } from './domain/balances.ts';
import { DEPOSIT_CODES } from './domain/transaction-kinds.ts';
import { walletPolicies } from './policies.ts';
import type { PaymentStates } from './ports/payment-states.ts';
import { createTransactionsRepository } from './repository/transactions.repository.ts';
import { listTransactionsRoute } from './routes/list-transactions.route.ts';
import { readBalanceRoute } from './routes/read-balance.route.ts';
import { readWagerInfoRoute } from './routes/read-wager-info.route.ts';
import { createPushBalances } from './use-cases/push-balances.ts';
import { walletInPlay } from './use-cases/read-wallet-in-play.ts';

/** Public API of the wallet: what a player has and which pocket pays. Money itself moves in the ledger alone. */
export type { Balances, WalletInPlay } from './domain/balances.ts';
export { walletInPlayOf } from './domain/wallet-in-play.ts';

export interface WalletOptions {
  readonly platform: Platform;
  readonly ledger: Pick<Ledger, 'walletsOf'>;
  readonly players: Players;
  readonly publish: Publish;
  readonly paymentStates: PaymentStates;
}

export interface WalletApi {
  readonly module: Module;
  /** The wallet that pays the player's next stake and receives its payout (architecture 3.6). */
  walletInPlay(player: PlayerId): Promise<WalletInPlay>;
  /** Sum of a player's deposits, less those that were taken back. In ledger units of their currency. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
}

/** Creates the module: its routes, its handler that pushes balances, and its API. */
export function createWallet({ platform, ledger, players, publish, paymentStates }: WalletOptions): WalletApi {
  const { pool } = platform;
  const transactions = createTransactionsRepository(pool);
  const routes = [
    readBalanceRoute({ ledger, players }),
    readWagerInfoRoute(),
    listTransactionsRoute({ transactions, paymentStates }),
  ];
  return {
    module: { name: 'wallet', routes, policies: walletPolicies, jobs: [], handlers: [createPushBalances(publish)] },
    walletInPlay: (player) => walletInPlay(ledger, player),
    totalDepositsOf: (player) => transactions.sum(player, DEPOSIT_CODES),
  };
}
