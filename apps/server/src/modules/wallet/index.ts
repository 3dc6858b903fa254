import type { PlayerId, Units } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Players } from '../players/index.ts';
import type { Balances, WalletInPlay } from './domain/balances.ts';
import { DEPOSIT_CODES } from './domain/transaction-kinds.ts';
import { walletPolicies } from './policies.ts';
import { createTransactionsRepository } from './repository/transactions.repository.ts';
import { listTransactionsRoute } from './routes/list-transactions.route.ts';
import { balanceRoutes } from './routes/read-balance.route.ts';
import { announceBalances, type BalanceFrame } from './use-cases/announce-balances.ts';
import { balancesOf, walletInPlay } from './use-cases/read-balances.ts';

/** The door of the wallet: what a player has and which pocket pays. Money itself moves in the ledger alone. */
export type { Balances, WalletInPlay } from './domain/balances.ts';
export type { BalanceFrame } from './use-cases/announce-balances.ts';
export { walletInPlayOf } from './use-cases/read-balances.ts';

export interface WalletOptions {
  readonly platform: Platform;
  readonly ledger: Pick<Ledger, 'walletsOf' | 'onCommitted'>;
  readonly players: Players;
}

export interface WalletApi {
  readonly module: Module;
  balancesOf(player: PlayerId): Promise<Balances>;
  /** The wallet that pays the player's next stake and receives its payout (architecture 3.6). */
  walletInPlay(player: PlayerId): Promise<WalletInPlay>;
  /** Sum of a player's deposits, less those that were taken back. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
  /** Tells of every new main balance after its commit; returns the way to stop. */
  announce(report: (player: PlayerId, frame: BalanceFrame) => void): () => void;
}

export function createWallet({ platform, ledger, players }: WalletOptions): WalletApi {
  const { pool, log } = platform;
  const transactions = createTransactionsRepository(pool);
  const routes = [...balanceRoutes({ ledger, players }), listTransactionsRoute(transactions)];
  const onError = (err: unknown) => log.warn({ err }, 'a balance could not be announced');
  return {
    module: { name: 'wallet', routes, policies: walletPolicies, jobs: [] },
    balancesOf: (player) => balancesOf(ledger, player),
    walletInPlay: (player) => walletInPlay(ledger, player),
    totalDepositsOf: (player) => transactions.sum(player, DEPOSIT_CODES),
    announce: (report) => announceBalances({ ledger, players }, report, onError),
  };
}
