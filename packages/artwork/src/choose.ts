import type { ArtGame } from './art-game.ts';
import type { MotifName } from './motifs/index.ts';
import { MOTIF_PALETTES, NAMED_MOTIFS } from './named-motifs.ts';
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

/** Theme, motif and palette of a game: what the picture and its placeholder share. */
export function choose(game: ArtGame): Choice {
  const themeName = themeOf(game.name, game.category);
  const theme: Theme = THEMES[themeName];
  const random = randomFrom(`pick:${game.key}`);
  const named = NAMED_MOTIFS.find(([words, motif]) => words.test(game.name) && theme.motifs.includes(motif));
  const motif = named ? named[1] : pickFrom(random, theme.motifs);
  const palette = game.palette ?? pickFrom(random, MOTIF_PALETTES[motif] ?? theme.palettes);
  return { themeName, theme, motif, palette, random };
}
