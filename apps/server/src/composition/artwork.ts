import { type ArtGame, artPath } from '@ordago/artwork';
import { renderArt } from '@ordago/artwork/render';
import type { Artwork } from '../modules/casino/index.ts';

/** Pictures of games whose provider sends none, by the house's own draughtsman. */
export const houseArtwork: Artwork = {
  pathOf: (game) => artPath(artGame(game)),
  draw: (game) => renderArt(artGame(game)),
};

function artGame(game: Parameters<Artwork['draw']>[0]): ArtGame {
  return { key: `${game.provider}-${game.gameId}`, name: game.name, category: game.casinoType };
}
