import { assert } from '@ordago/kernel';
import type { Interruption, SportRule } from './vocabulary.ts';

/** `completed`: the score of that moment settles the bets. `not-completed`: open bets settle at odds 1. */
export type InterruptionVerdict = 'completed' | 'not-completed';

/**
 * Judges a match that was interrupted and not continued within the window (specification 3, section 4): it counts as
 * completed only when the minimum of its format was played. A walkover is never a match that was played.
 */
export function judgeInterruption(rule: SportRule, { format, playedMinutes }: Interruption): InterruptionVerdict {
  const [usual] = rule.formats;
  const played = format === undefined ? usual : rule.formats.find(({ name }) => name === format);
  assert(played, `${rule.slug} has no format ${format}`);
  return playedMinutes >= played.minimumMinutes ? 'completed' : 'not-completed';
}
