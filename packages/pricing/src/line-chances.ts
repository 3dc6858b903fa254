import { assert } from '@ordago/kernel';
import type { LegChances } from './cash-out.ts';

/**
 * A statement of prices about a count: the chance that it passes a line, in a share of one. Of a line at which stakes come back, the
 * chance is that among what is decided, as prices have it (`chancesOf`). Lines are in quarters: 10 is 2.5.
 */
export interface LineReading {
  readonly quarters: number;
  readonly passes: number;
}

/** The number at which a line returns stakes, whole or by half; null for a half line, which no count meets. Lines are in quarters. */
export function numberMet(quarters: number): number | null {
  return isHalfLine(quarters) ? null : Math.round(quarters / 4);
}

/**
 * Returns the chance that a count is exactly `met`, in a share of one, from what prices say of the lines around it. Each of them is an
 * equation in two unknowns, the chances to pass that number and to meet it; of more than two the least squares count, those of likely
 * and of unlikely lines by the precision of their prices. Null where they do not tell it: fewer than two, or two that say the same.
 */
export function chanceToMeet(met: number, readings: readonly LineReading[]): number | null {
  const sums = { pp: 0, pm: 0, mm: 0, pt: 0, mt: 0 };
  for (const reading of readings) {
    const equation = equationOf(4 * met, reading);
    if (equation === null) continue;
    const { pass, meet, total, weight } = equation;
    sums.pp += weight * pass * pass;
    sums.pm += weight * pass * meet;
    sums.mm += weight * meet * meet;
    sums.pt += weight * pass * total;
    sums.mt += weight * meet * total;
  }
  const determinant = sums.pp * sums.mm - sums.pm * sums.pm;
  if (determinant <= SEPARATE_MIN * sums.pp * sums.mm) return null;
  return Math.min(1, Math.max(0, (sums.pp * sums.mt - sums.pm * sums.pt) / determinant));
}

/** Share of the largest determinant below which equations say the same: the rounding of prices would be all that is seen. */
const SEPARATE_MIN = 1e-3;

interface Equation {
  readonly pass: number;
  readonly meet: number;
  readonly total: number;
  readonly weight: number;
}

/** Returns pass · P(count > n) + meet · P(count = n) = total; null of a line that does not touch the number. */
function equationOf(at: number, { quarters, passes: chance }: LineReading): Equation | null {
  const weight = 1 / Math.max(chance * (1 - chance), 1e-6);
  switch (quarters - at) {
    case -2:
      return { pass: 1, meet: 1, total: chance, weight };
    // Half of the stake lies on the half line below: a count that meets the number wins that half, and the other comes back.
    case -1:
      return { pass: 1, meet: (1 + chance) / 2, total: chance, weight };
    case 0:
      return { pass: 1, meet: chance, total: chance, weight };
    case 1:
      return { pass: 1, meet: chance / 2, total: chance, weight };
    case 2:
      return { pass: 1, meet: 0, total: chance, weight };
    default:
      return null;
  }
}

/**
 * Returns how a bet on one side of a line may come out, in millionths, cut.
 *
 * @param side `passes` for over and the side with the handicap, `fails` for the other
 * @param won chance of the side among what is decided, in millionths
 * @param met chance that the count is the number at which the line returns stakes, in a share of one; 0 of a half line
 */
export function lineChances(
  { quarters, side }: { readonly quarters: number; readonly side: 'passes' | 'fails' },
  won: number,
  met: number,
): LegChances {
  assert(met >= 0 && met <= 1, `not a chance: ${met}`);
  const none = { won, halfWon: 0, returned: 0, halfLost: 0 };
  if (isHalfLine(quarters)) return none;
  if (quarters % 4 === 0) return { ...none, won: Math.floor(won * (1 - met)), returned: Math.floor(met * MILLION) };
  const isBelow = Math.round(quarters / 4) * 4 > quarters;
  const isHalfLost = isBelow !== (side === 'passes');
  // One side loses half exactly where the other wins half, and what comes back by half is no larger than that side's part leaves it.
  const part = (isHalfLost ? MILLION - won : won) / MILLION;
  const half = Math.min(met, (2 * part) / (1 + part));
  const decided = won * (1 - half / 2);
  if (isHalfLost) return { ...none, won: Math.floor(decided), halfLost: Math.floor(half * MILLION) };
  return {
    ...none,
    won: Math.max(0, Math.floor(decided - (half * MILLION) / 2)),
    halfWon: Math.floor(half * MILLION),
  };
}

const MILLION = 1_000_000;

function isHalfLine(quarters: number): boolean {
  return Math.abs(quarters % 4) === 2;
}
