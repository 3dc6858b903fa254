import { type Instant, toIso } from '@ordago/kernel';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { FeedMessage } from '../../shared/domain/feed-message.ts';
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
  /** True for what is judged since nobody continued the contest within its window, and for what staff settle by after it. */
  readonly closesWindow: boolean;
}

/**
 * Writes the result of an event under the lock of its exposure; null where something newer is stored, its window is over, or it is
 * unknown. Once it is written the window of the event remains closed where it was judged by it.
 */
export async function writeOutcome(
  db: Queryable,
  { feed, eventKey, version }: Pick<FeedMessage, 'feed' | 'eventKey' | 'version'>,
  { result, at, heldAt, closesWindow }: JudgedOutcome,
): Promise<ChangedEvent | null> {
  const { status, score, record, interruption, ending } = result;
  const saved = await db.query<ChangedEvent>(SAVE_OUTCOME, [
    feed,
    eventKey,
    version,
    status,
    score?.home ?? null,
    score?.away ?? null,
    jsonOrNull(interruption),
    jsonOrNull(record),
    jsonOrNull(ending),
    isoOrNull(heldAt),
    toIso(at),
    closesWindow,
  ]);
  return saved.rows[0] ?? null;
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

const SAVE_OUTCOME = `
update sportsbook.event set outcome_version = $3, status = $4::sportsbook.event_status, home_score = $5, away_score = $6,
  interruption = $7::jsonb, record = $8::jsonb, ending = $9::jsonb, halt = null, halted_until = null,
  held_at = least(held_at, $10::timestamptz), window_closed_at = case when $12 then $11::timestamptz end, result_revision = result_revision + case
    when (status, home_score, away_score, interruption, record, ending) is distinct from
      ($4::sportsbook.event_status, $5::smallint, $6::smallint, $7::jsonb, $8::jsonb, $9::jsonb)
    then 1 else 0 end
where feed = $1 and feed_key = $2 and outcome_version < $3
  and ($12 or window_closed_at is null and (halted_until is null or halted_until >= $11)) returning id`;
