import type { ClientBase, Pool } from 'pg';
import type { Design } from '../harness/rounds.ts';

const ACCOUNTS_PER_BRANCH = 100_000;
const TELLERS_PER_BRANCH = 10;

/** The tables of the TPC-B-like load that `pgbench` brings, under its names, filled for `scale` branches. */
export async function fillTpcb(pool: Pool, scale: number): Promise<void> {
  await pool.query(`
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select b, 0, '' from generate_series(1, ${scale}) b;
    insert into pgbench_tellers select t, (t - 1) / ${TELLERS_PER_BRANCH} + 1, 0, ''
      from generate_series(1, ${scale * TELLERS_PER_BRANCH}) t;
    insert into pgbench_accounts select a, (a - 1) / ${ACCOUNTS_PER_BRANCH} + 1, 0, ''
      from generate_series(1, ${scale * ACCOUNTS_PER_BRANCH}) a;
    alter table pgbench_accounts add primary key (aid)`);
  await pool.query('vacuum analyze pgbench_accounts, pgbench_branches, pgbench_tellers');
}

/** The same transaction driven from Node: seven statements, a round trip each. */
export function tpcb(clients: readonly ClientBase[], scale: number): Design {
  const below = (count: number) => 1 + Math.floor(Math.random() * count);
  return {
    name: 'tpcb',
    clients: clients.length,
    run: async (number) => {
      const client = clients[number];
      if (!client) throw new Error('a client without a connection');
      const account = below(scale * ACCOUNTS_PER_BRANCH);
      const branch = below(scale);
      const teller = below(scale * TELLERS_PER_BRANCH);
      const delta = below(10_000) - 5_000;
      await client.query('begin');
      await client.query({ ...ADD_TO_ACCOUNT, values: [delta, account] });
      await client.query({ ...READ_ACCOUNT, values: [account] });
      await client.query({ ...ADD_TO_TELLER, values: [delta, teller] });
      await client.query({ ...ADD_TO_BRANCH, values: [delta, branch] });
      await client.query({ ...ADD_HISTORY, values: [teller, branch, account, delta] });
      await client.query('commit');
      return true;
    },
  };
}

const ADD_TO_ACCOUNT = { name: 't1', text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2' };
const READ_ACCOUNT = { name: 't2', text: 'select abalance from pgbench_accounts where aid = $1' };
const ADD_TO_TELLER = { name: 't3', text: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2' };
const ADD_TO_BRANCH = { name: 't4', text: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2' };
const ADD_HISTORY = {
  name: 't5',
  text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
};
