import { fold } from '@ordago/catalogue-search';
import type { GameId } from '@ordago/kernel';

/** A named folder of one player's favourites. */
export interface FavouriteFolder {
  readonly id: string;
  readonly name: string;
  /** The newest favourite first. */
  readonly games: readonly GameId[];
}

/** The form in which names are compared: without case, accents and punctuation; a name of nothing else keeps itself. */
export function folderKey(name: string): string {
  return fold(name) || name;
}
