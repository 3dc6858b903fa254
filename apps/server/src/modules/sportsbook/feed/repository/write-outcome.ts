import { type Instant, toIso } from '@ordago/kernel';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { FeedMessage } from '../../shared/domain/feed-message.ts';
import type { EndedWindow } from '../../shared/domain/halt-window.ts';
import type { EventResult } from '../../shared/domain/judge-interruption.ts';

/** An event that a message changed. */
export interface ChangedEvent {
  readonly id: string;
}

/** Result as it is noted, and when. */
export interface JudgedOutcome {
  readonly result: EventResult;
  readonly at: Instant;
  /** Time by which the contest was begun or played; null where it was not, or nobody knows. */
  readonly heldAt: Instant | null;
  /**
   * Window within which another report may change it. `over`: it is judged since nobody continued the contest within its window, or
   * staff settle by it after that. Null for a contest that was played to its end.
   */
  readonly window: EndedWindow | 'over' | null;
}

/**
 * Writes the result of an event under the lock of its exposure; null where something newer is stored, its window is over, or it is
 * unknown. A window of an event that was not played to its end remains: further reports of such an end do not make it longer.
 */
export async function writeOutcome(
  db: Queryable,
  { feed, eventKey, version }: Pick<FeedMessage, 'feed' | 'eventKey' | 'version'>,
  { result, at, heldAt, window }: JudgedOutcome,
): Promise<ChangedEvent | null> {
  const saved = await db.query<ChangedEvent>(SAVE_OUTCOME, [
    feed,
    eventKey,
    version,
    ...columnsOf(result),
    toIso(at),
    isoOrNull(heldAt),
    window === 'over' ? 'over' : (window?.from ?? 'none'),
    window === 'over' ? 0 : (window?.ms ?? 0),
  ]);
  return saved.rows[0] ?? null;
}

/**
 * Returns true if a result came after the window of its event and says something else than what is stored: suppliers repeat
 * themselves under new versions.
 */
export async function isLateNews(
  db: Queryable,
  { feed, eventKey, version }: Pick<FeedMessage, 'feed' | 'eventKey' | 'version'>,
  { result, at }: JudgedOutcome,
): Promise<boolean> {
  const late = await db.query(LATE_NEWS, [feed, eventKey, version, ...columnsOf(result), toIso(at)]);
  return late.rowCount !== 0;
}

function columnsOf({ status, score, record, interruption, ending }: EventResult) {
  return [
    status,
    score?.home ?? null,
    score?.away ?? null,
    jsonOrNull(interruption),
    jsonOrNull(record),
    jsonOrNull(ending),
  ] as const;
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

const IS_NEWS = `((status, home_score, away_score, interruption, record, ending) is distinct from
    ($4::sportsbook.event_status, $5::smallint, $6::smallint, $7::jsonb, $8::jsonb, $9::jsonb))`;

// A result that is only repeated leaves the window in which a figure that it lacks is waited for.
const SAVE_OUTCOME = `
update sportsbook.event set outcome_version = $3, status = $4::sportsbook.event_status, home_score = $5, away_score = $6,
  interruption = $7::jsonb, record = $8::jsonb, ending = $9::jsonb, halt = null, halted_until = null,
  held_at = least(held_at, $11::timestamptz), window_closed_at = case $12::text
    when 'over' then least(halted_until, window_closed_at, $10::timestamptz)
    when 'none' then case when not ${IS_NEWS} then window_closed_at end
    else least(window_closed_at, coalesce(halted_until, case $12::text when 'kick-off' then starts_at else $10::timestamptz end
      + $13::float8 * interval '1 millisecond')) end,
  result_revision = result_revision + case when ${IS_NEWS} then 1 else 0 end
where feed = $1 and feed_key = $2 and outcome_version < $3
  and ($12::text = 'over' or coalesce(least(window_closed_at, halted_until) >= $10, true)) returning id`;

const LATE_NEWS = `
select from sportsbook.event
where feed = $1 and feed_key = $2 and outcome_version <= $3 and least(window_closed_at, halted_until) < $10
  and ${IS_NEWS}`;
