import type { Json } from '@ordago/game-engines';
import { addMs, type Clock, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import type { Seat } from './seat.ts';

/**
 * Table from which a round can be recomputed, beside its money: the seeds, what the player chose and the moves they made. Written
 * with the round, before any money moves; a move is written before it is answered.
 */
export const FAIR_SCHEMA = `create table fair_round (
  round bigint primary key references play_round (id),
  session bigint not null references play_session (id),
  game text not null,
  pair bigint references seed_pair (id),
  nonce int,
  choice jsonb not null,
  moves jsonb not null default '[]',
  -- When a round of several steps that nobody plays on is ended by its rule.
  expires_at timestamptz,
  unique (pair, nonce)
);
create index fair_round_of_session on fair_round (session, round desc);
create index fair_round_waiting on fair_round (expires_at) where expires_at is not null`;

export interface FairRound {
  readonly round: string;
  readonly session: string;
  readonly game: string;
  readonly pair: string | null;
  readonly nonce: number | null;
  readonly choice: Json;
  readonly moves: readonly Json[];
}

export interface FairBooks {
  write(round: Omit<FairRound, 'moves'> & { isStepped: boolean }, client: PoolClient): Promise<void>;
  byRound(round: string): Promise<FairRound | null>;
  /** Adds the move of that place; false when it is taken. Every move puts the end by rule off. */
  addMove(round: string, place: number, move: Json, client?: PoolClient): Promise<boolean>;
  /** Nothing is waited for any more. */
  close(round: string): Promise<void>;
  /** The newest round of a player at a game that waits for a move, whichever launch began it; null without one. */
  openOf(seat: Seat): Promise<FairRound | null>;
  /** Rounds that nobody played on in time. */
  abandoned(): Promise<FairRound[]>;
}

/** Time that a round of several steps waits for its player, in milliseconds: one hour. */
export const PATIENCE_MS = 3_600_000;
const COLUMNS = 'f.round, f.session, f.game, f.pair, f.nonce, f.choice, f.moves';

export function createFairBooks({ pool, clock }: { pool: Pool; clock: Clock }): FairBooks {
  const later = () => toIso(addMs(clock.now(), PATIENCE_MS));
  const find = async (sql: string, values: readonly unknown[]) =>
    (await pool.query(`select ${COLUMNS} from fair_round f ${sql}`, [...values])).rows as FairRound[];
  return {
    write: async ({ round, session, game, pair, nonce, choice, isStepped }, client) => {
      await client.query(
        `insert into fair_round (round, session, game, pair, nonce, choice, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
        [round, session, game, pair, nonce, JSON.stringify(choice), isStepped ? later() : null],
      );
    },
    byRound: async (round) => (await find('where f.round = $1', [round]))[0] ?? null,
    addMove: async (round, place, move, client) => {
      const added = await (client ?? pool).query(
        `update fair_round set moves = moves || jsonb_build_array($3::jsonb),
           expires_at = case when expires_at is null then null else $4::timestamptz end
         where round = $1 and jsonb_array_length(moves) = $2`,
        [round, place, JSON.stringify(move), later()],
      );
      return added.rowCount === 1;
    },
    close: async (round) => {
      await pool.query('update fair_round set expires_at = null where round = $1', [round]);
    },
    openOf: async ({ provider, userId, currency, game }) =>
      (
        await find(
          `join play_round r on r.id = f.round join play_session s on s.id = f.session
           where f.expires_at is not null and r.state = 'playing'
             and s.provider = $1 and s.user_id = $2 and s.currency = $3 and s.game = $4
           order by f.round desc limit 1`,
          [provider, userId, currency, game],
        )
      )[0] ?? null,
    abandoned: () =>
      find(
        `join play_round r on r.id = f.round where f.expires_at <= $1 and r.state in ('betting', 'playing')
         order by f.expires_at limit 50`,
        [toIso(clock.now())],
      ),
  };
}
