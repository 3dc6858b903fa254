import type { Game, GameLanguage } from '../../shared/domain/game.ts';

/** Draws the picture of a game whose provider sends none, its name in a language; plugged with `packages/artwork`. */
export interface Artwork {
  /** The picture's address, good for ever. */
  pathOf(game: Game, language: GameLanguage): string;
  /** The picture as SVG. */
  draw(game: Game, language: GameLanguage): Promise<string>;
}
