import type { Game } from '../../shared/domain/game.ts';

/** Draws the picture of a game whose provider sends none; plugged with `packages/artwork`. */
export interface Artwork {
  /** The picture's address, good for ever. */
  pathOf(game: Game): string;
  /** The picture as SVG. */
  draw(game: Game): Promise<string>;
}
