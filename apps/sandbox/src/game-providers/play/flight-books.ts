import { type Clock, type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { EngineKey } from './play-engine.ts';

/** Table from which a flight is replayed. It flies from the moment at which the operator took its stake. */
export const FLIGHT_SCHEMA = `create table play_flight (
  round bigint primary key references play_round (id),
  engine text not null,
  seed text not null,
  -- Hundredths; null by hand alone.
  cash_out_at int,
  flew_at timestamptz
)`;

export interface Flight {
  readonly round: string;
  readonly engine: EngineKey;
  readonly seed: string;
  /** Cashed out by itself at this multiple, in hundredths; null by hand alone. */
  readonly cashOutAt: number | null;
  /** Null while the stake is on its way. */
  readonly flewAt: Instant | null;
}

/** The sandbox's book of flights. */
export interface FlightBooks {
  add(flight: Omit<Flight, 'flewAt'>): Promise<void>;
  /** Notes the moment of departure. */
  fly(round: string): Promise<void>;
  ofRound(round: string): Promise<Flight | null>;
  /** The session's flight in the air. */
  openOf(session: string): Promise<Flight | null>;
  /** Every flight in the air. */
  open(): Promise<Flight[]>;
}

interface Row {
  readonly round: string;
  readonly engine: string;
  readonly seed: string;
  readonly cash_out_at: number | null;
  readonly flew_at: Date | null;
}

export function createFlightBooks({ pool, clock }: { pool: Pool; clock: Clock }): FlightBooks {
  const find = async (sql: string, values: readonly unknown[] = []): Promise<Flight[]> =>
    (await pool.query<Row>(`select f.* from play_flight f ${sql}`, [...values])).rows.map(flightOf);
  const inTheAir = "join play_round r on r.id = f.round and r.state = 'playing'";
  return {
    add: async ({ round, engine, seed, cashOutAt }) => {
      const sql = 'insert into play_flight (round, engine, seed, cash_out_at) values ($1, $2, $3, $4)';
      await pool.query(sql, [round, engine, seed, cashOutAt]);
    },
    fly: async (round) => {
      await pool.query('update play_flight set flew_at = $2 where round = $1', [round, toIso(clock.now())]);
    },
    ofRound: async (round) => (await find('where f.round = $1', [round]))[0] ?? null,
    openOf: async (session) =>
      (await find(`${inTheAir} where r.session = $1 order by f.round desc limit 1`, [session]))[0] ?? null,
    open: () => find(`${inTheAir} order by f.round limit 200`),
  };
}

function flightOf({ round, engine, seed, cash_out_at: cashOutAt, flew_at: flewAt }: Row): Flight {
  return { round, engine, seed, cashOutAt, flewAt: flewAt && instant(flewAt.getTime()) };
}
