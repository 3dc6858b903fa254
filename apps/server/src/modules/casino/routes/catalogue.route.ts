import {
  listEvolutionGames,
  listGames,
  listPragmaticRgsGames,
  listSlotegratorGames,
  parseWire,
  previewGames,
  readArt,
  readBlocklist,
  readBlocks,
  readCatalogue,
  readLivePlayers,
} from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind, RawAnswer } from '../../../platform/http/bound-route.ts';
import { presentGame } from '../presenters.ts';
import type { BrowseCatalogue, GameFilter } from '../use-cases/browse-catalogue.ts';

/** A year: the hash in a picture's address changes with the picture. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What there is to play, for everybody. */
export function catalogueRoutes(browse: BrowseCatalogue): BoundRoute[] {
  const present = async (filter: GameFilter) =>
    (await browse.games(filter)).map((game) => presentGame(game, browse.imageOf(game)));
  const rows = async (provider: string) => (await browse.rawRows(provider)).map(parseWire);
  return [
    bind(readCatalogue, async ({ headers }) => {
      const { version, text } = await browse.snapshot();
      const etag = `"casino-${version}"`;
      const caching = { etag, 'cache-control': 'no-cache' };
      // A proxy that compressed the file may have made the tag weak.
      const isKnown = (headers['if-none-match'] ?? '')
        .split(',')
        .some((tag) => tag.trim().replace(/^W\//, '') === etag);
      return isKnown ? new RawAnswer('', 304, JSON_TYPE, caching) : new RawAnswer(text, 200, JSON_TYPE, caching);
    }),
    bind(listGames, async ({ query }) => present(query)),
    bind(previewGames, async ({ actor, query }) =>
      staffOf(actor).level === 1 ? present(query) : new RawAnswer(NO_GAMES, 403),
    ),
    bind(listPragmaticRgsGames, async () => ({ game_list: await rows('pragmatic-rgs') })),
    bind(listEvolutionGames, async () => rows('evolution')),
    bind(listSlotegratorGames, async () => ({ items: await rows('slotegrator') })),
    bind(readLivePlayers, async ({ now }) => browse.livePlayers(now)),
    bind(readBlocks, async ({ actor }) => {
      const { routeProviders, casinoTypes } = await browse.blocks(playerIn(actor));
      return { providers: [...routeProviders], casinoTypes: [...casinoTypes] };
    }),
    bind(readBlocklist, async ({ actor }) => [...(await browse.blocks(playerIn(actor))).routeProviders]),
    bind(readArt, async ({ params }) => {
      const picture = await browse.picture(`/art/${encodeURIComponent(params.file)}`);
      if (picture === null) return refuse('not-found');
      return new RawAnswer(picture, 200, 'image/svg+xml; charset=utf-8', { 'cache-control': FOR_EVER });
    }),
  ];
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Code 404 with an empty list (semantics D58). */
const NO_GAMES = { status: 404, result: [], error_message: 'not allowed to place bets' };

function playerIn(actor: Actor) {
  return actor.kind === 'player' ? actor.player : null;
}
