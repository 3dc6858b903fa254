import { randomBytes } from 'node:crypto';
import { commitmentOf, type Seeds, serverSeedOf } from '@ordago/fairness';
import { assert, type Clock, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../in-transaction.ts';

/**
 * A player's pairs of seeds (semantics C4). The server seed of the pair in play and that of the next one are both promised
 * by their SHA-256 before the player sends a client seed, so that neither side can choose its part after it saw the
 * other's. Rotation reveals the old seed and starts the promised one; the nonce begins at 0 and grows by one with every
 * bet, also with one that the operator then refused.
 */
export const SEED_SCHEMA = `create table seed_pair (
  id bigint generated always as identity primary key,
  owner text not null,
  server_seed text not null,
  client_seed text,
  next_nonce int not null default 0,
  state text not null check (state in ('promised', 'active', 'revealed')),
  at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_in_play on seed_pair (owner, state) where state <> 'revealed';
create index seed_pair_of_owner on seed_pair (owner, id desc)`;

/** Active pair of seeds as its player may know it. */
export interface OpenPair {
  readonly commitment: string;
  readonly clientSeed: string;
  /** The nonce of the next bet. */
  readonly nonce: number;
  /** The promise of the pair that rotation starts. */
  readonly nextCommitment: string;
}

/** A pair that is over: everything can be recomputed. */
export interface RevealedPair {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  /** Bets made under it: their nonces were 0 to one less. */
  readonly bets: number;
}

export interface TakenSeeds extends Seeds {
  readonly pair: string;
}

export interface SeedBooks {
  current(owner: string): Promise<OpenPair>;
  /** The seeds of one bet, with a nonce that no other bet has; taken back with the caller's transaction. */
  take(owner: string, client: PoolClient): Promise<TakenSeeds>;
  /** The seeds of a pair, for this server alone: rounds are replayed from them. */
  ofPair(pair: string): Promise<Omit<Seeds, 'nonce'>>;
  /** Null while a round under the pair in play is unfinished: revealing its seed would show what is hidden. */
  rotate(owner: string, clientSeed: string): Promise<RevealedPair | null>;
  /** The newest revealed pairs. */
  revealed(owner: string): Promise<RevealedPair[]>;
  /** The pair of a round that was played; the server seed only once it was revealed. */
  proofOf(pair: string): Promise<{ commitment: string; serverSeed: string | null; clientSeed: string } | null>;
}

const REVEALED_MAX = 20;
/** Rounds whose cards or mines are still hidden. */
const HIDDEN = `select 1 from fair_round f join play_round r on r.id = f.round
  where f.pair = $1 and r.state in ('betting', 'playing') limit 1`;

export function createSeedBooks({ pool, clock }: { pool: Pool; clock: Clock }): SeedBooks {
  const now = () => toIso(clock.now());
  const find = async (sql: string, values: readonly unknown[]): Promise<PairRow[]> =>
    (await pool.query(sql, [...values])).rows;
  return {
    current: (owner) => inTransaction(pool, (client) => readCurrent(owner, client, now())),
    take: async (owner, client) => {
      const taken = await takeNonce(owner, client);
      if (taken) return taken;
      await ensurePair(owner, client, now());
      const first = await takeNonce(owner, client);
      assert(first, 'a pair that was just begun');
      return first;
    },
    ofPair: async (pair) => {
      const [row] = await find('select * from seed_pair where id = $1', [pair]);
      assert(row?.client_seed, `there is no pair ${pair}`);
      return { serverSeed: row.server_seed, clientSeed: row.client_seed };
    },
    rotate: (owner, clientSeed) => inTransaction(pool, (client) => rotatePair({ owner, clientSeed }, client, now())),
    revealed: async (owner) => {
      const sql = `select * from seed_pair where owner = $1 and state = 'revealed' order by id desc limit $2`;
      return (await find(sql, [owner, REVEALED_MAX])).map(revealedOf);
    },
    proofOf: async (pair) => {
      const [row] = await find('select * from seed_pair where id = $1', [pair]);
      if (!row) return null;
      const serverSeed = row.state === 'revealed' ? row.server_seed : null;
      return { commitment: commitmentOf(row.server_seed), serverSeed, clientSeed: row.client_seed ?? '' };
    },
  };
}

interface PairRow {
  readonly id: string;
  readonly server_seed: string;
  readonly client_seed: string | null;
  readonly next_nonce: number;
  readonly state: 'promised' | 'active' | 'revealed';
}

async function promise(owner: string, client: PoolClient, at: string): Promise<void> {
  await client.query(
    `insert into seed_pair (owner, server_seed, state, at) values ($1, $2, 'promised', $3) on conflict do nothing`,
    [owner, serverSeedOf(randomBytes(32)), at],
  );
}

/** The promised pair comes into play, with the player's seed, and the next is promised. */
async function begin(owner: string, clientSeed: string, client: PoolClient, at: string): Promise<void> {
  await client.query(
    `update seed_pair set state = 'active', client_seed = $2 where owner = $1 and state = 'promised'`,
    [owner, clientSeed],
  );
  await promise(owner, client, at);
}

/** A newcomer gets a pair in play, with a client seed of ours until they write their own. */
async function ensurePair(owner: string, client: PoolClient, at: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seeds ${owner}`]);
  const found = await client.query(`select 1 from seed_pair where owner = $1 and state = 'active'`, [owner]);
  if (found.rowCount) return;
  await promise(owner, client, at);
  await begin(owner, randomBytes(8).toString('hex'), client, at);
}

async function takeNonce(owner: string, client: PoolClient): Promise<TakenSeeds | null> {
  const { rows } = await client.query(
    `update seed_pair set next_nonce = next_nonce + 1 where owner = $1 and state = 'active'
     returning id, server_seed, client_seed, next_nonce - 1 as nonce`,
    [owner],
  );
  const row = rows[0];
  return row ? { pair: row.id, serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce } : null;
}

async function readCurrent(owner: string, client: PoolClient, at: string): Promise<OpenPair> {
  await ensurePair(owner, client, at);
  const { rows } = await client.query<PairRow>(`select * from seed_pair where owner = $1 and state <> 'revealed'`, [
    owner,
  ]);
  const active = rows.find(({ state }) => state === 'active');
  const next = rows.find(({ state }) => state === 'promised');
  assert(active?.client_seed && next, 'a pair in play and one that is promised');
  return {
    commitment: commitmentOf(active.server_seed),
    clientSeed: active.client_seed,
    nonce: active.next_nonce,
    nextCommitment: commitmentOf(next.server_seed),
  };
}

async function rotatePair(
  { owner, clientSeed }: { owner: string; clientSeed: string },
  client: PoolClient,
  at: string,
): Promise<RevealedPair | null> {
  await ensurePair(owner, client, at);
  const sql = `select * from seed_pair where owner = $1 and state = 'active' for update`;
  const active = (await client.query<PairRow>(sql, [owner])).rows[0];
  assert(active, 'a pair in play');
  if ((await client.query(HIDDEN, [active.id])).rowCount) return null;
  await client.query(`update seed_pair set state = 'revealed', revealed_at = $2 where id = $1`, [active.id, at]);
  await begin(owner, clientSeed, client, at);
  return revealedOf(active);
}

function revealedOf(row: PairRow): RevealedPair {
  return {
    serverSeed: row.server_seed,
    commitment: commitmentOf(row.server_seed),
    clientSeed: row.client_seed ?? '',
    bets: row.next_nonce,
  };
}
