import * as z from 'zod';
import type { LegacyView } from './codes/index.ts';

/**
 * A filter by status: a word of ours, or a number of the specification's screens, which means the word with the same
 * statuses (specification 3, section 4; semantics D7, D53, D74).
 */
export function statusIn<const Word extends string>(
  words: readonly Word[],
  numbers: ReadonlyMap<string, NoInfer<Word>>,
): z.ZodType<Word, Word | `${number}`> {
  const all = [...words, ...numbers.keys()] as [string, ...string[]];
  return z.enum(all).transform((text) => numbers.get(text) ?? (text as Word)) as z.ZodType<Word, Word | `${number}`>;
}

/**
 * Returns the word for each number that a screen knows, as the text in which it comes.
 * @throws Error for a number whose statuses no word has, so that no number is understood by halves
 */
export function numbersOf<Status extends string, Word extends string>(
  { codes }: Pick<LegacyView<Status, number>, 'codes'>,
  meanings: Readonly<Record<Word, readonly Status[]>>,
): ReadonlyMap<string, Word> {
  const wordOf = (statuses: readonly Status[]) =>
    (Object.keys(meanings) as Word[]).find((word) => isSameSet(meanings[word], statuses));
  return new Map(
    [...codes].map(([code, statuses]) => {
      const word = wordOf(statuses);
      if (word === undefined) throw new Error(`no filter means the status ${code}`);
      return [String(code), word];
    }),
  );
}

function isSameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** Statuses of bets behind the words of their lists. */
export const BETS_BY_STATUS = {
  open: ['open', 'partly-cashed-out'],
  won: ['won', 'half-won'],
  lost: ['lost', 'half-lost'],
  void: ['void'],
  sold: ['cashed-out'],
} as const;
