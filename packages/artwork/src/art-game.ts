import type { PaletteName } from './palettes.ts';

/** Game from which a picture is made. The same game always gives the same picture. */
export interface ArtGame {
  /** The game's key; seeds everything that is left to chance. */
  key: string;
  name: string;
  /** `slots`, `live`, `crash`, `virtual`, `roulette`, `blackjack`, `dice`, `sport` … */
  category: string;
  /** An operator original wears the pinta of its world. (Default: false) */
  original?: boolean;
  /** Sets the palette instead of leaving it to the theme. */
  palette?: PaletteName;
  /** Dealer of a live table, where the name of the game contains it. */
  host?: 'f' | 'm';
}
