import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** Rows that one statement takes of each sort; events that nobody bet on, and events that are trimmed. */
export const CHUNKS = { events: 100, trims: 20, rows: 1_000 } as const;

/**
 * Deletes settled events of a supplier that were over before an instant, that nobody bet on and nobody keeps, with all that
 * was said of them; answers how many.
 */
export async function forgetEvents(pool: Pool, { feed, before }: { feed: string; before: Instant }): Promise<number> {
  return (await pool.query(FORGET, [feed, toIso(before), CHUNKS.events])).rowCount ?? 0;
}

// A bet on an event has its exposure row locked and its legs written in one commit: one that is over takes none any more.
const FORGET = `
with idle as materialized (
  select e.id, e.feed, e.feed_key from sportsbook.event e
  where e.feed = $1 and e.starts_at < $2 and e.status in ('finished', 'abandoned', 'cancelled')
    and e.settled_revision = e.result_revision
    and not exists (select from sportsbook.selection s where s.event = e.id and sportsbook.is_needed(s.id))
    and not exists (select from sportsbook.favourite_event f where f.event = e.id)
    and not exists (select from sportsbook.liability l where l.event = e.id)
    and not exists (select from sportsbook.desk_rule r where r.scope = 'event' and r.target = e.id::text)
    and not exists (select from sportsbook.bet_limit r where r.scope = 'event' and r.target = e.id::text)
  order by e.starts_at limit $3),
gone_registers as (delete from sportsbook.feed_register r using idle
  where r.feed = idle.feed and r.event_key = idle.feed_key),
gone_messages as (delete from sportsbook.held_message r using idle
  where r.feed = idle.feed and r.event_key = idle.feed_key),
gone_windows as (delete from sportsbook.void_window where market in (
  select m.id from sportsbook.market m where m.event in (select id from idle))),
gone_selections as (delete from sportsbook.selection where event in (select id from idle)),
gone_markets as (delete from sportsbook.market where event in (select id from idle)),
gone_exposure as (delete from sportsbook.exposure where event in (select id from idle))
delete from sportsbook.event where id in (select id from idle) returning id`;

/**
 * Takes the markets that nobody needs from settled events that began before an instant, with their prices and what was said
 * of them. The event with its result stays, and so do whole markets that a bet stands on: a correction finds them as they
 * were. Answers how many events were looked at.
 */
export async function trimEvents(pool: Pool, { before, at }: { before: Instant; at: Instant }): Promise<number> {
  return (await pool.query(TRIM, [toIso(before), CHUNKS.trims, toIso(at)])).rowCount ?? 0;
}

const TRIM = `
with old as materialized (
  select e.id, e.feed, e.feed_key from sportsbook.event e
  where e.trimmed_at is null and e.status in ('finished', 'abandoned', 'cancelled') and e.starts_at < $1
    and e.settled_revision = e.result_revision
  order by e.starts_at limit $2 for update skip locked),
kept as materialized (
  select m.id, m.event, m.kind || '?' || m.specifier as register from sportsbook.market m
  where m.event in (select id from old) and exists (
    select from sportsbook.selection s where s.market = m.id and sportsbook.is_needed(s.id))),
idle as materialized (
  select m.id from sportsbook.market m where m.event in (select id from old) and m.id not in (select id from kept)),
gone_registers as (delete from sportsbook.feed_register r using old
  where r.feed = old.feed and r.event_key = old.feed_key and r.market <> ''
    and not exists (select from kept where kept.event = old.id and kept.register = r.market)),
gone_windows as (delete from sportsbook.void_window where market in (select id from idle)),
gone_selections as (delete from sportsbook.selection where market in (select id from idle)),
gone_markets as (delete from sportsbook.market where id in (select id from idle))
update sportsbook.event set trimmed_at = $3 where id in (select id from old)`;

/** Deletes what was said before an instant of events that never came, or that are gone; answers how many rows. */
export async function dropStray(pool: Pool, before: Instant): Promise<number> {
  const messages = await pool.query(DROP_MESSAGES, [toIso(before), CHUNKS.rows]);
  const registers = await pool.query(DROP_REGISTERS, [before, CHUNKS.rows]);
  return (messages.rowCount ?? 0) + (registers.rowCount ?? 0);
}

const DROP_MESSAGES = `
delete from sportsbook.held_message where ctid = any (array(
  select h.ctid from sportsbook.held_message h where h.at < $1 and not exists (
    select from sportsbook.event e where e.feed = h.feed and e.feed_key = h.event_key) limit $2))`;

// Of an event that nobody knows every word is old, or none is taken: what it says together stays together.
const DROP_REGISTERS = `
delete from sportsbook.feed_register where (feed, event_key) in (
  select r.feed, r.event_key from sportsbook.feed_register r
  where not exists (select from sportsbook.event e where e.feed = r.feed and e.feed_key = r.event_key)
  group by r.feed, r.event_key having max(r.version) < $1 order by 1, 2 limit greatest($2 / 50, 1))`;
