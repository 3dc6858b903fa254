import type { LegOutcome } from '@ordago/kernel';
import { LOST, WON } from '../kind.ts';

/**
 * A bet on ending among the first `places`, by the places of everyone: several who share a place share what is left of
 * the places, and each wins that part (dead heat, semantics C2).
 */
export function amongFirst(
  places: number,
  position: number | undefined,
  positions: readonly (number | undefined)[],
): LegOutcome {
  if (position === undefined || position > places) return LOST;
  const tied = positions.filter((other) => other === position).length;
  const left = places - position + 1;
  return tied <= left ? WON : shared(left, tied);
}

/** A win of which `tied` share `left`. */
export function shared(left: number, tied: number): LegOutcome {
  return tied === left ? WON : { ...WON, deadHeat: { numerator: BigInt(left), denominator: BigInt(tied) } };
}
