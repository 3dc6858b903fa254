import { type SportRule, specialOf } from '../vocabulary.ts';

/** Progress of a tournament. */
export interface TournamentState {
  readonly areFinalistsKnown: boolean;
  readonly isFinalHeld: boolean;
  /** A winner was named, by the final or without one. */
  readonly isWinnerNamed: boolean;
}

/**
 * Judges a bet on the winner of a tournament, or on the match that would have been its final (specification 3,
 * section 4): it stays valid until the finalists are known; a winner without a final gives it back at odds 1. `as-final`:
 * from then on the state of the final decides, as of any match.
 */
export function judgeTournament(
  rule: SportRule,
  { areFinalistsKnown, isFinalHeld, isWinnerNamed }: TournamentState,
): 'valid' | 'as-final' | 'by-result' | 'at-odds-1' {
  if (isWinnerNamed) return isFinalHeld || !specialOf(rule, 'tournament-winner') ? 'by-result' : 'at-odds-1';
  return areFinalistsKnown ? 'as-final' : 'valid';
}
