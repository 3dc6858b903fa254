import { randomUUID } from 'node:crypto';
import { type Clock, formatAmount, toIso, type Units } from '@ordago/kernel';
import type { PlaySession } from '@ordago/provider-kit';
import type { Pool } from 'pg';
import type { SendAward } from '../game-providers/send-call.ts';
import type { SportsbookSimulator } from './sportsbook-simulator.ts';

/** `awarding`, `releasing` and `retracting` were sent and not answered yet: they are sent again under the same id. */
export type AwardState =
  | 'awarding'
  | 'awarded'
  | 'used'
  | 'releasing'
  | 'released'
  | 'retracting'
  | 'retracted'
  | 'refused';

/** A free bet that a sportsbook promises one of its players. */
export interface BookedAward {
  readonly id: string;
  readonly provider: string;
  readonly userId: string;
  readonly username: string;
  readonly currency: string;
  readonly amount: Units;
  readonly state: AwardState;
  /** The operator's word for a refusal. */
  readonly word: string;
}

/** The sportsbook's own book of free bets: written before the operator is notified. */
export interface Awards {
  give(simulator: SportsbookSimulator, session: PlaySession, amount: Units): Promise<BookedAward>;
  /** Pays it out or takes it back; null where it is not there to be. */
  end(simulator: SportsbookSimulator, id: string, how: 'release' | 'retract'): Promise<BookedAward | null>;
  /** Awards that the player can use now. */
  openOf(session: PlaySession): Promise<readonly BookedAward[]>;
  latest(): Promise<readonly BookedAward[]>;
  /** Holds it for a bet; null when it cannot be used. */
  use(session: PlaySession, id: string): Promise<BookedAward | null>;
  /** Sends again what nobody answered, and gives back what its bet did not keep: it was refused or taken back. */
  resume(simulators: readonly SportsbookSimulator[]): Promise<void>;
}

export const AWARD_SCHEMA = `create table play_award (
  id text primary key,
  provider text not null,
  user_id text not null,
  username text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null,
  word text not null default '',
  at timestamptz not null
)`;

const COLUMNS = `id, provider, user_id as "userId", username, currency, amount, state, word`;
const ACTION_OF = { awarding: 'award', releasing: 'release', retracting: 'retract' } as const;
const DONE = { awarding: 'awarded', releasing: 'released', retracting: 'retracted' } as const;
/** State of an award after a refusal. */
const UNDONE = { awarding: 'refused', releasing: 'awarded', retracting: 'awarded' } as const;

export function createAwards({ pool, clock, send }: { pool: Pool; clock: Clock; send: SendAward }): Awards {
  const run = async (sql: string, values: readonly unknown[]) =>
    (await pool.query(sql, [...values])).rows.map((row): BookedAward => ({ ...row, amount: BigInt(row.amount) }));
  const move = async (id: string, from: AwardState, to: AwardState, word = '') =>
    (
      await run(`update play_award set state = $3, word = $4 where id = $1 and state = $2 returning ${COLUMNS}`, [
        id,
        from,
        to,
        word,
      ])
    )[0] ?? null;
  const report = async (simulator: SportsbookSimulator, award: BookedAward): Promise<BookedAward> => {
    const state = award.state as keyof typeof ACTION_OF;
    const { userId, currency, id } = award;
    const action = ACTION_OF[state];
    const call = {
      action,
      userId,
      currency,
      award: id,
      transaction: `${id}-${action}`,
      amount: formatAmount(award.amount),
    };
    const verdict = await send(simulator, call);
    if (verdict?.outcome === 'ok') return (await move(id, state, DONE[state])) ?? award;
    if (verdict?.outcome === 'refused') return (await move(id, state, UNDONE[state], verdict.word)) ?? award;
    return award;
  };
  return {
    give: async (simulator, { provider, userId, username, currency }, amount) => {
      const [made] = await run(
        `insert into play_award (id, provider, user_id, username, currency, amount, state, at)
         values ($1, $2, $3, $4, $5, $6, 'awarding', $7) returning ${COLUMNS}`,
        [randomUUID(), provider, userId, username, currency, amount, toIso(clock.now())],
      );
      return report(simulator, made as BookedAward);
    },
    end: async (simulator, id, how) => {
      const moved = await move(id, 'awarded', how === 'release' ? 'releasing' : 'retracting');
      return moved && report(simulator, moved);
    },
    openOf: ({ provider, userId }) =>
      run(`select ${COLUMNS} from play_award where provider = $1 and user_id = $2 and state = 'awarded' order by at`, [
        provider,
        userId,
      ]),
    latest: () => run(`select ${COLUMNS} from play_award order by at desc limit 20`, []),
    use: async ({ provider, userId }, id) =>
      (
        await run(
          `update play_award set state = 'used' where id = $1 and provider = $2 and user_id = $3 and state = 'awarded'
           returning ${COLUMNS}`,
          [id, provider, userId],
        )
      )[0] ?? null,
    resume: async (simulators) => {
      const open = await run(
        `select ${COLUMNS} from play_award where state in ('awarding', 'releasing', 'retracting')`,
        [],
      );
      for (const award of open) {
        const simulator = simulators.find(({ name }) => name === award.provider);
        if (simulator) await report(simulator, award);
      }
      await pool.query(
        `update play_award a set state = 'awarded' where state = 'used' and (
           select r.state from play_round r where r.outcome ->> 'award' = a.id order by r.id desc limit 1) in ('refused', 'cancelled')`,
      );
    },
  };
}
