import { type Currency, currency, idOf, type PlayerId, type Units } from '@ordago/kernel';
import type { Queryable } from '../../../platform/db/transaction.ts';

/** Balance of a player's main wallet. */
export interface MainBalance {
  readonly player: PlayerId;
  readonly balance: Units;
  readonly currency: Currency;
  /** Grows with every movement of the wallet. */
  readonly version: bigint;
}

/** Reads the current main wallets of players among these. */
export async function findMainBalances(db: Queryable, wallets: readonly string[]): Promise<readonly MainBalance[]> {
  const { rows } = await db.query<{ player: string; balance: string; currency: string; version: string }>(
    `select player, balance, currency, seq as version from ledger.wallet
     where id = any ($1::bigint[]) and class = 'main' and player is not null`,
    [wallets],
  );
  return rows.map((row) => ({
    player: idOf<PlayerId>(row.player),
    balance: BigInt(row.balance),
    currency: currency(row.currency),
    version: BigInt(row.version),
  }));
}
