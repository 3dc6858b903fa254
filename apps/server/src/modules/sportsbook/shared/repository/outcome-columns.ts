import type { SelectionOutcome } from '../domain/market.ts';

/** Outcome of a selection in its columns; null while it has none. */
export interface OutcomeColumns {
  readonly result: 0 | 1 | null;
  readonly void_halves: 0 | 1 | 2 | null;
  /** Of a dead heat: the places left over those who share them. */
  readonly places_left: number | null;
  readonly places_tied: number | null;
}

/** Reads the columns; null while the selection has no result. */
export function outcomeOf(row: OutcomeColumns): SelectionOutcome | null {
  const { result, void_halves: voidHalves, places_left: left, places_tied: tied } = row;
  if (result === null || voidHalves === null) return null;
  if (left === null || tied === null) return { result, voidHalves };
  return { result, voidHalves, deadHeat: { numerator: BigInt(left), denominator: BigInt(tied) } };
}
