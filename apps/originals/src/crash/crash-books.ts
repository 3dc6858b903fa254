import { hash, randomBytes } from 'node:crypto';
import { type ChainCheckpoint, chainCheckpoints, hashOfGame, serverSeedOf } from '@ordago/fairness';
import { type Clock, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';

/**
 * The shared rounds. A chain is made once, at the first start: its terminal hash is stored before its salt is, and both
 * are published; its games are played from the first to the last (semantics C4).
 */
export const CRASH_SCHEMA = `create table crash_chain (
  id bigint generated always as identity primary key,
  seed text not null,
  length int not null,
  terminal text not null,
  salt text,
  at timestamptz not null
);
create table crash_round (
  id bigint generated always as identity primary key,
  chain bigint not null references crash_chain (id),
  place int not null,
  phase text not null check (phase in ('betting', 'flying', 'over')),
  ends_at timestamptz not null,
  flew_at timestamptz,
  -- Hundredths; null where the round was called off.
  bust int,
  unique (chain, place)
);
create index crash_round_open on crash_round (id) where phase <> 'over';
create table crash_bet (
  round bigint primary key references play_round (id),
  crash_round bigint not null references crash_round (id)
);
create index crash_bet_of_round on crash_bet (crash_round)`;

/** Hashes of a chain at regular places: a game's hash is at most `CHECKPOINT_EVERY` steps from one of them. Secret. */
export const CHECKPOINT_SCHEMA = `create table crash_checkpoint (
  chain bigint not null references crash_chain (id),
  game int not null,
  hash text not null,
  primary key (chain, game)
)`;

export interface Chain {
  readonly id: string;
  readonly terminal: string;
  readonly salt: string;
  readonly length: number;
  /** The hash of a game, from 1 to the length. Secret until that game has burst. */
  hashOf(place: number): string;
}

export interface CrashRound {
  readonly id: string;
  readonly chain: string;
  readonly place: number;
  readonly phase: 'betting' | 'flying' | 'over';
  readonly bust: number | null;
}

export interface CrashBooks {
  /** The chain in play; made now when there is none, or the last one has been played to its end. */
  chain(options: { length: number; salt: string | null }): Promise<Chain>;
  /** The next game of the chain, open for bets; null when the chain is at its end. */
  open(chain: Chain, endsAt: number): Promise<CrashRound | null>;
  fly(round: string, at: number): Promise<void>;
  /** From here on a round's bets are settled by its bust. */
  end(round: string, bust: number | null): Promise<void>;
  join(bet: { round: string; crashRound: string }, client: PoolClient): Promise<void>;
  /** Bets of a round whose money is not settled yet, with the phase that the round was left in. */
  unsettled(): Promise<{ round: string; crashRound: CrashRound }[]>;
  unfinished(): Promise<CrashRound[]>;
  /** The round of a bet, as everybody may know it: its hash once it is over, else null. */
  ofBet(round: string): Promise<(CrashRound & Pick<Chain, 'terminal' | 'salt'> & { hash: string | null }) | null>;
  history(chain: string): Promise<{ place: number; bust: number }[]>;
}

/** Games between two kept hashes: a proof costs at most so many steps, under a millisecond. */
const CHECKPOINT_EVERY = 500;
const HISTORY_MAX = 30;

export function createCrashBooks({ pool, clock }: { pool: Pool; clock: Clock }): CrashBooks {
  const rows: Rows = async (sql, values = []) => (await pool.query(sql, [...values])).rows;
  return {
    chain: async ({ length, salt }) => {
      const row = await findChain(rows, toIso(clock.now()), length);
      await keepCheckpoints(rows);
      const given = row.salt ?? (await giveSalt(rows, row.id, salt));
      return openChain({ ...row, salt: given }, await checkpointsOf(rows, row.id));
    },
    open: async (chain, endsAt) => {
      const opened = await rows(
        `insert into crash_round (chain, place, phase, ends_at)
         select $1, coalesce(max(place), 0) + 1, 'betting', $2 from crash_round where chain = $1
         having coalesce(max(place), 0) < $3 returning *`,
        [chain.id, new Date(endsAt).toISOString(), chain.length],
      );
      return opened[0] ? roundOf(opened[0]) : null;
    },
    fly: async (round, at) => {
      await rows(`update crash_round set phase = 'flying', flew_at = $2 where id = $1`, [
        round,
        new Date(at).toISOString(),
      ]);
    },
    end: async (round, bust) => {
      await rows(`update crash_round set phase = 'over', bust = $2 where id = $1`, [round, bust]);
    },
    join: async ({ round, crashRound }, client) => {
      await client.query('insert into crash_bet (round, crash_round) values ($1, $2)', [round, crashRound]);
    },
    unsettled: async () => {
      const found = await rows(
        `select b.round, c.* from crash_bet b join play_round r on r.id = b.round join crash_round c on c.id = b.crash_round
         where r.state = 'playing' or (r.state = 'betting' and c.phase <> 'betting')`,
      );
      return found.map((row) => ({ round: String(row.round), crashRound: roundOf(row) }));
    },
    unfinished: async () => (await rows(`select * from crash_round where phase <> 'over' order by id`)).map(roundOf),
    ofBet: async (round) => {
      const [row] = await rows(
        `select c.*, h.terminal, h.salt, k.game as kept_game, k.hash as kept_hash
         from crash_bet b join crash_round c on c.id = b.crash_round join crash_chain h on h.id = c.chain
         left join lateral (select game, hash from crash_checkpoint where chain = c.chain and game >= c.place
           order by game limit 1) k on c.phase = 'over'
         where b.round = $1`,
        [round],
      );
      if (!row) return null;
      const kept = row.kept_hash === null ? null : { game: Number(row.kept_game), hash: String(row.kept_hash) };
      const hash = kept && hashOfGame(kept, Number(row.place), sha256);
      return { ...roundOf(row), terminal: String(row.terminal), salt: String(row.salt), hash };
    },
    history: async (chain) => {
      const found = await rows(
        `select place, bust from crash_round where chain = $1 and bust is not null order by place desc limit $2`,
        [chain, HISTORY_MAX],
      );
      return found as unknown as { place: number; bust: number }[];
    },
  };
}

type Rows = (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

interface ChainRow {
  readonly id: string;
  readonly seed: string;
  readonly length: number;
  readonly terminal: string;
  readonly salt: string | null;
}

/** The chain that still has games; made now when there is none. */
async function findChain(rows: Rows, at: string, length: number): Promise<ChainRow> {
  const [found] = await rows(
    `select c.* from crash_chain c
     where c.length > (select coalesce(max(place), 0) from crash_round where chain = c.id) order by c.id desc limit 1`,
  );
  if (found) return found as unknown as ChainRow;
  const seed = serverSeedOf(randomBytes(32));
  const terminal = chainCheckpoints(seed, { length, every: length, step: sha256 })[0]?.hash ?? '';
  const values = [seed, length, terminal, at];
  const [made] = await rows(
    'insert into crash_chain (seed, length, terminal, at) values ($1, $2, $3, $4) returning *',
    values,
  );
  return made as unknown as ChainRow;
}

/** The step of a chain in the machine's own SHA-256: a start walks the whole chain. */
function sha256(text: string): string {
  return hash('sha256', text);
}

/** Stores the salt, chosen after the terminal hash is fixed: nobody could choose the chain to fit it. */
async function giveSalt(rows: Rows, chain: string, salt: string | null): Promise<string> {
  const given = salt ?? randomBytes(32).toString('hex');
  await rows('update crash_chain set salt = $2 where id = $1 and salt is null', [chain, given]);
  return given;
}

/** Walks every chain that has no checkpoints yet and keeps them: once in its life, also for chains of an earlier version. */
async function keepCheckpoints(rows: Rows): Promise<void> {
  const bare = (await rows(
    'select c.* from crash_chain c where not exists (select from crash_checkpoint where chain = c.id)',
  )) as unknown as ChainRow[];
  for (const { id, seed, length } of bare) {
    const kept = chainCheckpoints(seed, { length, every: CHECKPOINT_EVERY, step: sha256 });
    await rows(
      `insert into crash_checkpoint (chain, game, hash) select $1, * from unnest($2::int[], $3::text[])
       on conflict do nothing`,
      [id, kept.map(({ game }) => game), kept.map(({ hash }) => hash)],
    );
  }
}

async function checkpointsOf(rows: Rows, chain: string): Promise<ChainCheckpoint[]> {
  const found = await rows('select game, hash from crash_checkpoint where chain = $1 order by game', [chain]);
  return found as unknown as ChainCheckpoint[];
}

function openChain(row: ChainRow & { salt: string }, kept: readonly ChainCheckpoint[]): Chain {
  const { id, length, terminal, salt } = row;
  return {
    id: String(id),
    length,
    terminal,
    salt,
    hashOf: (place) => {
      const after = kept.find(({ game }) => game >= place);
      if (!after) throw new Error(`the chain has no game ${place}`);
      return hashOfGame(after, place, sha256);
    },
  };
}

function roundOf(row: Record<string, unknown>): CrashRound {
  return {
    id: String(row.id),
    chain: String(row.chain),
    place: Number(row.place),
    phase: row.phase as CrashRound['phase'],
    bust: row.bust === null ? null : Number(row.bust),
  };
}
