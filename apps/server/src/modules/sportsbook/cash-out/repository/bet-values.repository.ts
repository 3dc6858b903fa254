import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { SellableBet } from '../domain/cash-out.ts';

/** A value of a bet, and when it was that. */
export interface BetValue {
  readonly at: Instant;
  readonly value: bigint;
}

/** Values of one bet that are told. */
const REPORTED_MAX = 300;

/** Notes what bets are worth; what did not change, or was noted seconds ago, is not noted again. */
export async function noteValues(
  pool: Pool,
  valued: readonly { readonly bet: Pick<SellableBet, 'id' | 'stake'>; readonly value: bigint }[],
  at: Instant,
): Promise<void> {
  if (valued.length === 0) return;
  await pool.query(NOTE, [
    toIso(at),
    valued.map(({ bet }) => bet.id),
    valued.map(({ value }) => String(value)),
    valued.map(({ bet }) => String(bet.stake)),
  ]);
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

/** The newest values of what is left of a bet, the oldest of them first. */
export async function findValues(pool: Pool, { id, stake }: Pick<SellableBet, 'id' | 'stake'>): Promise<BetValue[]> {
  const found = await pool.query<{ at: Date; value: string }>(
    'select at, value from sportsbook.bet_value where bet = $1 and stake = $2 order by at desc limit $3',
    [id, String(stake), REPORTED_MAX],
  );
  return found.rows.map(({ at, value }) => ({ at: instant(at.getTime()), value: BigInt(value) })).toReversed();
}

/** Deletes values that are older than an instant, and those of bets that are over; answers how many. */
export async function dropValues(pool: Pool, { before, max }: { before: Instant; max: number }): Promise<number> {
  return (await pool.query(DROP, [toIso(before), max])).rowCount ?? 0;
}

const DROP = `
delete from sportsbook.bet_value where ctid = any (array(
  select v.ctid from sportsbook.bet_value v left join sportsbook.bet b on b.id = v.bet
  where v.at < $1 or b.status is distinct from 'open' limit $2))`;
