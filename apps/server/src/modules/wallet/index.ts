import type { PlayerId, Units } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Publish } from '../../platform/push/publish.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Players } from '../players/index.ts';
import type { Balances, WalletInPlay } from './domain/balances.ts';
import { DEPOSIT_CODES } from './domain/transaction-kinds.ts';
import { walletPolicies } from './policies.ts';
import { createTransactionsRepository } from './repository/transactions.repository.ts';
import { listTransactionsRoute } from './routes/list-transactions.route.ts';
import { balanceRoutes } from './routes/read-balance.route.ts';
import { createPushBalances } from './use-cases/push-balances.ts';
import { balancesOf, walletInPlay } from './use-cases/read-balances.ts';

/** Public API of the wallet: what a player has and which pocket pays. Money itself moves in the ledger alone. */
export type { Balances, WalletInPlay } from './domain/balances.ts';
export { walletInPlayOf } from './use-cases/read-balances.ts';

export interface WalletOptions {
  readonly platform: Platform;
  readonly ledger: Pick<Ledger, 'walletsOf'>;
  readonly players: Players;
  readonly publish: Publish;
}

export interface WalletApi {
  readonly module: Module;
  balancesOf(player: PlayerId): Promise<Balances>;
  /** The wallet that pays the player's next stake and receives its payout (architecture 3.6). */
  walletInPlay(player: PlayerId): Promise<WalletInPlay>;
  /** Sum of a player's deposits, less those that were taken back. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
}

export function createWallet({ platform, ledger, players, publish }: WalletOptions): WalletApi {
  const { pool } = platform;
  const transactions = createTransactionsRepository(pool);
  const routes = [...balanceRoutes({ ledger, players }), listTransactionsRoute(transactions)];
  return {
    module: { name: 'wallet', routes, policies: walletPolicies, jobs: [], handlers: [createPushBalances(publish)] },
    balancesOf: (player) => balancesOf(ledger, player),
    walletInPlay: (player) => walletInPlay(ledger, player),
    totalDepositsOf: (player) => transactions.sum(player, DEPOSIT_CODES),
  };
}
