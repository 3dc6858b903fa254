import type { MotifName } from './motifs/index.ts';
import { NOUNS } from './named-motifs.ts';

/** Letters by which a plural may be longer than its noun. */
const PLURAL_MAX = 2;

/** Motifs by folded noun, the longest noun first. */
const BY_NOUN = Object.entries(NOUNS)
  .flatMap(([motif, nouns]) => nouns.split(' ').map((noun) => [noun.replaceAll('_', ' '), motif as MotifName] as const))
  .sort(([one], [other]) => other.length - one.length);

/**
 * Returns the motif of the first noun of a name that can be drawn; undefined where there is none. The first one is what
 * the game is about: `Toro de la Luna` is a bull.
 */
export function nounOf(name: string): MotifName | undefined {
  const words = fold(name).split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at).join(' ');
    const found = BY_NOUN.find(([noun]) => startsWithNoun(rest, noun));
    if (found) return found[1];
  }
  return undefined;
}

/** The rest of a name begins with the noun, in the singular or in the plural. */
function startsWithNoun(rest: string, noun: string): boolean {
  if (!rest.startsWith(noun)) return false;
  const [ending = ''] = rest.slice(noun.length).split(' ');
  return ending.length === 0 || (ending.length <= PLURAL_MAX && ending.endsWith('s'));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
