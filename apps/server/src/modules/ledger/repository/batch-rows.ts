import { idOf, type PlayerId, type WalletId } from '@ordago/kernel';
import type { WalletBalance, WalletClass } from '../domain/accounts.ts';

/** The wallets of a batch as its commit left them, column by column; null where it locked none. */
export interface ClosingRow {
  readonly wallets: readonly string[] | null;
  readonly players: readonly (string | null)[];
  readonly classes: readonly WalletClass[];
  readonly balances: readonly string[];
  readonly versions: readonly string[];
  readonly changed: readonly boolean[];
}

/** The wallets that a commit locked. */
export interface WalletsAfter {
  /** As the commit left them. */
  readonly wallets: readonly WalletBalance[];
  /** Those of them that it moved. */
  readonly changed: readonly WalletBalance[];
}

export function readWallets(row: ClosingRow): WalletsAfter {
  const wallets = (row.wallets ?? []).map((wallet, index) => readWallet(row, wallet, index));
  return { wallets, changed: wallets.filter((_, index) => row.changed[index]) };
}

function readWallet(row: ClosingRow, wallet: string, index: number): WalletBalance {
  const player = row.players[index] ?? null;
  return {
    wallet: idOf<WalletId>(wallet),
    player: player === null ? null : idOf<PlayerId>(player),
    class: row.classes[index] ?? 'main',
    balance: BigInt(row.balances[index] ?? '0'),
    version: BigInt(row.versions[index] ?? '0'),
  };
}
