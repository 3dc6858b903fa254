import type { EachWayTerms, LegOutcome } from '@ordago/kernel';
import { type Market, readMarket } from './markets/catalogue.ts';
import { RETURNED } from './markets/kind.ts';
import { settleOutcome } from './markets/settle-market.ts';
import type { ResultRecord } from './result/record.ts';

/** From so many runners on, an each-way bet stands on these terms. */
export interface EachWayRung extends EachWayTerms {
  readonly runnersMin: number;
}

/** Rungs by the number of runners, ascending; below the first a winner is bet on alone. */
export type EachWayLadder = readonly [EachWayRung, ...EachWayRung[]];

/** The custom of the field: fewer than five runners win only, and the places grow with the field. */
export const CUSTOMARY_LADDER: EachWayLadder = [
  { runnersMin: 5, divisor: 4, places: 2 },
  { runnersMin: 8, divisor: 5, places: 3 },
  { runnersMin: 16, divisor: 4, places: 4 },
];

/** Divisors and places that staff may set instead of those of a ladder. */
export const EACH_WAY_BOUNDS = { divisors: [2, 3, 4, 5, 6], placesMin: 2, placesMax: 10 } as const;

/** Kinds of market that can be bet on each way, with the kind that settles their place part. */
const PLACE_KINDS: Readonly<Record<string, string>> = {
  'race-winner': 'race-place',
  'tournament-winner': 'tournament-place',
};
export const EACH_WAY_KINDS: readonly string[] = Object.keys(PLACE_KINDS);

/** The terms of a field of so many; null where its winner is bet on alone. */
export function rungOf(ladder: EachWayLadder, runners: number): EachWayTerms | null {
  const rung = ladder.findLast(({ runnersMin }) => runners >= runnersMin);
  return rung ? { divisor: rung.divisor, places: rung.places } : null;
}

/**
 * How the place part of a bet on a winner came out: among the first `places` of what the record ranks, each part by its own
 * dead heats. Null while the record does not tell who came in there.
 */
export function settlePlace(
  { kind, outcome }: { readonly kind: string; readonly outcome: string },
  places: number,
  record: ResultRecord,
): LegOutcome | null {
  if (record.status === 'walkover' || record.status === 'cancelled') return RETURNED;
  const market = placeMarketOf(kind, places);
  const entries = entriesOf(record);
  if (market === null || !entries.some(({ key }) => key === outcome)) return null;
  return record.status === 'completed' && !tellsPlaces(record, places) ? null : settleOutcome(market, outcome, record);
}

/** Whether a record ranks as many as have placed: who is named the winner alone leaves the second unknown. */
export function tellsPlaces(record: ResultRecord, places: number): boolean {
  const ranked = entriesOf(record).filter(({ position }) => position !== undefined);
  return ranked.length >= Math.min(places, arrivedIn(record));
}

function arrivedIn(record: ResultRecord): number {
  if (record.sort === 'race') return (record.entries ?? []).filter(({ state }) => state === 'finished').length;
  if (record.sort === 'tournament') return (record.entries ?? []).filter(({ isWithdrawn }) => !isWithdrawn).length;
  return 0;
}

function entriesOf(record: ResultRecord): readonly { readonly key: string; readonly position?: number }[] {
  return 'entries' in record ? (record.entries ?? []) : [];
}

function placeMarketOf(kind: string, places: number): Market | null {
  const placeKind = PLACE_KINDS[kind];
  return placeKind === undefined ? null : readMarket(placeKind, `places=${places}`);
}
