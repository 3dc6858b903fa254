import { assert } from '@ordago/kernel';
import type { Interruption, MatchFormat, SportRule } from '../vocabulary.ts';

/** `completed`: the score of that moment settles the bets. `not-completed`: open bets settle at odds 1. */
export type InterruptionVerdict = 'completed' | 'not-completed';

/**
 * Judges a match that was interrupted and not continued within the window (specification 3, section 4): it counts as
 * completed only when the minimum of its format was played. Where the match has to be played to its end, and where nobody
 * knows how much was played, it does not.
 */
export function judgeInterruption(rule: SportRule, { format, played }: Interruption): InterruptionVerdict {
  const { minimum } = formatOf(rule, format);
  if (minimum === 'to-the-end' || played === null) return 'not-completed';
  return played >= minimum.amount ? 'completed' : 'not-completed';
}

/** A format by its name. (Default: the sport's usual one) Throws a bug for a name that the sport does not have. */
export function formatOf(rule: SportRule, name?: string): MatchFormat {
  const [usual] = rule.formats;
  const format = name === undefined ? usual : rule.formats.find((one) => one.name === name);
  assert(format, `${rule.slug} has no format ${name}`);
  return format;
}
