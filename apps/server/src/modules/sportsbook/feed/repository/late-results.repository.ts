import { type Instant, instant, type Page, pageOf, type StaffId, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { onlyOf } from '../../../../platform/db/only-of.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { OutcomeMessage } from '../../shared/domain/feed-message.ts';
import type { EventResult } from '../../shared/domain/judge-interruption.ts';
import { writeOutcome } from './write-outcome.ts';

export const LATE_RESULT_STATES = ['waiting', 'settled', 'dismissed'] as const;
export type LateResultState = (typeof LATE_RESULT_STATES)[number];

/** A result that was reported after the window of its contest was over. */
export interface LateResult {
  readonly event: string;
  readonly version: string;
  readonly message: OutcomeMessage;
  readonly reportedAt: Instant;
  readonly state: LateResultState;
  readonly decidedBy: string | null;
  readonly name: string;
  readonly league: string;
  readonly sport: string;
  readonly startsAt: Instant;
  /** Number of bets on the contest, whatever became of them. */
  readonly bets: number;
}

/** Decision of staff about a late result, as they saw it. */
export interface LateDecision {
  readonly event: string;
  readonly version: string;
  readonly staff: StaffId;
  readonly at: Instant;
  /** Writes the line of the audit in the same commit. */
  readonly noted: (tx: PoolClient) => Promise<unknown>;
}

/** Results that came too late, of each contest with bets the newest. */
export interface LateResultsRepository {
  /** Keeps a late result for staff. One that says the same as the one that is kept changes nothing. */
  keepLate(message: OutcomeMessage, at: Instant): Promise<void>;
  /** One page, the newest report first. */
  listLate(state: LateResultState, paging: { page: number; size: number }): Promise<Page<LateResult>>;
  /** Finds the late result of an event; null when there is none. */
  findLate(event: string): Promise<LateResult | null>;
  /** Stores the result that staff settle by; false when it waits no more, or a newer one came. */
  settleLate(decision: LateDecision, result: EventResult): Promise<boolean>;
  /** Leaves what the window decided; false when it waits no more, or a newer one came. */
  dismissLate(decision: LateDecision): Promise<boolean>;
}

export function createLateResultsRepository(pool: Pool): LateResultsRepository {
  return {
    async keepLate(message, at) {
      const { feed, eventKey, version } = message;
      await pool.query(KEEP, [feed, eventKey, version, JSON.stringify(message), toIso(at)]);
    },
    async listLate(state, { page, size }) {
      const { count } = onlyOf(
        await pool.query<{ count: number }>(
          'select count(*)::int as count from sportsbook.late_result where state = $1',
          [state],
        ),
      );
      const paged = pageOf({ count, size, page });
      const found = await pool.query<LateRow>(
        `${SELECT} where r.state = $1 order by r.reported_at desc, r.event desc limit $2 offset $3`,
        [state, paged.limit, paged.offset],
      );
      return { rows: found.rows.map(toLate), count, pages: paged.pages, page: paged.page };
    },
    async findLate(event) {
      const found = await pool.query<LateRow>(`${SELECT} where r.event = $1`, [event]);
      return found.rows[0] ? toLate(found.rows[0]) : null;
    },
    settleLate: (decision, result) =>
      inTransaction(pool, async (client) => {
        // No bet is placed or sold meanwhile, as with any result.
        await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [decision.event]);
        if (!(await decide(client, decision, 'settled'))) return false;
        const { feed, key, version } = onlyOf(
          await client.query<{ feed: string; key: string; version: number }>(
            `select feed, feed_key as key, (outcome_version + 1)::float8 as version from sportsbook.event
             where id = $1 for no key update`,
            [decision.event],
          ),
        );
        const judged = { result, at: decision.at, heldAt: null, window: 'over' } as const;
        await writeOutcome(client, { feed, eventKey: key, version }, judged);
        await decision.noted(client);
        return true;
      }),
    dismissLate: (decision) =>
      inTransaction(pool, async (client) => {
        if (!(await decide(client, decision, 'dismissed'))) return false;
        await decision.noted(client);
        return true;
      }),
  };
}

async function decide(
  client: PoolClient,
  { event, version, staff, at }: LateDecision,
  state: Exclude<LateResultState, 'waiting'>,
): Promise<boolean> {
  const done = await client.query(
    `with decided as (
       update sportsbook.late_result set state = $3, decided_by = $4, decided_at = $5
       where event = $1 and version = $2 and state = 'waiting' returning event, state, decided_by, decided_at
     )
     select platform.emit_event('late-result-decided', null, jsonb_build_object('event', event::text, 'how', state,
       'staff', decided_by::text), decided_at) from decided`,
    [event, version, state, staff, toIso(at)],
  );
  return done.rowCount === 1;
}

// Suppliers repeat themselves under new versions: the same words do not ask staff again.
const KEEP = `
with kept as (
insert into sportsbook.late_result as known (event, version, message, reported_at)
select e.id, $3, $4::jsonb, $5 from sportsbook.event e
where e.feed = $1 and e.feed_key = $2 and exists (select from sportsbook.bet_leg l where l.event = e.id)
on conflict (event) do update set version = excluded.version, message = excluded.message, reported_at = excluded.reported_at,
  state = 'waiting', decided_by = null, decided_at = null
where known.version < excluded.version and known.message - 'version' <> excluded.message - 'version'
returning event, reported_at
)
select platform.emit_event('late-result-held', null, jsonb_build_object('event', k.event::text, 'feed', $1::text,
  'contest', left(h.name || coalesce(' – ' || a.name, ''), 200)), k.reported_at)
from kept k join sportsbook.event e on e.id = k.event join sportsbook.team h on h.id = e.home
left join sportsbook.team a on a.id = e.away`;

const SELECT = `
select r.event::text as event, r.version::text as version, r.message, r.reported_at, r.state, s.username as decided_by,
  h.name || coalesce(' – ' || a.name, '') as name, g.name as league, g.sport, e.starts_at,
  (select count(distinct l.bet)::int from sportsbook.bet_leg l where l.event = r.event) as bets
from sportsbook.late_result r join sportsbook.event e on e.id = r.event
join sportsbook.league g on g.id = e.league join sportsbook.team h on h.id = e.home
left join sportsbook.team a on a.id = e.away
left join identity.published_staff s on s.id = r.decided_by`;

interface LateRow {
  readonly event: string;
  readonly version: string;
  readonly message: OutcomeMessage;
  readonly reported_at: Date;
  readonly state: LateResultState;
  readonly decided_by: string | null;
  readonly name: string;
  readonly league: string;
  readonly sport: string;
  readonly starts_at: Date;
  readonly bets: number;
}

function toLate({ reported_at: reportedAt, decided_by: decidedBy, starts_at: startsAt, ...row }: LateRow): LateResult {
  return { ...row, decidedBy, reportedAt: instant(reportedAt.getTime()), startsAt: instant(startsAt.getTime()) };
}
