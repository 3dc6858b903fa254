import { addMs, type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { SettledEvent } from '../../shared/domain/explain-leg.ts';
import type { SelectionOutcome } from '../../shared/domain/market.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';

/** A selection that waits for its result, or had another one before. */
export interface UnresolvedSelection {
  readonly id: string;
  readonly market: string;
  readonly kind: string;
  readonly specifier: string;
  readonly outcome: string;
}

/** Outcomes of the selections of an event. */
export interface EventOutcomes {
  readonly event: string;
  readonly isVoid: boolean;
  readonly outcomes: readonly ResolvedSelection[];
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
  /** Its result lacks a figure for so long that nobody waits for it any more. */
  readonly isOverdue: boolean;
}

/** State of an event whose result may lack a figure. */
export interface UnresolvedState {
  readonly event: string;
  readonly isUnresolved: boolean;
  /** A figure was waited for long enough, and what it left open is returned. */
  readonly isGivenUp: boolean;
  readonly at: Instant;
  readonly waitMs: number;
}

/** Outcomes of selections, and which events wait for their settlement. */
export interface OutcomesRepository {
  /** Every selection of an event, with what its market asks. */
  findSelections(event: string): Promise<UnresolvedSelection[]>;
  /**
   * Stores the results of an event's selections and closes its markets; those that lack a figure stay as they are.
   * Waits for the bets that are being placed on it: a bet is either read by the settlement that follows, or finds its
   * market closed.
   */
  saveOutcomes(resolved: EventOutcomes): Promise<void>;
  /** Events whose result is newer than their bets' settlement, and those whose result lacked a figure for too long. */
  findEventsToSettle(query: { at: Instant; waitMs: number; limit: number }): Promise<EventToSettle[]>;
  /**
   * Stores since when an event's result lacks a figure; one that was waited for long enough waits no more. Where bets wait for it,
   * the window of the event ends with their wait.
   */
  noteUnresolved(state: UnresolvedState): Promise<void>;
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
    async saveOutcomes({ event, isVoid, outcomes }) {
      await inTransaction(pool, async (client) => {
        await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [event]);
        await client.query(SAVE_OUTCOMES, [
          event,
          outcomes.map(({ id }) => id),
          outcomes.map(({ outcome }) => outcome?.result ?? null),
          outcomes.map(({ outcome }) => outcome?.voidHalves ?? null),
          outcomes.map(({ outcome }) => outcome?.deadHeat?.numerator ?? null),
          outcomes.map(({ outcome }) => outcome?.deadHeat?.denominator ?? null),
          outcomes.map(({ why }) => (why === null ? null : JSON.stringify(why))),
          isVoid ? 'void' : 'settled',
        ]);
      });
    },
    async findEventsToSettle({ at, waitMs, limit }) {
      const found = await pool.query<EventToSettle>(FIND_EVENTS_TO_SETTLE, [limit, toIso(addMs(at, -waitMs))]);
      return found.rows;
    },
    async noteUnresolved({ event, isUnresolved, isGivenUp, at, waitMs }) {
      await pool.query(NOTE_UNRESOLVED, [event, isUnresolved, toIso(at), isUnresolved || isGivenUp, waitMs]);
    },
    async noteSettled({ id, revision }) {
      await pool.query('update sportsbook.event set settled_revision = greatest(settled_revision, $2) where id = $1', [
        id,
        revision,
      ]);
    },
  };
}

const FIND_EVENTS_TO_SETTLE = `
select e.id, e.result_revision as revision, e.status, e.interruption, e.ending, l.sport,
  e.is_booked as "isBooked", coalesce(e.unresolved_since <= $2, false) as "isOverdue", coalesce(e.record, case
  when e.home_score is not null then json_build_object('sort', 'match', 'status', 'completed',
    'score', json_build_object('home', e.home_score, 'away', e.away_score))::jsonb end) as record
from sportsbook.event e join sportsbook.league l on l.id = e.league
where e.settled_revision < e.result_revision or e.unresolved_since <= $2 order by e.id limit $1`;

// Place parts of legs each way are read from the record, and wait with it.
const NOTE_UNRESOLVED = `
update sportsbook.event e set unresolved_since = case when $2 then coalesce(e.unresolved_since, $3::timestamptz) end,
  window_closed_at = case when $4 and exists (
      select from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection
      where l.event = e.id and (s.result is null or s.why ->> 'code' = 'unresolved' or l.each_way_places is not null))
    then least(e.window_closed_at, coalesce(e.unresolved_since, $3::timestamptz) + $5::float8 * interval '1 millisecond')
    else e.window_closed_at end
where e.id = $1 and (e.unresolved_since is not null or $2)`;

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
