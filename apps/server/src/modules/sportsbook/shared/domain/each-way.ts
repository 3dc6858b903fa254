import { type EachWayTerms, type Refusal, refuse } from '@ordago/kernel';
import {
  CUSTOMARY_LADDER,
  EACH_WAY_BOUNDS,
  EACH_WAY_KINDS,
  type ResultRecord,
  reportsPlaces,
  rungOf,
  settlePlace,
  sportRuleOf,
} from '@ordago/sport-rules';
import { type MarketRef, type SelectionOutcome, VOID } from './market.ts';
import type { EachWayOffer, OfferedSelection, Slip } from './slip.ts';

/**
 * Returns the terms of a market by its basis in the database (`8 -`, `8 off`, `8 4/3`: its runners, and the setting of
 * staff), else by the ladder of its sport. Null where its winner is bet on alone: where not everybody can lose, there
 * is no place.
 */
export function eachWayOffer(basis: string | null, sport: string): EachWayOffer | null {
  const [, count, set] = /^(\d+) (-|off|\d+\/\d+)$/.exec(basis ?? '') ?? [];
  if (basis === null || count === undefined || set === undefined || set === 'off') return null;
  const terms = set === '-' ? ladderTerms(sport, Number(count)) : readTerms(set);
  return terms === null || terms.places >= Number(count) ? null : { ...terms, basis };
}

/** Customary terms where none are set, as staff read them: from so many runners on. */
export const CUSTOMARY_TERMS = CUSTOMARY_LADDER.map(({ runnersMin, divisor, places }) => ({
  runners: runnersMin,
  each_way: `${divisor}/${places}`,
}));

function ladderTerms(sport: string, runners: number): EachWayTerms | null {
  const ladder = sportRuleOf(sport)?.eachWay;
  return ladder === undefined ? null : rungOf(ladder, runners);
}

function readTerms(text: string): EachWayTerms {
  const [divisor = 0, places = 0] = text.split('/').map(Number);
  return { divisor, places };
}

/** Returns true if a bet is each way: one of its legs is. */
export function isEachWay({ legs }: { readonly legs: readonly { readonly eachWay?: EachWayTerms | null }[] }): boolean {
  return legs.some(({ eachWay }) => eachWay !== undefined && eachWay !== null);
}

export type EachWayRefusal = 'each-way-not-offered' | 'each-way-terms-changed' | 'each-way-system';

/**
 * Judges an each-way slip against the present terms: on all legs or on none, never a system, and on the terms shown.
 */
export function judgeEachWay(slip: Slip, offer: readonly OfferedSelection[]): Refusal<EachWayRefusal> | null {
  if (!isEachWay(slip)) return null;
  if (slip.kind === 'system') return refuse('each-way-system');
  for (const [leg, { selection, eachWay: seen }] of slip.legs.entries()) {
    const now = offer.find((one) => one.selection === selection)?.eachWay;
    const which = { leg, selection };
    if (!now || !seen) return refuse('each-way-not-offered', which);
    if (seen.divisor !== now.divisor || seen.places !== now.places)
      return refuse('each-way-terms-changed', { ...which, divisor: now.divisor, places: now.places });
  }
  return null;
}

/** Facts by which the place part of a leg is decided. */
export interface PlaceFacts {
  readonly market: MarketRef & { readonly outcome: string };
  /** Result of the win part; null while it is open. */
  readonly win: SelectionOutcome | null;
  readonly record: ResultRecord | null;
  /** Nobody waits any more for what the record lacks. */
  readonly isFinal: boolean;
}

/**
 * Returns the result of the place part of a leg; null while it is open. A returned leg is returned in both parts; a
 * place that was not reported in time is returned as well.
 */
export function placeOutcome(
  { places }: EachWayTerms,
  { market, win, record, isFinal }: PlaceFacts,
): SelectionOutcome | null {
  if (win === null) return null;
  if (win.voidHalves === 2) return VOID;
  const place = record && settlePlace(market, places, record);
  return place ?? (isFinal ? VOID : null);
}

/**
 * Returns true if the record of an event ranks too few for the place parts of bets on its winner: those wait as long as
 * for any other figure.
 */
export function awaitsPlaces(selections: readonly Pick<MarketRef, 'kind'>[], record: ResultRecord | null): boolean {
  if (record?.status !== 'completed') return false;
  return selections.some(hasPlaces) && !reportsPlaces(record, EACH_WAY_BOUNDS.placesMax);
}

/** Returns true if a selection may be bet on each way. */
export function hasPlaces({ kind }: Pick<MarketRef, 'kind'>): boolean {
  return EACH_WAY_KINDS.includes(kind);
}
