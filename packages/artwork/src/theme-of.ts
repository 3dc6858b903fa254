import { nounOf } from './noun-of.ts';
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
  'magic',
  'garden',
  'city',
  'winter',
  'court',
  'toys',
  'music',
  'draws',
  'classic',
];

/** Themes whose symbols every slot may show, whatever it is called. */
const NEUTRAL: readonly ThemeName[] = ['classic', 'gems'];

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
 * category, and a name that matches nothing gets a theme of neutral symbols, always the same one.
 */
export function themeOf(name: string, category: string): ThemeName {
  const byCategory = BY_CATEGORY[category];
  if (byCategory === 'live' || byCategory === 'crash') return byCategory;
  const motif = nounOf(name);
  const byNoun = motif && themeDrawing(motif, name);
  if (byNoun) return byNoun;
  const byWord = ORDER.find((theme) => hasWordOf(theme, name));
  return byWord ?? byCategory ?? NEUTRAL[hash32(name) % NEUTRAL.length] ?? 'classic';
}

function themeDrawing(motif: string, name: string): ThemeName | undefined {
  // The curve and its multiplier belong to crash games alone.
  const able = ORDER.filter((name) => name !== 'crash' && (THEMES[name] as Theme).motifs.some((own) => own === motif));
  return able.find((theme) => hasWordOf(theme, name)) ?? able[0];
}

function hasWordOf(theme: ThemeName, name: string): boolean {
  return THEMES[theme].words?.test(name) ?? false;
}
