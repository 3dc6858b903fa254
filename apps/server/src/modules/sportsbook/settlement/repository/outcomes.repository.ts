import { addMs, type Instant, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { SettledEvent } from '../../shared/domain/explain-leg.ts';
import type { SelectionOutcome } from '../../shared/domain/market.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';
import { lockAsRead } from './lock-as-read.ts';

/** A selection that waits for its result, or had another one before. */
export interface UnresolvedSelection {
  readonly id: string;
  readonly market: string;
  readonly kind: string;
  readonly specifier: string;
  readonly outcome: string;
}

/** Outcomes of the selections of an event by its result as it was read, and what that result leaves open. */
export interface EventOutcomes {
  readonly event: EventToSettle;
  readonly isVoid: boolean;
  readonly outcomes: readonly ResolvedSelection[];
  /** Selections that lack a figure: they wait for it, or are returned by an event that is overdue. */
  readonly unresolved: readonly string[];
  /** Selections whose place parts lack a figure in the same way. */
  readonly unplaced: readonly string[];
  readonly at: Instant;
  /** Time for which a figure is waited for, in milliseconds. */
  readonly waitMs: number;
}

/** Outcome of a selection and its reason; no outcome while the result lacks what its market needs. */
export interface ResolvedSelection {
  readonly id: string;
  readonly outcome: SelectionOutcome | null;
  readonly why: LegWhy | null;
}

/** An event whose bets wait for a settlement. */
export interface EventToSettle extends SettledEvent {
  readonly id: string;
  /** Result by which the bets are to be settled. */
  readonly revision: number;
  /** Its supplier settles the markets by itself: their results are stored already. */
  readonly isBooked: boolean;
  /** Nothing that its result lacks is waited for: it was for long enough, or the window of the event is over. */
  readonly isOverdue: boolean;
  /** Instant since when its result lacks a figure, as the database writes it; null where it is not waited for one. */
  readonly unresolvedSince: string | null;
}

/** Outcomes of selections, and which events wait for their settlement. */
export interface OutcomesRepository {
  /** Every selection of an event, with what its market asks. */
  findSelections(event: string): Promise<UnresolvedSelection[]>;
  /**
   * Stores the results of an event's selections and closes its markets; those that lack a figure stay as they are. Notes since when
   * they do, and that one that was waited for long enough waits no more: where bets wait for it, the window of the event ends with
   * their wait. Waits for the bets that are being placed on it: a bet is either read by the settlement that follows, or finds its
   * market closed. Returns false, and stores nothing, where the event has another result by now, or another process noted its wait.
   */
  saveOutcomes(resolved: EventOutcomes): Promise<boolean>;
  /** Events whose result is newer than their bets' settlement, and those whose result lacked a figure for too long. */
  findEventsToSettle(query: { at: Instant; waitMs: number; limit: number }): Promise<EventToSettle[]>;
  /** Notes that an event's bets are settled with a result. */
  noteSettled(event: EventToSettle): Promise<void>;
}

export function createOutcomesRepository(pool: Pool): OutcomesRepository {
  return {
    async findSelections(event) {
      const found = await pool.query<UnresolvedSelection>(
        `select s.id, s.market, m.kind, m.specifier, s.outcome
         from sportsbook.selection s join sportsbook.market m on m.id = s.market where s.event = $1 order by s.id`,
        [event],
      );
      return found.rows;
    },
    saveOutcomes: (resolved) =>
      inTransaction(pool, async (client) => {
        if (!(await lockAsRead(client, resolved.event))) return false;
        await saveSelections(client, resolved);
        const { event, unresolved, unplaced, at, waitMs } = resolved;
        await client.query(NOTE_UNRESOLVED, [event.id, event.isOverdue, toIso(at), unresolved, unplaced, waitMs]);
        return true;
      }),
    async findEventsToSettle({ at, waitMs, limit }) {
      const found = await pool.query<EventToSettle>(FIND_EVENTS_TO_SETTLE, [
        limit,
        toIso(addMs(at, -waitMs)),
        toIso(at),
      ]);
      return found.rows;
    },
    async noteSettled({ id, revision }) {
      await pool.query('update sportsbook.event set settled_revision = greatest(settled_revision, $2) where id = $1', [
        id,
        revision,
      ]);
    },
  };
}

async function saveSelections(client: PoolClient, { event, isVoid, outcomes }: EventOutcomes): Promise<void> {
  await client.query(SAVE_OUTCOMES, [
    event.id,
    outcomes.map(({ id }) => id),
    outcomes.map(({ outcome }) => outcome?.result ?? null),
    outcomes.map(({ outcome }) => outcome?.voidHalves ?? null),
    outcomes.map(({ outcome }) => outcome?.deadHeat?.numerator ?? null),
    outcomes.map(({ outcome }) => outcome?.deadHeat?.denominator ?? null),
    outcomes.map(({ why }) => (why === null ? null : JSON.stringify(why))),
    isVoid ? 'void' : 'settled',
  ]);
}

// Reports after the window of an event wait for staff: a figure that its result lacks does not come by itself.
const FIND_EVENTS_TO_SETTLE = `
select e.id, e.result_revision as revision, e.status, e.interruption, e.ending, l.sport,
  e.is_booked as "isBooked", coalesce(e.unresolved_since <= $2, false) or coalesce(e.window_closed_at < $3, false) as "isOverdue",
  e.unresolved_since::text as "unresolvedSince", coalesce(e.record, case
  when e.home_score is not null then json_build_object('sort', 'match', 'status', 'completed',
    'score', json_build_object('home', e.home_score, 'away', e.away_score))::jsonb end) as record
from sportsbook.event e join sportsbook.league l on l.id = e.league
where e.settled_revision < e.result_revision or e.unresolved_since <= $2 order by e.id limit $1`;

// `limit 1` keeps it a lookup per selection, as in `bets-to-settle.repository.ts`. An event that is given up is to be settled once
// more: its wait is over, and a crash before its bets are settled would leave them open.
const NOTE_UNRESOLVED = `
update sportsbook.event e set
  unresolved_since = case when is_unresolved and not $2 then coalesce(e.unresolved_since, $3::timestamptz) end,
  window_closed_at = case when is_bet_on
    then least(e.window_closed_at, coalesce(e.unresolved_since, $3::timestamptz) + $6::float8 * interval '1 millisecond')
    else e.window_closed_at end,
  settled_revision = case when $2 then least(e.settled_revision, e.result_revision - 1) else e.settled_revision end
from (select cardinality($4::bigint[]) + cardinality($5::bigint[]) > 0 as is_unresolved,
  exists (select from unnest($4::bigint[]) as one (id) cross join lateral (
      select from sportsbook.bet_leg l where l.selection = one.id limit 1) bet_on)
  or exists (select from unnest($5::bigint[]) as one (id) cross join lateral (
      select from sportsbook.bet_leg l where l.selection = one.id and l.each_way_places is not null limit 1) bet_on) as is_bet_on) wait
where e.id = $1 and (e.unresolved_since is not null or is_unresolved and not $2)`;

const SAVE_OUTCOMES = `
with given as (
  select * from unnest($2::bigint[], $3::smallint[], $4::smallint[], $5::smallint[], $6::smallint[], $7::text[])
    as given (id, result, void_halves, places_left, places_tied, why)),
resolved as (
  update sportsbook.selection s set result = given.result, void_halves = given.void_halves,
    places_left = given.places_left, places_tied = given.places_tied, why = given.why::jsonb
  from given where s.id = given.id and s.event = $1 returning s.market, s.result)
update sportsbook.market m set status = case when over.is_over then $8 else 'open' end::sportsbook.market_status
from (select market, bool_and(result is not null) as is_over from resolved group by market) over
where m.id = over.market and m.status is distinct from case when over.is_over then $8 else 'open' end::sportsbook.market_status`;
