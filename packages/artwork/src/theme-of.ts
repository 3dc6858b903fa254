import { NAMED_MOTIFS } from './named-motifs.ts';
import { hash32 } from './random.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';

/** The order in which themes are asked whether a name is theirs. */
const ORDER: readonly ThemeName[] = [
  'dead',
  'deck',
  'football',
  'race',
  'wheel',
  'cards',
  'dice',
  'crash',
  'desert',
  'sea',
  'cosmos',
  'animals',
  'gems',
  'fruit',
  'myth',
  'classic',
];

const BY_CATEGORY: { readonly [category: string]: ThemeName } = {
  live: 'live',
  liveCasino: 'live',
  crash: 'crash',
  roulette: 'wheel',
  blackjack: 'cards',
  baccarat: 'cards',
  poker: 'cards',
  dice: 'dice',
  sport: 'football',
  virtual: 'race',
};

/**
 * The theme of a game. Live tables and crash go by category; a noun we can draw beats a mood word, a mood word beats the
 * category, and a name that matches nothing gets a theme by chance, always the same one.
 */
export function themeOf(name: string, category: string): ThemeName {
  const byCategory = BY_CATEGORY[category];
  if (byCategory === 'live' || byCategory === 'crash') return byCategory;
  const named = NAMED_MOTIFS.find(([words]) => words.test(name));
  const byNoun = named && themeDrawing(named[1], name);
  if (byNoun) return byNoun;
  const byWord = ORDER.find((theme) => hasWordOf(theme, name));
  return byWord ?? byCategory ?? ORDER[hash32(name) % ORDER.length] ?? 'classic';
}

function themeDrawing(motif: string, name: string): ThemeName | undefined {
  const able = ORDER.filter((theme) => (THEMES[theme] as Theme).motifs.some((own) => own === motif));
  return able.find((theme) => hasWordOf(theme, name)) ?? able[0];
}

function hasWordOf(theme: ThemeName, name: string): boolean {
  return THEMES[theme].words?.test(name) ?? false;
}
