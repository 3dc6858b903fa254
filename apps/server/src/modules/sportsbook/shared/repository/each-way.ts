import type { EachWayTerms } from '@ordago/kernel';
import { type PlaceFacts, placeOutcome } from '../domain/each-way.ts';
import type { SelectionOutcome } from '../domain/market.ts';

/** Basis of the each-way terms of a market `m`; null without a lookup for all others. */
export const EACH_WAY_BASIS =
  "case when m.kind in ('race-winner', 'tournament-winner') then sportsbook.each_way_basis(m.id) end";

/** The terms of a leg each way, and what its place part is read from. */
export interface EachWayRow extends EachWayTerms {
  readonly kind: string;
  readonly outcome: string;
  readonly record: PlaceFacts['record'];
  /** The record lacks something that is waited for. */
  readonly is_awaited: boolean;
}

/** Returns the result of the place part of a leg by the present record of its event. */
export function placeOf(
  row: EachWayRow,
  win: SelectionOutcome | null,
): { readonly terms: EachWayTerms; readonly outcome: SelectionOutcome | null } {
  const { divisor, places, kind, outcome, record, is_awaited: isAwaited } = row;
  const terms = { divisor, places };
  const market = { kind, specifier: '', outcome };
  return { terms, outcome: placeOutcome(terms, { market, win, record, isFinal: !isAwaited }) };
}

/** Facts of the place part of a leg `l` on a selection `s` of an event `e`; null for a leg to win. */
export const EACH_WAY = `case when l.each_way_places is not null then json_build_object('divisor', l.each_way_divisor,
      'places', l.each_way_places, 'kind', (select kind from sportsbook.market where id = s.market), 'outcome', s.outcome,
      'record', e.record, 'is_awaited', e.unresolved_since is not null) end`;
