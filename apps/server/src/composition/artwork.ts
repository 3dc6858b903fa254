import { type ArtGame, artPath, coverOf } from '@ordago/artwork';
import { type Artwork, nameIn } from '../modules/casino/index.ts';

/** Pictures of games whose provider sends none, by the operator's own draughtsman. */
export const createArtwork: Artwork = {
  pathOf: (game, language) => artPath(artGame(game, language)),
  // The draughtsman brings a reader of font files along: loaded with the first picture, not with the server.
  draw: async (game, language) => (await import('@ordago/artwork/render')).renderArt(artGame(game, language)),
};

function artGame(game: Parameters<Artwork['draw']>[0], language: Parameters<Artwork['draw']>[1]): ArtGame {
  const { provider, gameId, casinoType, details } = game;
  return {
    key: `${provider}-${gameId}`,
    name: nameIn(game, language),
    category: casinoType,
    cover: coverOf(provider, gameId),
    dealer: details.table?.dealer,
  };
}
