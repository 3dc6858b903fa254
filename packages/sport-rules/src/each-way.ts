import type { EachWayTerms } from '@ordago/kernel';

/** Terms of an each-way bet from so many runners on. */
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

/** The terms of a field of so many; null where its winner is bet on alone. */
export function rungOf(ladder: EachWayLadder, runners: number): EachWayTerms | null {
  const rung = ladder.findLast(({ runnersMin }) => runners >= runnersMin);
  return rung ? { divisor: rung.divisor, places: rung.places } : null;
}
