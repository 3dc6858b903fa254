import { readFile } from 'node:fs/promises';
import type { ClientBase, Pool } from 'pg';
import type { Design } from '../harness/rounds.ts';

const AMOUNT_STEPS = 10_000;

/** Makes the books of `pgledger-like.sql` with so many empty accounts; returns the accounts' ids. */
export async function fillPgledgerLike(pool: Pool, accounts: number): Promise<readonly string[]> {
  await pool.query(await readFile(new URL('../yardsticks/pgledger-like.sql', import.meta.url), 'utf8'));
  const made = await pool.query<{ id: string }>(
    `insert into pgledger_like.account (name, currency) select 'account ' || n, 'MXN' from generate_series(1, $1::int) n
     returning id`,
    [accounts],
  );
  await pool.query('vacuum analyze pgledger_like.account');
  return made.rows.map(({ id }) => id);
}

/**
 * Transfers between two accounts at random, as pgledger's own performance check makes them: its best case, without an account
 * that all share. There is no idempotency key, no bet and no refusal in it; a whole bet is held against one transfer.
 */
export function pgledgerLikeTransfers(
  name: string,
  { clients, accounts }: { readonly clients: readonly ClientBase[]; readonly accounts: readonly string[] },
): Design {
  const pick = () => Math.floor(Math.random() * accounts.length);
  return {
    name,
    clients: clients.length,
    run: async (number) => {
      const client = clients[number];
      if (!client) throw new Error('a client without a connection');
      const from = pick();
      const to = (from + 1 + Math.floor(Math.random() * (accounts.length - 1))) % accounts.length;
      const cents = 1 + Math.floor(Math.random() * AMOUNT_STEPS);
      const values = [accounts[from], accounts[to], `${cents / 100}`];
      const made = await client.query<{ id: string | null }>({ ...CREATE_TRANSFER, values });
      return made.rows[0]?.id != null;
    },
  };
}

const CREATE_TRANSFER = { name: 'p1', text: 'select * from pgledger_like.create_transfer($1, $2, $3)' };
