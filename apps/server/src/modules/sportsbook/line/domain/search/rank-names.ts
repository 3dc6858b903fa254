import { fold, TEXT_MAX, TEXT_MIN, typosIn } from '@ordago/catalogue-search';
import { isKnownName, LIGHT_WORDS, wordsOf } from './search-words.ts';

/** Names of a row, all folded. */
export interface RowNames {
  /** Each of what the row is about, by all of its names: two teams of an event, one league. */
  readonly own: readonly (readonly string[])[];
  /** Names of what it belongs to: they may stand beside an own name, and find nothing alone. */
  readonly around: readonly string[];
}

/** Text as it is searched for. */
export interface Sought {
  readonly text: string;
  /** Without spaces: some write names as one word. */
  readonly joined: string;
  /** Words that have to be found. */
  readonly words: readonly string[];
  /** True for a name that we know: nobody who types it means another one that is spelt alike. */
  readonly isName: boolean;
}

/** Match of a row: the lower, the better. Null for none. */
export type Rank = number | null;

/** Reads a text; null for one that is too short to be searched for. */
export function readSought(text: string): Sought | null {
  const folded = fold(text.slice(0, TEXT_MAX));
  if (folded.length < TEXT_MIN) return null;
  const words = folded.split(' ');
  const heavy = words.filter((word) => !LIGHT_WORDS.has(word));
  return {
    text: folded,
    joined: folded.replaceAll(' ', ''),
    words: heavy.length > 0 ? heavy : words,
    isName: isKnownName(folded),
  };
}

const EXACT = 0;
const WHOLE_WORDS = 1;
const BEGINNINGS = 2;
const WITHIN = 3;
/** Added where words are left to names around a row, or to the name of the other team. */
const ELSEWHERE = 4;

/** Shortest word, and shortest text without spaces, that is sought within others. */
const WITHIN_MIN = 3;
const JOINED_MIN = 5;

/** Ranks a row by its names, without typos. */
export function rankOf(sought: Sought, { own, around }: RowNames): Rank {
  let best: Rank = null;
  for (const names of own) {
    const rank = rankOfNames(sought, names);
    if (rank !== null && (best === null || rank < best)) best = rank;
  }
  return best ?? rankSpread(sought, own, around);
}

function rankOfNames({ text, joined, words }: Sought, names: readonly string[]): Rank {
  if (names.some((name) => name === text || name.replaceAll(' ', '') === joined)) return EXACT;
  const ofWords = worst(words.map((word) => rankOfWord(word, names)));
  if (ofWords !== null) return ofWords;
  return joined.length >= JOINED_MIN && names.some((name) => name.replaceAll(' ', '').includes(joined)) ? WITHIN : null;
}

/** Words that are found in several names together, at least one of them the row's own. */
function rankSpread({ words }: Sought, own: RowNames['own'], around: RowNames['around']): Rank {
  const names = own.flat();
  const ofOwn = words.map((word) => rankOfWord(word, names));
  if (ofOwn.every((rank) => rank === null)) return null;
  const all = words.map((word, place) => ofOwn[place] ?? rankOfWord(word, around));
  const rank = worst(all);
  return rank === null ? null : rank + ELSEWHERE;
}

function rankOfWord(sought: string, names: readonly string[]): Rank {
  let best: Rank = null;
  for (const name of names) {
    for (const word of wordsOf(name)) {
      if (word === sought) return WHOLE_WORDS;
      if (word.startsWith(sought)) best = BEGINNINGS;
      else if (best === null && sought.length >= WITHIN_MIN && word.includes(sought)) best = WITHIN;
    }
  }
  return best;
}

/** Shortest word that may have a typo: shorter ones are near to everything. */
const TYPO_MIN = 4;

/** Ranks a row by the typos that lie between the text and its own names; null for one that is too far, or for a known name. */
export function rankOfGuess({ words, isName }: Sought, { own }: RowNames): Rank {
  if (isName) return null;
  let best: Rank = null;
  for (const names of own) {
    const typos = typosOf(words, names);
    if (typos !== null && (best === null || typos < best)) best = typos;
  }
  const spread = best === null ? typosOf(words, own.flat()) : null;
  return best ?? (spread === null ? null : spread + SPREAD_TYPOS);
}

/** Added to the typos of a text that is spread over two names: less than one. */
const SPREAD_TYPOS = 0.5;

function typosOf(words: readonly string[], names: readonly string[]): Rank {
  const typos = words.map((word) => typosOfWord(word, names));
  return typos.reduce<Rank>((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

function typosOfWord(sought: string, names: readonly string[]): Rank {
  let best: Rank = null;
  for (const name of names) {
    for (const word of wordsOf(name)) {
      const typos = sought.length < TYPO_MIN ? (word.startsWith(sought) ? 0 : null) : typosIn(sought, word);
      if (typos !== null && (best === null || typos < best)) best = typos;
    }
  }
  return best;
}

/** The worst of ranks; null if any is none. */
function worst(ranks: readonly Rank[]): Rank {
  return ranks.reduce<Rank>((most, rank) => (most === null || rank === null ? null : Math.max(most, rank)), EXACT);
}
