import { FEATURES } from '@ordago/catalogue-search';
import type { CasinoType } from './game.ts';

/** Words in a game's name that speak for a category (specification 2, section 9), in the languages that lists come in. */
const KEYWORDS: readonly (readonly [tab: string, pattern: RegExp])[] = [
  ['roulette', /\b(roulette|ruleta|roleta)\b/],
  ['blackjack', /\b(blackjack|veintiuno)\b/],
  ['baccarat', /\b(baccarat|bacara|bacar[aá]|punto banco)\b/],
  ['poker', /\b(poker|p[oó]quer|hold ?em)\b/],
  ['casinoholdem', /\b(casino hold[ ’']?em|hold[ ’']?em)\b/],
  ['sikbo', /\bsi[ck] ?-?bo\b/],
  ['dragontiger', /\b(dragon ?-?tiger|drag[oó]n ?(y|-) ?tigre)\b/],
  ['dice', /\b(dice|dados?)\b/],
  ['card', /\b(cards?|cartas?|naipes?)\b/],
  ['lotto', /\b(lotto|loter[ií]a|bingo|keno)\b/],
  ['tablegames', /\b(table|mesa|casino)\b/],
  ['megaways', /\bmegaways\b/],
  ['crash', /\b(crash|cohete|rocket|despegue)\b/],
  ['jackpot', /\b(jackpot|bote|pozo)\b/],
  ['jokers', /\b(joker|comod[ií]n|bufones?)\b/],
  ['animals', /\b(jaguar|tigre|lobo|toro|b[uú]falo|quetzal|c[oó]ndor|gato|puma|zorro|llama|delf[ií]n|colibr[ií])\b/],
];

/** Words in a game's name that say what it has. */
const FEATURE_WORDS: readonly (readonly [feature: string, pattern: RegExp])[] = [
  ['megaways', /\bmegaways\b/],
  ['bonusbuy', /\b(bonus buy|buy bonus|compra de b[oó]n(o|us))\b/],
  ['freespins', /\b(free spins|giros gratis|tiradas gratis|rodadas gr[aá]tis)\b/],
  ['jackpot', /\b(jackpot|bote|pozo)\b/],
  ['respins', /\b(respins?|hold (and|&) (win|spin))\b/],
];

/** Suggests what a game has: what its provider declares, and what its name says. A suggestion only, as the categories are. */
export function suggestFeatures(name: string, declared: readonly string[] = []): string[] {
  const text = name.toLowerCase();
  const named = FEATURE_WORDS.filter(([, pattern]) => pattern.test(text)).map(([feature]) => feature);
  return FEATURES.filter((feature) => declared.includes(feature) || named.includes(feature));
}

/**
 * Suggests categories for a game from the keywords of its name, behind those that its provider speaks for (`hints`). A
 * suggestion only: staff confirm or replace it, and a game without any falls to its type's rest (`slotmachines`,
 * `othergames`).
 */
export function suggestTabs(name: string, casinoType: CasinoType, hints: readonly string[] = []): string[] {
  const text = name.toLowerCase();
  const found = KEYWORDS.filter(([, pattern]) => pattern.test(text)).map(([tab]) => tab);
  if (found.length + hints.length > 0) return [...new Set([...hints, ...found])];
  return [casinoType === 'slots' ? 'slotmachines' : 'othergames'];
}
