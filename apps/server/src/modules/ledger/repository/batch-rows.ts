import { idOf, type PlayerId, type RefusalParams, type WalletId } from '@ordago/kernel';
import type { WalletBalance, WalletClass } from '../domain/accounts.ts';
import type { JsonObject } from '../domain/json.ts';

/** The wallets of a batch as its commit left them, column by column; null where it locked none. */
export interface ClosingRow {
  readonly wallets: readonly string[] | null;
  readonly players: readonly (string | null)[];
  readonly classes: readonly WalletClass[];
  readonly balances: readonly string[];
  readonly versions: readonly string[];
  readonly changed: readonly boolean[];
}

/** A row of a batch's answers: one per command, and one with `ord` 0 for the wallets after the commit. */
export interface BatchRow<Verdict extends string> extends ClosingRow {
  readonly ord: number;
  readonly verdict: Verdict;
  readonly op: string | null;
  readonly replayed: boolean;
  readonly refusal: string | null;
  readonly answer: (JsonObject & RefusalParams) | null;
  readonly owing: readonly string[];
}

/** A wallet as a commit left it, and whether the commit moved it. */
export type WalletAfter = WalletBalance & { readonly changed: boolean };

export interface Closing {
  readonly wallets: readonly WalletAfter[];
  /** Players of the batch who owe something. */
  readonly owing: ReadonlySet<PlayerId>;
}

export function readClosing(rows: readonly BatchRow<string>[]): Closing {
  const closing = rows.find((row) => row.ord === 0);
  if (!closing) return { wallets: [], owing: new Set() };
  return { wallets: readWallets(closing), owing: new Set(closing.owing.map((player) => idOf<PlayerId>(player))) };
}

export function readWallets(row: ClosingRow): WalletAfter[] {
  return (row.wallets ?? []).map((wallet, index) => readWallet(row, wallet, index));
}

function readWallet(row: ClosingRow, wallet: string, index: number): WalletAfter {
  const player = row.players[index] ?? null;
  return {
    wallet: idOf<WalletId>(wallet),
    player: player === null ? null : idOf<PlayerId>(player),
    class: row.classes[index] ?? 'main',
    balance: BigInt(row.balances[index] ?? '0'),
    version: BigInt(row.versions[index] ?? '0'),
    changed: row.changed[index] ?? false,
  };
}
