import { type Bitset, countBits, hasBit, subtract } from './bitset.ts';
import { fold } from './fold.ts';
import { indexNames } from './text-index.ts';

/** A maker, and how many of its games are shown. */
export interface MakerFound {
  readonly name: string;
  readonly total: number;
}

/** Finds makers by a typed name. */
export type MakerIndex = (text: string) => readonly MakerFound[];

/** Answers of one search: more are no answer. */
const MAKERS_MAX = 4;

/** Builds the index over the makers that have games to show. */
export function indexMakers(parts: { provider: ReadonlyMap<string, Bitset>; hidden: Bitset }): MakerIndex {
  const makers = [...parts.provider]
    .map(([name, rows]) => ({ name, total: countShown(rows, parts.hidden) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  // As it is written, and without its spaces: "redtiger" is Red Tiger, "ruby play" is RubyPlay.
  const spaced = indexNames(() => makers.map(({ name }) => fold(name)));
  const joined = indexNames(() => makers.map(({ name }) => join(fold(name))));
  return (text) => {
    const answers = [spaced.find(text), joined.find(join(fold(text)))];
    const found = answers.find((answer) => answer && !answer.isGuess) ?? answers.find((answer) => answer !== null);
    if (!found) return [];
    return makers.filter((_, row) => hasBit(found.rows, row)).slice(0, MAKERS_MAX);
  };
}

function countShown(rows: Bitset, hidden: Bitset): number {
  const shown = rows.slice();
  subtract(shown, hidden);
  return countBits(shown);
}

function join(folded: string): string {
  return folded.replaceAll(' ', '');
}
