import type { ArtGame } from './art-game.ts';
import type { MotifName } from './motifs/index.ts';
import { MOTIF_PALETTES } from './named-motifs.ts';
import { nounOf } from './noun-of.ts';
import type { PaletteName } from './palettes.ts';
import { pickFrom, type Random, randomFrom } from './random.ts';
import { themeOf } from './theme-of.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';

export interface Choice {
  themeName: ThemeName;
  theme: Theme;
  motif: MotifName;
  palette: PaletteName;
  /** Goes on with the picture's choices. */
  random: Random;
}

/** Things that a live table is played with, where its name speaks of another. */
const TABLES: { readonly [motif in MotifName]?: MotifName } = { dragon: 'cards' };

/** Theme, motif and palette of a game: what the picture and its placeholder share. */
export function choose(game: ArtGame): Choice {
  const themeName = themeOf(game.name, game.category);
  const theme: Theme = THEMES[themeName];
  const random = randomFrom(`pick:${game.key}`);
  const noun = nounOf(game.name);
  const meant = themeName === 'live' && noun ? (TABLES[noun] ?? noun) : noun;
  const motif = meant && theme.motifs.includes(meant) ? meant : pickFrom(random, theme.motifs);
  const palette = game.palette ?? pickFrom(random, MOTIF_PALETTES[motif] ?? theme.palettes);
  return { themeName, theme, motif, palette, random };
}
