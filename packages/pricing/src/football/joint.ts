import { assert, ODDS_MAX, type Odds, odds } from '@ordago/kernel';
import { ODDS_MIN, priceOf } from '../ladder.ts';
import type { OutcomePayoffs, Span } from '../price-outcomes.ts';
import { type Goals, type Grid, HALF_CELLS, placeOf } from './grid.ts';

/** Table of the ways of a match in which an outcome wins, cell by cell of `HALF_CELLS`. */
export type PartHolds = Uint8Array;

/**
 * Cells in which an outcome wins, unfolded from the cells of its own span. Null for one that may be returned, whole or
 * by half: such an outcome is neither true nor false, so that it has no joint chance with others.
 */
export function partHolds(span: Span, outcomes: readonly OutcomePayoffs[]): PartHolds | null {
  const isPlain = outcomes.every(
    ({ won, returned }) => returned.every((share) => share === 0) && won.every((share) => share === 0 || share === 1),
  );
  if (!isPlain) return null;
  const cells = PLACES[span];
  return Uint8Array.from(HALF_CELLS, (_, cell) => (outcomes.some(({ won }) => won[cells[cell] ?? 0] === 1) ? 1 : 0));
}

/** Unfolds values of the cells of a span, such as payoffs, into those of `HALF_CELLS`. */
export function inHalves(span: Span, values: Float64Array): Float64Array {
  const cells = PLACES[span];
  return Float64Array.from(HALF_CELLS, (_, cell) => values[cells[cell] ?? 0] ?? 0);
}

/** Place of each pair of half scores among the cells of a span. */
const PLACES: Readonly<Record<Span, readonly number[]>> = {
  match: HALF_CELLS.map(({ first, second }) => placeOf(first.home + second.home, first.away + second.away)),
  first: HALF_CELLS.map(({ first }) => placeAt(first)),
  second: HALF_CELLS.map(({ second }) => placeAt(second)),
  both: HALF_CELLS.map((_, cell) => cell),
};

function placeAt({ home, away }: Goals): number {
  return placeOf(home, away);
}

/** Joint result of several outcomes by the cells. Not a question of chances: a cell counts, however unlikely it is. */
export interface Joint {
  readonly isPossible: boolean;
  /** By their places: those that all the others imply, so that they add nothing. */
  readonly implied: readonly number[];
  /** By their places: where the whole is impossible, the fewest that cannot come true together, else none. */
  readonly contradiction: readonly number[];
}

/** Returns the relations of outcomes to one another. */
export function jointOf(parts: readonly PartHolds[]): Joint {
  const seen = masksOf(parts);
  const all = (1 << parts.length) - 1;
  const isMet = (wanted: number) => seen.some((mask) => (mask & wanted) === wanted);
  if (!isMet(all)) return { isPossible: false, implied: [], contradiction: placesIn(leastUnmet(all, isMet)) };
  const implied = parts.flatMap((_, place) => {
    const others = all & ~(1 << place);
    return others !== 0 && seen.every((mask) => (mask & others) !== others || mask === all) ? [place] : [];
  });
  return { isPossible: true, implied, contradiction: [] };
}

/** The smallest set of parts that no cell meets. */
function leastUnmet(all: number, isMet: (wanted: number) => boolean): number {
  const sets = Array.from({ length: all }, (_, index) => index + 1).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  return sets.find((wanted) => !isMet(wanted)) ?? all;
}

/** The sets of parts that come true together, each once. */
function masksOf(parts: readonly PartHolds[]): number[] {
  const seen = new Set<number>();
  for (let cell = 0; cell < HALF_CELLS.length; cell += 1) seen.add(maskAt(parts, cell));
  return [...seen];
}

function maskAt(parts: readonly PartHolds[], cell: number): number {
  let mask = 0;
  for (let place = 0; place < parts.length; place += 1) mask |= (parts[place]?.[cell] ?? 0) << place;
  return mask;
}

export interface PartForJoint {
  readonly holds: PartHolds;
  /** Odds of the outcome by itself. */
  readonly odds: Odds;
}

export interface JointPrice {
  /** The model's fair chance that all parts come true. */
  readonly chance: number;
  readonly odds: Odds;
}

/**
 * Prices several outcomes of a match as one by the chance that all of them come true, with so much margin for each of them,
 * on the ladder. What is asked beside others is never shorter than without it: of all selections of the parts the longest
 * price counts, a part alone at its own. The whole is at most as likely as any of them, so that the operator keeps at least
 * the margin that it has there.
 */
export function priceJoint(
  { both }: Grid,
  parts: readonly PartForJoint[],
  { marginBps }: { readonly marginBps: number },
): JointPrice {
  assert(parts.length >= 2 && parts.length <= 8, `a combination of ${parts.length}`);
  const all = (1 << parts.length) - 1;
  const chances = new Float64Array(all + 1);
  const holds = parts.map((part) => part.holds);
  for (let cell = 0; cell < HALF_CELLS.length; cell += 1) {
    const mask = maskAt(holds, cell);
    chances[mask] = (chances[mask] ?? 0) + (both[cell] ?? 0);
  }
  let longest = Math.max(...parts.map((part) => part.odds));
  for (let wanted = 1; wanted <= all; wanted += 1) {
    const size = sizeOf(wanted);
    if (size < 2) continue;
    const burdened = chanceIn(chances, wanted) * (1 + (marginBps * size) / 10_000);
    longest = Math.max(longest, priceOf(Math.min(burdened, 1)) ?? ODDS_MIN);
  }
  return { chance: chanceIn(chances, all), odds: odds(Math.min(longest, ODDS_MAX)) };
}

/** The chance that the wanted parts come true, whatever becomes of the others. */
function chanceIn(chances: Float64Array, wanted: number): number {
  return chances.reduce((sum, chance, mask) => ((mask & wanted) === wanted ? sum + chance : sum), 0);
}

function sizeOf(mask: number): number {
  return placesIn(mask).length;
}

function placesIn(mask: number): number[] {
  const places: number[] = [];
  for (let place = 0; mask >> place > 0; place += 1) if ((mask >> place) & 1) places.push(place);
  return places;
}
