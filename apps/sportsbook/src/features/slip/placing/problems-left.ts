import type { Slip } from '../../../shared/slip/slip.ts';
import type { Problem } from './problem.ts';

/** Refusals of a leg by itself, whatever else is in the slip. */
const OF_ITSELF = new Set([
  'selection-unknown',
  'event-not-found',
  'bet-blocked-by-bookmaker',
  'live-mismatch',
  'prematch-mismatch',
  'odds-changed',
]);

/** The problems that remain after the player corrected another leg. */
export function problemsLeft(problems: readonly Problem[], before: Slip, after: Slip): readonly Problem[] {
  if (before.accept !== after.accept) return [];
  return problems.filter(({ selection, error }) => {
    const legIn = ({ legs }: Slip) => legs.find((leg) => leg.selection === selection);
    return OF_ITSELF.has(error.name) && legIn(after) !== undefined && legIn(after) === legIn(before);
  });
}
