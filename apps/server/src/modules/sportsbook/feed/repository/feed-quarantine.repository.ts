import { createHash } from 'node:crypto';
import { type Instant, instant, type Page, pageOf, type StaffId, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** A message that could not be read, or not in all its parts. */
export interface QuarantinedMessage {
  readonly feed: string;
  readonly reason: string;
  readonly body: Buffer;
  readonly about: { readonly message: string | null; readonly eventKey: string | null };
  readonly isPartial: boolean;
  /** True if the body is our excerpt of what was received: it can be read, not replayed. (Default: false) */
  readonly isExcerpt?: boolean;
  readonly at: Instant;
}

export const QUARANTINE_STATES = ['waiting', 'replayed', 'dismissed'] as const;
export type QuarantineState = (typeof QUARANTINE_STATES)[number];

/** A row of the quarantine, as staff see it. */
export interface QuarantineRow {
  readonly id: string;
  readonly feed: string;
  readonly reason: string;
  readonly message: string | null;
  readonly eventKey: string | null;
  readonly isPartial: boolean;
  readonly bytes: number;
  /** False for an excerpt, and for one that is larger than we keep, or no text: it can be read, not replayed. */
  readonly isWhole: boolean;
  readonly times: number;
  readonly at: Instant;
  readonly lastAt: Instant;
  readonly state: QuarantineState;
  readonly decidedBy: string | null;
  /** The whole of it, or its beginning in a list. */
  readonly body: string;
}

/** Longest body that is kept, in characters. */
const BODY_MAX = 1024 * 1024;
const REASON_MAX = 500;
/** Characters of a body that a list shows. */
const EXCERPT = 300;

export interface QuarantineFilter {
  readonly state: QuarantineState;
  readonly feed: string | null;
}

export interface QuarantineDecision {
  readonly id: string;
  readonly state: Exclude<QuarantineState, 'waiting'>;
  readonly staff: StaffId;
  readonly at: Instant;
}

/** Messages of suppliers that could not be read, or not in all their parts. */
export interface FeedQuarantineRepository {
  /** Puts a message aside. The same one again is counted, and one that was replayed before waits anew. */
  quarantine(message: QuarantinedMessage): Promise<void>;
  /** One page, newest first. */
  listQuarantine(filter: QuarantineFilter, paging: { page: number; size: number }): Promise<Page<QuarantineRow>>;
  /** Counts the messages that wait, and how often they have come. */
  countQuarantine(): Promise<{ waiting: number; times: number }>;
  /** One row with the whole of its body; null when there is none. */
  findQuarantined(id: string): Promise<QuarantineRow | null>;
  /** Stores the decision of staff; false when somebody decided before. */
  decideQuarantined(decision: QuarantineDecision): Promise<boolean>;
  /** Keeps the reason for which a replay failed. */
  noteReason(id: string, reason: string): Promise<void>;
}

/** Creates the repository of what was put aside, on a pool of the server. */
export function createFeedQuarantineRepository(pool: Pool): FeedQuarantineRepository {
  return {
    quarantine: (message) => quarantine(pool, message),
    async listQuarantine({ state, feed }, { page, size }) {
      const where = 'where q.state = $1 and ($2::text is null or q.feed = $2)';
      const counted = await pool.query<{ count: number }>(
        `select count(*)::int as count from sportsbook.feed_quarantine q ${where}`,
        [state, feed],
      );
      const count = counted.rows[0]?.count ?? 0;
      const at = pageOf({ count, size, page });
      const found = await pool.query<Row>(
        `${select(`left(q.body, ${EXCERPT})`)} ${where} order by q.last_at desc, q.id desc limit $3 offset $4`,
        [state, feed, at.limit, at.offset],
      );
      return { rows: found.rows.map(toRow), count, pages: at.pages, page: at.page };
    },
    async countQuarantine() {
      const found = await pool.query<{ waiting: number; times: string }>(
        `select count(*)::int as waiting, coalesce(sum(times), 0)::text as times
         from sportsbook.feed_quarantine where state = 'waiting'`,
      );
      return { waiting: found.rows[0]?.waiting ?? 0, times: Number(found.rows[0]?.times ?? 0) };
    },
    async findQuarantined(id) {
      const found = await pool.query<Row>(`${select('q.body')} where q.id = $1`, [id]);
      return found.rows[0] ? toRow(found.rows[0]) : null;
    },
    async decideQuarantined({ id, state, staff, at }) {
      const done = await pool.query(
        `with decided as (
           update sportsbook.feed_quarantine set state = $2, decided_by = $3, decided_at = $4
           where id = $1 and state = 'waiting' returning id, feed, state, decided_by, decided_at
         )
         select platform.emit_event('feed-message-decided', null, jsonb_build_object('message', id::text, 'feed', feed,
           'how', state, 'staff', decided_by::text), decided_at) from decided`,
        [id, state, staff, toIso(at)],
      );
      return done.rowCount === 1;
    },
    async noteReason(id, reason) {
      await pool.query('update sportsbook.feed_quarantine set reason = $2 where id = $1', [
        id,
        clean(reason).slice(0, REASON_MAX),
      ]);
    },
  };
}

async function quarantine(pool: Pool, message: QuarantinedMessage): Promise<void> {
  const { feed, body, about, isPartial, isExcerpt = false, at } = message;
  const reason = clean(message.reason).slice(0, REASON_MAX);
  const text = clean(body.toString('utf8'));
  const isWhole = !isExcerpt && text.length <= BODY_MAX && Buffer.from(text).equals(body);
  await pool.query(PUT_ASIDE, [
    feed,
    reason,
    text.slice(0, BODY_MAX),
    about.message,
    about.eventKey,
    isPartial,
    body.length,
    isWhole,
    fingerprintOf(message, reason),
    toIso(at),
  ]);
}

/** The database accepts no zero byte in a text. */
function clean(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}

/**
 * Returns the key by which equal messages share a row. Prices are sent again and again, each time with all the markets
 * that we have no name for: what they lack is one row, with the last of them. Every other message has a row of its own.
 */
function fingerprintOf({ about, isPartial, body }: QuarantinedMessage, reason: string): string {
  const hash = createHash('sha256');
  const isRepeated = isPartial && about.message === 'odds_change';
  return hash.update(isRepeated ? `${about.message} ${about.eventKey} ${reason}` : body).digest('hex');
}

/** Longest reason that an event carries, in characters. */
const EVENT_REASON_MAX = 200;

/** With its event where it begins to wait: it is new, or was replayed before. */
const PUT_ASIDE = `
with before as (
  select state from sportsbook.feed_quarantine where feed = $1 and fingerprint = $9
), put as (
  insert into sportsbook.feed_quarantine as known (feed, reason, body, message, event_key, is_partial, bytes, is_whole,
    fingerprint, at, last_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
  on conflict (feed, fingerprint) do update set times = known.times + 1, last_at = excluded.last_at, body = excluded.body,
    reason = excluded.reason, bytes = excluded.bytes, is_whole = excluded.is_whole,
    state = case when known.state = 'replayed' then 'waiting' else known.state end,
    decided_by = case when known.state = 'replayed' then null else known.decided_by end,
    decided_at = case when known.state = 'replayed' then null else known.decided_at end
  returning id, feed, reason, last_at
)
select platform.emit_event('feed-message-held', null,
  jsonb_build_object('message', id::text, 'feed', feed, 'reason', left(reason, ${EVENT_REASON_MAX})), last_at)
from put where not exists (select from before where state <> 'replayed')`;

interface Row {
  readonly id: string;
  readonly feed: string;
  readonly reason: string;
  readonly message: string | null;
  readonly event_key: string | null;
  readonly is_partial: boolean;
  readonly bytes: number;
  readonly is_whole: boolean;
  readonly times: number;
  readonly at: Date;
  readonly last_at: Date;
  readonly state: QuarantineState;
  readonly decided_by: string | null;
  readonly body: string;
}

function select(body: string): string {
  return `select q.id, q.feed, q.reason, q.message, q.event_key, q.is_partial, q.bytes, q.is_whole, q.times, q.at, q.last_at,
  q.state, s.username as decided_by, ${body} as body
from sportsbook.feed_quarantine q left join identity.published_staff s on s.id = q.decided_by`;
}

function toRow({ event_key: eventKey, is_partial: isPartial, is_whole: isWhole, ...row }: Row): QuarantineRow {
  const { id, feed, reason, message, bytes, times, state, body } = row;
  return {
    id,
    feed,
    reason,
    message,
    eventKey,
    isPartial,
    bytes,
    isWhole,
    times,
    state,
    body,
    at: instant(row.at.getTime()),
    lastAt: instant(row.last_at.getTime()),
    decidedBy: row.decided_by,
  };
}
