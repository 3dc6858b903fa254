import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';

export interface LargeBook {
  /** Players. */
  readonly lives: number;
  /** Rounds of the casino that each plays: a multiple of five. */
  readonly rounds: number;
}

/** Entries of the ledger that one player's life makes, without the rounds of the casino and with those. */
const ENTRIES_BESIDE_ROUNDS = 24;
const entriesOfLife = (rounds: number) => ENTRIES_BESIDE_ROUNDS + rounds * 1.4;

/** Returns the book of about so many entries whose players each play ten rounds. */
export function bookOfEntries(entries: number): LargeBook {
  const rounds = 10;
  return { lives: Math.ceil(entries / entriesOfLife(rounds)), rounds };
}

/** Writes a consistent history into an empty, migrated database; returns the number of its entries. */
export async function openLargeBook(pool: Pool, { lives, rounds }: LargeBook): Promise<number> {
  const filling = await readFile(new URL('../books/large-book.sql', import.meta.url), 'utf8');
  await inTransaction(pool, async (client) => {
    await client.query(`select set_config('bench.lives', $1, true), set_config('bench.rounds', $2, true)`, [
      lives,
      rounds,
    ]);
    await client.query(filling);
  });
  await pool.query('vacuum analyze');
  const found = await pool.query<{ entries: string }>('select count(*) as entries from ledger.entry');
  return Number(found.rows[0]?.entries);
}
