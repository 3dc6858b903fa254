import { type Bitset, emptyBits, setBit } from './bitset.ts';
import { fold } from './fold.ts';

/** Shorter texts are not searched for (specification 2, section 2). */
export const TEXT_MIN = 3;
/** Longest text that is read: no name is longer. */
export const TEXT_MAX = 100;

/** Finds rows by name. */
export interface TextIndex {
  /** Rows whose folded name contains the folded text; when there is none, rows a typo away. Null for too short a text. */
  find(text: string): { rows: Bitset; isGuess: boolean } | null;
}

/**
 * Builds the index over folded names on the first search, since most pages are opened without one: the rows of each run of three
 * characters, and on the first typo of each word.
 */
export function indexNames(namesOf: () => readonly string[]): TextIndex {
  let names: readonly string[] = [];
  let trigrams: Map<string, number[]> | null = null;
  let words: Map<string, number[]> | null = null;
  return {
    find(text) {
      const sought = fold(text.slice(0, TEXT_MAX));
      if (sought.length < TEXT_MIN) return null;
      if (trigrams === null) {
        names = namesOf();
        trigrams = postings(names, trigramsOf);
      }
      const found = containing(names, trigrams, sought);
      if (found.length > 0) return { rows: bitsOf(found, names.length), isGuess: false };
      words ??= postings(names, (name) => name.split(' '));
      return { rows: guess(words, sought, names.length), isGuess: true };
    },
  };
}

/** Rows that contain the text: among the rows of its rarest trigram, those that really do. */
function containing(names: readonly string[], trigrams: Map<string, number[]>, sought: string): number[] {
  let rarest: number[] | null = null;
  for (const trigram of trigramsOf(sought)) {
    const rows = trigrams.get(trigram);
    if (!rows) return [];
    if (!rarest || rows.length < rarest.length) rarest = rows;
  }
  return (rarest ?? []).filter((row) => names[row]?.includes(sought));
}

/** Rows that have, for every sought word of three or more characters, a word that starts like it but for a typo. */
function guess(words: Map<string, number[]>, sought: string, size: number): Bitset {
  const long = sought.split(' ').filter((word) => word.length >= TEXT_MIN);
  const perWord = long.map((word) => {
    const rows = [...words].flatMap(([other, found]) => (isNear(word, other) ? found : []));
    return new Set(rows);
  });
  const [first = new Set<number>(), ...others] = perWord.sort((a, b) => a.size - b.size);
  return bitsOf(
    [...first].filter((row) => others.every((rows) => rows.has(row))),
    size,
  );
}

function isNear(sought: string, word: string): boolean {
  return typosIn(sought, word) !== null;
}

/**
 * Returns the number of typos with which a word begins like the sought one; null for more than one in up to 5 sought
 * characters, or two in more. A typo is a wrong, missing, superfluous or swapped letter. Both are folded.
 */
export function typosIn(sought: string, word: string): number | null {
  const most = sought.length <= 5 ? 1 : 2;
  if (word.length < sought.length - most) return null;
  const typos = prefixDistance(sought, word, most);
  return typos <= most ? typos : null;
}

/** Returns the fewest typos that turn `sought` into a prefix of `word`; above `limit` the number is not exact, but above it. */
function prefixDistance(sought: string, word: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: Math.min(word.length, sought.length + limit) + 1 }, (_, j) => j);
  for (let i = 1; i <= sought.length; i += 1) {
    const next = [i];
    for (let j = 1; j < row.length; j += 1) {
      const same = sought[i - 1] === word[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwap = i > 1 && j > 1 && sought[i - 1] === word[j - 2] && sought[i - 2] === word[j - 1];
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(...row);
}

function postings(names: readonly string[], partsOf: (name: string) => Iterable<string>): Map<string, number[]> {
  const rowsOf = new Map<string, number[]>();
  names.forEach((name, row) => {
    for (const part of new Set(partsOf(name))) {
      const rows = rowsOf.get(part);
      if (rows) rows.push(row);
      else rowsOf.set(part, [row]);
    }
  });
  return rowsOf;
}

function trigramsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));
}

function bitsOf(rows: readonly number[], size: number): Bitset {
  const bits = emptyBits(size);
  for (const row of rows) setBit(bits, row);
  return bits;
}
