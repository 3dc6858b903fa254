import type { LegOutcome } from '@ordago/kernel';
import { HALF_LOST, HALF_WON, LOST, RETURNED, WON } from '../kind.ts';

/**
 * Result of a bet on a line, by how far it was passed, in quarters. A quarter line is two half stakes on the lines
 * beside it, so that a quarter past it wins one half and returns the other (semantics C2).
 */
export function byMargin(quarters: number): LegOutcome {
  if (quarters === 0) return RETURNED;
  if (quarters > 0) return quarters === 1 ? HALF_WON : WON;
  return quarters === -1 ? HALF_LOST : LOST;
}

/** `over` and `under` a line of a count. */
export function overUnder(outcome: string, count: number, lineQuarters: number): LegOutcome {
  const over = 4 * count - lineQuarters;
  return byMargin(outcome === 'over' ? over : -over);
}

/** Sides `1` and `2` with a handicap on the first: line −0.75 takes three quarters from it and gives them to the other. */
export function withHandicap(outcome: string, lead: number, lineQuarters: number): LegOutcome {
  const ahead = 4 * lead + lineQuarters;
  return byMargin(outcome === '1' ? ahead : -ahead);
}
