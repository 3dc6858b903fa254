import { idOf, type PlayerId, type RefusalParams, type WalletId } from '@ordago/kernel';
import type { WalletBalance, WalletClass } from '../domain/accounts.ts';
import type { JsonObject } from '../domain/json.ts';

/**
 * A row of the doors' answers: one per command or line, and one with `ord` 0 for the wallets after the commit. A lone
 * command may bring both in one row.
 */
export interface BatchRow<Verdict extends string> {
  readonly ord: number;
  readonly verdict: Verdict;
  readonly op: string | null;
  readonly replayed: boolean;
  readonly refusal: string | null;
  readonly answer: (JsonObject & RefusalParams) | null;
  readonly wallets: readonly string[] | null;
  readonly players: readonly (string | null)[];
  readonly classes: readonly WalletClass[];
  readonly balances: readonly string[];
  readonly versions: readonly string[];
  readonly changed: readonly boolean[];
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
  const closing = rows.find((row) => row.ord === 0) ?? rows.find((row) => row.wallets !== null);
  if (!closing) return { wallets: [], owing: new Set() };
  const wallets = (closing.wallets ?? []).map((wallet, index) => readWallet(closing, wallet, index));
  return { wallets, owing: new Set(closing.owing.map((player) => idOf<PlayerId>(player))) };
}

function readWallet(row: BatchRow<string>, wallet: string, index: number): WalletAfter {
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
