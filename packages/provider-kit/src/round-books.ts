import { type Clock, toIso, type Units } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';

/** Outcome of a round, ready for the wire: amounts as decimal text. */
export type Outcome = Readonly<Record<string, unknown>>;

/**
 * State of a round. `betting`: the bet is out and unanswered; `playing`: the bet is accepted and the player decides,
 * for games of several steps; `settling`: the win is owed and unacknowledged; `cancelling`: nobody knows whether the
 * bet happened, so it is taken back; the rest is final.
 */
export type RoundState = 'betting' | 'playing' | 'settling' | 'cancelling' | 'settled' | 'refused' | 'cancelled';

export interface BookedRound {
  readonly id: string;
  readonly session: string;
  /** The round on the wire; a stake that joins a round later bears a dot and its place behind it. */
  readonly roundKey: string;
  readonly stake: Units;
  readonly payout: Units;
  readonly outcome: Outcome;
  readonly state: RoundState;
  readonly balance: string | null;
  /** The operator's word for a refusal. */
  readonly word: string;
  readonly attempts: number;
}

export interface RoundBooking {
  readonly session: string;
  /** Minted by the game client, one per request to play. */
  readonly key: string;
  readonly roundKey: string;
  readonly stake: Units;
  readonly payout: Units;
  readonly outcome: Outcome;
}

/** Facts that a move writes beside the state; absent ones stay as they are. */
export interface RoundFacts {
  readonly balance?: string | null;
  readonly word?: string;
  readonly payout?: Units;
  readonly outcome?: Outcome;
}

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** The provider's own book of rounds: durable before a call leaves, so that a crash owes nobody. */
export interface RoundBooks {
  /** Books a round, in the caller's transaction where one is given; null when the player's key is known already. */
  book(round: RoundBooking, client?: Queryable): Promise<BookedRound | null>;
  /** The round of a session by the key of the game client; null without one. */
  byKey(session: string, key: string): Promise<BookedRound | null>;
  /** A round by its number in these books; null without one. */
  byId(id: string): Promise<BookedRound | null>;
  /** A round by its key on the wire; null without one. */
  byRoundKey(roundKey: string): Promise<BookedRound | null>;
  /** Writes the state of a round, whatever it was; throws for an unknown id. */
  move(id: string, to: RoundState, facts?: RoundFacts): Promise<BookedRound>;
  /** Moves a round on that is still in `from`; null when somebody else was faster. */
  claim(
    id: string,
    step: RoundFacts & { from: RoundState; to: RoundState },
    client?: Queryable,
  ): Promise<BookedRound | null>;
  /** Counts a failed try and sets when the next is due: 1 s, doubled up to 60 s. */
  postpone(id: string): Promise<void>;
  /** Sets when a round is due next: its result is drawn later. In `ms` milliseconds from now. */
  defer(id: string, ms: number): Promise<void>;
  /** Rounds whose next try is due, and bets that a crash left unanswered. */
  due(): Promise<BookedRound[]>;
}

export const ROUND_SCHEMA = `create table play_round (
  id bigint generated always as identity primary key,
  session bigint not null references play_session (id),
  key text not null,
  round_key text not null unique,
  stake bigint not null,
  payout bigint not null,
  outcome jsonb not null,
  state text not null,
  balance text,
  word text not null default '',
  attempts int not null default 0,
  next_at timestamptz not null,
  at timestamptz not null,
  unique (session, key)
);
create index play_round_open on play_round (next_at) where state in ('betting', 'settling', 'cancelling')`;

const COLUMNS = 'id, session, round_key, stake, payout, outcome, state, balance, word, attempts';
/** A bet without an answer for so long was left behind by a crash, in milliseconds. */
const ABANDONED_MS = 15_000;
const WAIT_MS_MAX = 60_000;

/** Creates the book of rounds on the provider's own database. */
export function createRoundBooks({ pool, clock }: { pool: Pool; clock: Clock }): RoundBooks {
  const run = async (sql: string, values: readonly unknown[], client: Queryable = pool) =>
    (await client.query(sql, [...values])).rows.map(roundOf);
  const at = (inMs = 0) => new Date(clock.now() + inMs).toISOString();
  const one = async (sql: string, values: readonly unknown[], client?: Queryable) =>
    (await run(sql, values, client))[0] ?? null;
  const step = (id: string, to: RoundState, from: RoundState | null, facts: RoundFacts, client?: Queryable) =>
    one(
      `update play_round set state = $2, balance = coalesce($4, balance), word = $5, next_at = $6,
         payout = coalesce($7, payout), outcome = coalesce($8, outcome)
       where id = $1 and state = coalesce($3, state) returning ${COLUMNS}`,
      [id, to, from, facts.balance ?? null, facts.word ?? '', at(), facts.payout ?? null, jsonOf(facts.outcome)],
      client,
    );
  return {
    book: ({ session, key, roundKey, stake, payout, outcome }, client) =>
      one(
        `insert into play_round (session, key, round_key, stake, payout, outcome, state, next_at, at)
         values ($1, $2, $3, $4, $5, $6, 'betting', $7, $8) on conflict do nothing returning ${COLUMNS}`,
        [session, key, roundKey, stake, payout, JSON.stringify(outcome), at(ABANDONED_MS), toIso(clock.now())],
        client,
      ),
    byKey: (session, key) => one(`select ${COLUMNS} from play_round where session = $1 and key = $2`, [session, key]),
    byId: (id) => one(`select ${COLUMNS} from play_round where id = $1`, [id]),
    byRoundKey: (roundKey) => one(`select ${COLUMNS} from play_round where round_key = $1`, [roundKey]),
    move: async (id, to, facts = {}) => {
      const moved = await step(id, to, null, facts);
      if (!moved) throw new Error(`there is no round ${id}`);
      return moved;
    },
    claim: (id, { from, to, ...facts }, client) => step(id, to, from, facts, client),
    postpone: async (id) => {
      const round = await one(`update play_round set attempts = attempts + 1 where id = $1 returning ${COLUMNS}`, [id]);
      const wait = Math.min(WAIT_MS_MAX, 1_000 * 2 ** Math.min(10, (round?.attempts ?? 1) - 1));
      await pool.query('update play_round set next_at = $2 where id = $1', [id, at(wait)]);
    },
    defer: async (id, ms) => {
      await pool.query('update play_round set next_at = $2 where id = $1', [id, at(ms)]);
    },
    due: () =>
      run(
        `select ${COLUMNS} from play_round where state in ('betting', 'settling', 'cancelling') and next_at <= $1
         order by next_at limit 50`,
        [at()],
      ),
  };
}

function jsonOf(outcome: Outcome | undefined): string | null {
  return outcome === undefined ? null : JSON.stringify(outcome);
}

function roundOf(row: Record<string, unknown>): BookedRound {
  return {
    id: String(row.id),
    session: String(row.session),
    roundKey: String(row.round_key),
    stake: BigInt(String(row.stake)),
    payout: BigInt(String(row.payout)),
    outcome: row.outcome as Outcome,
    state: row.state as RoundState,
    balance: row.balance as string | null,
    word: String(row.word),
    attempts: Number(row.attempts),
  };
}
