import { hasDecision, type Retirement } from '../doctrine.ts';
import type { Ending } from '../result/ending.ts';
import type { MatchRecord, ResultRecord, Side } from '../result/record.ts';
import type { SportRule } from '../vocabulary.ts';

/** Progress of a match that a side gave up. */
export type Reached = 'nothing' | 'point' | 'set';

/** Returns the progress of a match: whether a part of it was won, or at least a point played. */
export function reachedOf({ score, periods = [] }: MatchRecord): Reached {
  if (score && score.home + score.away > 0) return 'set';
  return periods.some(({ home, away }) => home + away > 0) ? 'point' : 'nothing';
}

/** Returns true if the side that goes on has won by the operator's setting, at this state of the match. */
export function isWonByRetirement(rule: SportRule, retirement: Retirement, reached: Reached): boolean {
  if (retirement === 'returned' || !hasDecision(rule, 'retirement')) return false;
  return reached === 'set' || (reached === 'point' && retirement === 'point');
}

/**
 * Winner of a match that the other side gave up, by the operator's setting; null where there is none, or it is not known who goes on. A side that is
 * defaulted or loses by decision while the match is played gave it up as well; a walkover never counts, whatever is set
 * (specification 3, section 4).
 */
export function winnerByRetirement(
  rule: SportRule,
  { record, ending }: { readonly record: ResultRecord; readonly ending: Ending | null },
  retirement: Retirement,
): Side | null {
  if (record.sort !== 'match' || !isGivenUp(ending)) return null;
  const { by } = ending;
  const winner = by === 'home' ? 'away' : by === 'away' ? 'home' : (record.advancing ?? null);
  return isWonByRetirement(rule, retirement, reachedOf(record)) ? winner : null;
}

function isGivenUp(ending: Ending | null): ending is Extract<Ending, { kind: 'withdrawn' | 'forfeit' }> {
  return ending?.kind === 'withdrawn' || (ending?.kind === 'forfeit' && ending.by !== 'walkover');
}
