import { type ArtGame, artPath } from '@ordago/artwork';
import type { Artwork } from '../modules/casino/index.ts';

/** Pictures of games whose provider sends none, by the operator's own draughtsman. */
export const createArtwork: Artwork = {
  pathOf: (game) => artPath(artGame(game)),
  // The draughtsman brings a reader of font files along: loaded with the first picture, not with the server.
  draw: async (game) => (await import('@ordago/artwork/render')).renderArt(artGame(game)),
};

function artGame(game: Parameters<Artwork['draw']>[0]): ArtGame {
  return { key: `${game.provider}-${game.gameId}`, name: game.name, category: game.casinoType };
}
