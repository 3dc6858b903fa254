import type { Pool } from 'pg';
import pino from 'pino';
import { createRelay } from '../../apps/server/src/platform/events/relay.ts';
import { requestReplay } from '../../apps/server/src/platform/events/repository/handlers.repository.ts';
import { createHandlers, SOURCES } from './event-handlers.ts';

export interface EventFindings {
  readonly handled: number;
  readonly missing: number;
  readonly doubled: number;
  /** Handled, and never committed. */
  readonly unknown: number;
  /** Handled before an earlier event of the same player. */
  readonly outOfOrder: number;
  readonly parked: number;
  /** True when a replay from the beginning made the same tables. */
  readonly isRebuilt: boolean;
}

/** Committed facts, by the tables of the product alone: events written, commands that moved a wallet, bets. */
const EXPECTED = `
  with expected as (
    select position, 'player-registered' as name from platform.event
    union all
    select id, 'balance-changed' from ledger.op o
    where verdict = 'accepted' and exists (select from ledger.entry e where e.op_id = o.id)
    union all select id, 'bet-placed' from sportsbook.bet
  ), seen as (
    select position, name, count(*) as times from kills.handled group by position, name
  )
  select count(*) filter (where s.position is null)::int as missing, count(*) filter (where e.position is null)::int as unknown,
    coalesce(sum(s.times - 1), 0)::int as doubled, coalesce(sum(s.times), 0)::int as handled
  from expected e full join seen s using (position, name)`;

const OUT_OF_ORDER = `
  select count(*)::int as n from (
    select (position, part) <= (lag(position) over own, lag(part) over own) as is_late
    from kills.handled window own as (partition by player order by nth)) one where is_late`;

const CONTENTS = `
  select (select md5(coalesce(string_agg(player || ' ' || events || ' ' || digest, ',' order by player), '')) from kills.chain)
    || (select md5(coalesce(string_agg(position || ' ' || part || ' ' || player || ' ' || name, ',' order by player, nth), ''))
      from kills.handled) as contents`;

/** Holds what was handled against what was committed, then replays both handlers from the beginning. */
export async function judgeEvents(pool: Pool): Promise<EventFindings> {
  const handlers = createHandlers(() => undefined);
  const relay = createRelay({
    pool,
    clock: { now: () => Date.now() as never },
    log: pino({ level: 'fatal' }),
    handlers,
    sources: SOURCES,
    metrics: { observeEvents: () => undefined, observeHandler: () => undefined },
  });
  try {
    await relay.catchUp();
    const { rows } = await pool.query(EXPECTED);
    const late = await pool.query<{ n: number }>(OUT_OF_ORDER);
    const parked = await pool.query<{ n: number }>('select count(*)::int as n from platform.parked_event');
    const before = await contentsOf(pool);
    for (const { name } of handlers) await requestReplay(pool, name, 0n);
    await relay.catchUp();
    const isRebuilt = (await contentsOf(pool)) === before;
    return { ...rows[0], outOfOrder: late.rows[0]?.n ?? -1, parked: parked.rows[0]?.n ?? -1, isRebuilt };
  } finally {
    await relay.stop();
  }
}

async function contentsOf(pool: Pool): Promise<string> {
  return (await pool.query<{ contents: string }>(CONTENTS)).rows[0]?.contents ?? '';
}
