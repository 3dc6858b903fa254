import { toIso, type Units } from '@ordago/kernel';
import type { SandboxParts } from '../room.ts';
import type { Outcome } from './play-engine.ts';

/**
 * What became of a round. `betting`: the bet is out and unanswered; `settling`: the win is owed and unacknowledged;
 * `cancelling`: nobody knows whether the bet happened, so it is taken back; the rest is final.
 */
export type RoundState = 'betting' | 'settling' | 'cancelling' | 'settled' | 'refused' | 'cancelled';

export interface BookedRound {
  readonly id: string;
  readonly session: string;
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

/** The provider's own book of rounds: durable before a call leaves, so that a crash owes nobody. */
export interface RoundBooks {
  /** Books a round; null when the player's key is known already. */
  book(round: {
    session: string;
    key: string;
    roundKey: string;
    stake: Units;
    payout: Units;
    outcome: Outcome;
  }): Promise<BookedRound | null>;
  byKey(session: string, key: string): Promise<BookedRound | null>;
  byId(id: string): Promise<BookedRound | null>;
  move(id: string, to: RoundState, facts?: { balance?: string | null; word?: string }): Promise<BookedRound>;
  /** Counts a failed try and says when the next is due: 1 s, doubled up to 60 s. */
  postpone(id: string): Promise<void>;
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

export function createRoundBooks({ pool, clock }: Pick<SandboxParts, 'pool' | 'clock'>): RoundBooks {
  const run = async (sql: string, values: readonly unknown[]) => (await pool.query(sql, [...values])).rows.map(roundOf);
  const at = (inMs = 0) => new Date(clock.now() + inMs).toISOString();
  const one = async (sql: string, values: readonly unknown[]) => (await run(sql, values))[0] ?? null;
  return {
    book: ({ session, key, roundKey, stake, payout, outcome }) =>
      one(
        `insert into play_round (session, key, round_key, stake, payout, outcome, state, next_at, at)
         values ($1, $2, $3, $4, $5, $6, 'betting', $7, $8) on conflict do nothing returning ${COLUMNS}`,
        [session, key, roundKey, stake, payout, JSON.stringify(outcome), at(ABANDONED_MS), toIso(clock.now())],
      ),
    byKey: (session, key) => one(`select ${COLUMNS} from play_round where session = $1 and key = $2`, [session, key]),
    byId: (id) => one(`select ${COLUMNS} from play_round where id = $1`, [id]),
    move: async (id, to, { balance = null, word = '' } = {}) => {
      const moved = await one(
        `update play_round set state = $2, balance = coalesce($3, balance), word = $4, next_at = $5 where id = $1
         returning ${COLUMNS}`,
        [id, to, balance, word, at()],
      );
      if (!moved) throw new Error(`there is no round ${id}`);
      return moved;
    },
    postpone: async (id) => {
      const round = await one(`update play_round set attempts = attempts + 1 where id = $1 returning ${COLUMNS}`, [id]);
      const wait = Math.min(WAIT_MS_MAX, 1_000 * 2 ** Math.min(10, (round?.attempts ?? 1) - 1));
      await pool.query('update play_round set next_at = $2 where id = $1', [id, at(wait)]);
    },
    due: () =>
      run(
        `select ${COLUMNS} from play_round where state in ('betting', 'settling', 'cancelling') and next_at <= $1
         order by next_at limit 50`,
        [at()],
      ),
  };
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
