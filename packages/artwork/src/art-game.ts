import type { CoverName } from './covers/names.ts';
import type { PaletteName } from './palettes.ts';

/** Game from which a picture is made. The same game always gives the same picture. */
export interface ArtGame {
  /** The game's key; seeds everything that is left to chance. */
  key: string;
  /** The name, in the language of the lettering. */
  name: string;
  /** `slots`, `live`, `crash`, `virtual`, `roulette`, `blackjack`, `dice`, `sport` … */
  category: string;
  /** Drawing of a game of our own; everything but its name is then given. (Default: composed from the name) */
  cover?: CoverName;
  /** Sets the palette instead of leaving it to the theme. */
  palette?: PaletteName;
  /** First name of the dealer of a live table: the same name has the same face everywhere. (Default: anybody) */
  dealer?: string;
}
