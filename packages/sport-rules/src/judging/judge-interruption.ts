import { assert } from '@ordago/kernel';
import type { Interruption, MatchFormat, SportRule } from '../vocabulary.ts';

/** `completed`: the score of that moment settles the bets. `not-completed`: open bets settle at odds 1. */
export type InterruptionVerdict = 'completed' | 'not-completed';

/**
 * Judges a match that was interrupted and not continued within the window (specification 3, section 4): it counts as
 * completed only when the minimum of its format was played. Where the match has to be played to its end, and where nobody
 * knows how much was played, it does not. Where nobody knows its format, every format of the sport has to agree.
 */
export function judgeInterruption(rule: SportRule, interruption: Interruption): InterruptionVerdict {
  return isEnough(decidingFormat(rule, interruption), interruption.played) ? 'completed' : 'not-completed';
}

/**
 * Returns the format whose minimum decides: the named one; without a name the first of which too little was played, and the usual one
 * where the minimum of each was played.
 */
export function decidingFormat(rule: SportRule, { format, played }: Interruption): MatchFormat {
  const missed = format === undefined ? rule.formats.find((one) => !isEnough(one, played)) : undefined;
  return missed ?? formatOf(rule, format);
}

function isEnough({ minimum }: MatchFormat, played: number | null): boolean {
  return minimum !== 'to-the-end' && played !== null && played >= minimum.amount;
}

/** A format by its name. (Default: the sport's usual one) Throws a bug for a name that the sport does not have. */
export function formatOf(rule: SportRule, name?: string): MatchFormat {
  const [usual] = rule.formats;
  const format = name === undefined ? usual : rule.formats.find((one) => one.name === name);
  assert(format, `${rule.slug} has no format ${name}`);
  return format;
}
