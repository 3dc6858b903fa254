import type { Pool } from 'pg';
import pino from 'pino';
import { createRelay } from '../../apps/server/src/platform/events/relay.ts';
import { requestReplay } from '../../apps/server/src/platform/events/repository/handlers.repository.ts';
import { createHandlers, NAMES, SOURCES } from './event-handlers.ts';

export interface EventFindings {
  readonly handled: number;
  readonly missing: number;
  readonly doubled: number;
  /** Handled, and never committed. */
  readonly unknown: number;
  /** Handled before an earlier event of the same player. */
  readonly outOfOrder: number;
  readonly parked: number;
  /** Names of events that never happened: this run proved nothing about them. */
  readonly absent: readonly string[];
  /** True when a replay from the beginning made the same tables. */
  readonly isRebuilt: boolean;
}

/**
 * Committed facts, by the tables of the product alone: events written, commands that moved a wallet, bets and what became of
 * them, rounds, payments. A chunk of settlements is one position with an event for each of its bets.
 */
const EXPECTED = `
  with fact (position, name) as (
    select position, name from platform.event where name = any ($1)
    union all select id, 'balance-changed' from ledger.op o
      where verdict = 'accepted' and exists (select from ledger.entry e where e.op_id = o.id)
    union all select op_id, 'debt-changed' from ledger.entry e
      where account in (select id from ledger.wallet where class = 'debt') group by op_id, account having sum(amount) <> 0
    union all select id, 'bet-placed' from sportsbook.bet
    union all select op, 'bet-sold' from sportsbook.sale
    union all select op, case when exists (
        select from sportsbook.settlement b where b.bet = s.bet and b.revision < s.revision) then 'bet-resettled' else 'bet-settled' end
      from sportsbook.settlement s
    union all select credit_op, 'deposit-completed' from payments.deposit where credit_op is not null
    union all select refund_op, 'deposit-refunded' from payments.deposit where refund_op is not null
    union all select end_op, case status when 'completed' then 'withdrawal-completed' else 'withdrawal-returned' end
      from payments.withdrawal where end_op is not null
    union all select op, 'round-settled' from casino.round_transaction where kind in ('win', 'bet-win')
    union all select o.id, 'round-rolled-back' from ledger.op o join casino.round_transaction t on t.op = o.reverses
      where o.kind = 'casino.rollback' and o.verdict = 'accepted'
    union all select t.op, 'parked-win-paid' from casino.round_transaction t join casino.parked_win w using (provider, key)
      where w.paid_at is not null
  ), expected as (
    select position, name, count(*) as events from fact group by position, name
  ), seen as (
    select position, name, count(distinct part) as events from kills.handled group by position, name
  )
  select coalesce(sum(greatest(coalesce(e.events, 0) - coalesce(s.events, 0), 0)), 0)::int as missing,
    coalesce(sum(greatest(coalesce(s.events, 0) - coalesce(e.events, 0), 0)), 0)::int as unknown,
    (select coalesce(sum(times - 1), 0) from (
      select count(*) as times from kills.handled group by position, part) one)::int as doubled,
    (select count(*) from kills.handled)::int as handled
  from expected e full join seen s using (position, name)`;

const ABSENT = `
  select coalesce(array_agg(name order by name), '{}') as names from unnest($1::text[]) as name
  where name not in (select name from kills.handled)`;

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
    const { rows } = await pool.query(EXPECTED, [NAMES]);
    const never = await pool.query<{ names: string[] }>(ABSENT, [NAMES]);
    const late = await pool.query<{ n: number }>(OUT_OF_ORDER);
    const parked = await pool.query<{ n: number }>('select count(*)::int as n from platform.parked_event');
    const before = await contentsOf(pool);
    for (const { name } of handlers) await requestReplay(pool, name, 0n);
    await relay.catchUp();
    const isRebuilt = (await contentsOf(pool)) === before;
    return {
      ...rows[0],
      outOfOrder: late.rows[0]?.n ?? -1,
      parked: parked.rows[0]?.n ?? -1,
      absent: never.rows[0]?.names ?? NAMES,
      isRebuilt,
    };
  } finally {
    await relay.stop();
  }
}

async function contentsOf(pool: Pool): Promise<string> {
  return (await pool.query<{ contents: string }>(CONTENTS)).rows[0]?.contents ?? '';
}
