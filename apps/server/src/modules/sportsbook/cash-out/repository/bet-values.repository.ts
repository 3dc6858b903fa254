import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { SellableBet } from '../domain/cash-out.ts';

/** Value of a bet, and its instant. */
export interface BetValue {
  readonly at: Instant;
  readonly value: bigint;
}

/** Number of values of one bet that are returned at most. */
const REPORTED_MAX = 300;

/** Past values of open bets. */
export interface BetValuesRepository {
  /** Stores the values of bets; one that did not change, or was stored seconds ago, is not stored again. */
  noteValues(
    valued: readonly { readonly bet: Pick<SellableBet, 'id' | 'stake'>; readonly value: bigint }[],
    at: Instant,
  ): Promise<void>;
  /** The newest values of what is left of a bet, the oldest of them first. */
  findValues(bet: Pick<SellableBet, 'id' | 'stake'>): Promise<BetValue[]>;
  /** Deletes values that are older than an instant, and those of bets that are over; answers how many. */
  dropValues(old: { before: Instant; max: number }): Promise<number>;
}

export function createBetValuesRepository(pool: Pool): BetValuesRepository {
  return {
    async noteValues(valued, at) {
      if (valued.length === 0) return;
      await pool.query(NOTE, [
        toIso(at),
        valued.map(({ bet }) => bet.id),
        valued.map(({ value }) => String(value)),
        valued.map(({ bet }) => String(bet.stake)),
      ]);
    },
    async findValues({ id, stake }) {
      const found = await pool.query<{ at: Date; value: string }>(
        'select at, value from sportsbook.bet_value where bet = $1 and stake = $2 order by at desc limit $3',
        [id, String(stake), REPORTED_MAX],
      );
      return found.rows.map(({ at, value }) => ({ at: instant(at.getTime()), value: BigInt(value) })).toReversed();
    },
    async dropValues({ before, max }) {
      return (await pool.query(DROP, [toIso(before), max])).rowCount ?? 0;
    },
  };
}

const NOTE = `
insert into sportsbook.bet_value (bet, at, value, stake)
select given.bet, $1, given.value, given.stake
from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as given (bet, value, stake)
left join lateral (
  select v.at, v.value, v.stake from sportsbook.bet_value v where v.bet = given.bet order by v.at desc limit 1) last on true
where given.value > 0 and (last.at is null or last.stake <> given.stake
  or last.value <> given.value and last.at <= $1::timestamptz - interval '10 seconds')
on conflict do nothing`;

const DROP = `
delete from sportsbook.bet_value where ctid = any (array(
  select v.ctid from sportsbook.bet_value v left join sportsbook.bet b on b.id = v.bet
  where v.at < $1 or b.status is distinct from 'open' limit $2))`;
