import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** Size of one statement for each sort: some thousands of rows, which are locked for some tens of milliseconds. */
export const CHUNKS = { events: 20, trims: 20, rows: 1_000, strays: 20 } as const;

/** Position that a read of old events has reached: the next one starts after it. */
export interface OldEvent {
  readonly startsAt: string;
  readonly id: string;
}

/** Outcome of a chunk of old events. */
export interface ForgottenChunk {
  readonly examined: number;
  readonly gone: number;
  /** The last that was examined; null when there was none. */
  readonly last: OldEvent | null;
}

/** Rows that nothing needs any more. */
export interface OldRowsRepository {
  /**
   * Reads the oldest settled events of a supplier after a given one that were over before an instant, and deletes
   * those that nobody bet on and nobody keeps, with all reports about them. Kept events are passed by: the next chunk
   * does not read them again.
   */
  forgetEvents(query: { feed: string; before: Instant; after: OldEvent | null }): Promise<ForgottenChunk>;
  /**
   * Deletes the markets that nobody needs from settled events that began before an instant, with their prices and the
   * reports about them. The event with its result stays, and so do whole markets that have a bet: a correction finds
   * them as they were. Answers how many events were examined.
   */
  trimEvents(query: { before: Instant; at: Instant }): Promise<number>;
  /**
   * Deletes the reports from before an instant about events that never came, or that are gone; answers how many of
   * both.
   */
  dropStray(before: Instant): Promise<number>;
}

export function createOldRowsRepository(pool: Pool): OldRowsRepository {
  return {
    async forgetEvents({ feed, before, after }) {
      const found = await pool.query<{
        examined: number;
        gone: number;
        last_at: string | null;
        last_id: string | null;
      }>(FORGET, [feed, toIso(before), CHUNKS.events, after?.startsAt ?? '-infinity', after?.id ?? '0']);
      const { examined = 0, gone = 0, last_at: startsAt = null, last_id: id = null } = found.rows[0] ?? {};
      return { examined, gone, last: startsAt === null || id === null ? null : { startsAt, id } };
    },
    async trimEvents({ before, at }) {
      return (await pool.query(TRIM, [toIso(before), CHUNKS.trims, toIso(at)])).rowCount ?? 0;
    },
    async dropStray(before) {
      const messages = await pool.query(DROP_MESSAGES, [toIso(before), CHUNKS.rows]);
      const events = await pool.query(DROP_STRAYS, [before, CHUNKS.strays]);
      return (messages.rowCount ?? 0) + (events.rowCount ?? 0);
    },
  };
}

// A bet on an event has its exposure row locked and its legs written in one commit: one that is over takes none any
// more. A trimmed event was needed at its last examination; its rest is a row or two.
const FORGET = `
with old as materialized (
  select e.id, e.feed, e.feed_key, e.starts_at from sportsbook.event e
  where e.feed = $1 and e.trimmed_at is null and e.status in ('finished', 'abandoned', 'cancelled')
    and e.starts_at < $2 and (e.starts_at, e.id) > ($4::timestamptz, $5::bigint)
  order by e.starts_at, e.id limit $3),
idle as materialized (
  select e.id, e.feed, e.feed_key from old join sportsbook.event e on e.id = old.id
  where e.settled_revision = e.result_revision
    and not exists (select from sportsbook.selection s join sportsbook.bet_leg l on l.selection = s.id where s.event = e.id)
    and not exists (select from sportsbook.selection s join sportsbook.betting_rule r on r.target = s.id::text
      where s.event = e.id and r.scope = 'selection')
    and not exists (select from sportsbook.top_express t
      join sportsbook.selection s on s.id = any (t.selections) where t.ended_at is null and s.event = e.id)
    and not exists (select from sportsbook.favourite_event f where f.event = e.id)
    and not exists (select from sportsbook.liability l where l.event = e.id)
    and not exists (select from sportsbook.betting_rule r where r.scope = 'event' and r.target = e.id::text)
    and not exists (select from sportsbook.bet_limit r where r.scope = 'event' and r.target = e.id::text)
  for update of e skip locked),
gone_registers as (delete from sportsbook.feed_register r using idle
  where r.feed = idle.feed and r.event_key = idle.feed_key),
gone_strays as (delete from sportsbook.feed_stray r using idle
  where r.feed = idle.feed and r.event_key = idle.feed_key),
gone_messages as (delete from sportsbook.held_message r using idle
  where r.feed = idle.feed and r.event_key = idle.feed_key),
gone_windows as (delete from sportsbook.void_window where market in (
  select m.id from idle join sportsbook.market m on m.event = idle.id)),
gone_selections as (delete from sportsbook.selection s using idle where s.event = idle.id),
gone_markets as (delete from sportsbook.market m using idle where m.event = idle.id),
gone_exposure as (delete from sportsbook.exposure x using idle where x.event = idle.id),
gone as (delete from sportsbook.event e using idle where e.id = idle.id returning e.id)
select (select count(*)::int from old) as examined, (select count(*)::int from gone) as gone,
  (select starts_at::text from old order by starts_at desc, id desc limit 1) as last_at,
  (select id::text from old order by starts_at desc, id desc limit 1) as last_id`;

const TRIM = `
with old as materialized (
  select e.id, e.feed, e.feed_key from sportsbook.event e
  where e.trimmed_at is null and e.status in ('finished', 'abandoned', 'cancelled') and e.starts_at < $1
    and e.settled_revision = e.result_revision
  order by e.starts_at limit $2 for update skip locked),
kept as materialized (
  select m.id, m.event, m.kind || '?' || m.specifier as register from sportsbook.market m
  where m.event in (select id from old) and (
    exists (select from sportsbook.selection s join sportsbook.bet_leg l on l.selection = s.id where s.market = m.id)
    or exists (select from sportsbook.selection s join sportsbook.betting_rule r on r.target = s.id::text
      where s.market = m.id and r.scope = 'selection')
    or exists (select from sportsbook.top_express t
      join sportsbook.selection s on s.id = any (t.selections) where t.ended_at is null and s.market = m.id))),
idle as materialized (
  select m.id from sportsbook.market m where m.event in (select id from old) and m.id not in (select id from kept)),
gone_registers as (delete from sportsbook.feed_register r using old
  where r.feed = old.feed and r.event_key = old.feed_key and r.market <> ''
    and not exists (select from kept where kept.event = old.id and kept.register = r.market)),
gone_windows as (delete from sportsbook.void_window where market in (select id from idle)),
gone_selections as (delete from sportsbook.selection where market in (select id from idle)),
gone_markets as (delete from sportsbook.market where id in (select id from idle))
update sportsbook.event set trimmed_at = $3 where id in (select id from old)`;

const DROP_MESSAGES = `
delete from sportsbook.held_message where ctid = any (array(
  select h.ctid from sportsbook.held_message h where h.at < $1 and not exists (
    select from sportsbook.event e where e.feed = h.feed and e.feed_key = h.event_key) order by h.at limit $2))`;

// An unknown event is dropped when all reports of it are old, or not at all: its reports stay together.
const DROP_STRAYS = `
with old as materialized (
  select s.feed, s.event_key from sportsbook.feed_stray s
  where s.version < $1 and not exists (
    select from sportsbook.event e where e.feed = s.feed and e.feed_key = s.event_key)
  order by s.version limit $2 for update skip locked),
gone as (delete from sportsbook.feed_register r using old where r.feed = old.feed and r.event_key = old.event_key)
delete from sportsbook.feed_stray s using old where s.feed = old.feed and s.event_key = old.event_key`;
