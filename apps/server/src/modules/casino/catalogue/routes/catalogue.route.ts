import {
  listGames,
  previewGames,
  readArt,
  readBlocklist,
  readBlocks,
  readCatalogue,
  readLivePlayers,
} from '@ordago/contracts';
import { type Instant, isRefusal, refuse } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import { presentGame } from '../presenters.ts';
import type { BrowseCatalogue, GameFilter, HiddenRoutes, Viewer } from '../use-cases/browse-catalogue.ts';

/** A year: the hash in a picture's address changes with the picture. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Public routes of the catalogue. */
export function catalogueRoutes(browse: BrowseCatalogue, hiddenRoutes: HiddenRoutes): BoundRoute[] {
  const present = async (filter: GameFilter, viewer: Viewer, at: Instant) => {
    const games = await browse.games(filter, viewer, at);
    return isRefusal(games) ? games : games.map((game) => presentGame(game, browse.imageOf(game)));
  };
  return [
    bind(readCatalogue, async ({ headers, query, now }) => {
      const { version, text, withHidden, packed } = await browse.snapshot();
      const seesHidden = hiddenRoutes.opens(query.hiddenRoute, now);
      const etag = `"casino-${version}${seesHidden ? '-hidden' : ''}"`;
      const caching = { etag, 'cache-control': 'no-cache' };
      // A proxy that compressed the file may have made the tag weak.
      const isKnown = (headers['if-none-match'] ?? '')
        .split(',')
        .some((tag) => tag.trim().replace(/^W\//, '') === etag);
      if (isKnown) return new RawAnswer('', 304, JSON_TYPE, caching);
      return seesHidden
        ? new RawAnswer(withHidden(), 200, JSON_TYPE, caching)
        : new RawAnswer(text, 200, JSON_TYPE, caching, packed());
    }),
    bind(listGames, async ({ actor, query, now }) => {
      const seesHidden = hiddenRoutes.opens(query.hiddenRoute, now);
      return present(query, { player: playerIn(actor), isStaff: false, seesHidden }, now);
    }),
    bind(previewGames, async ({ actor, query, now }) =>
      staffOf(actor).level === 1
        ? present(query, { player: null, isStaff: true, seesHidden: true }, now)
        : new RawAnswer(NO_GAMES, 403),
    ),
    bind(readLivePlayers, async ({ now }) => browse.livePlayers(now)),
    bind(readBlocks, async ({ actor, query, now }) => {
      const { closures, parts } = await browse.closures(playerIn(actor), now);
      const { providers, casinoTypes, isCasinoBlocked } = closures;
      return {
        providers: [...providers],
        casinoTypes: [...casinoTypes],
        parts: [...parts],
        isCasinoBlocked,
        seesHidden: hiddenRoutes.opens(query.hiddenRoute, now),
      };
    }),
    bind(readBlocklist, async ({ actor, now }) => [
      ...(await browse.closures(playerIn(actor), now)).closures.providers,
    ]),
    bind(readArt, async ({ params }) => {
      const picture = await browse.picture(`/art/${encodeURIComponent(params.file)}`);
      if (picture === null) return refuse('not-found');
      // Public pictures: the back office of staff, on an origin of its own, shows them too.
      const headers = { 'cache-control': FOR_EVER, 'cross-origin-resource-policy': 'cross-origin' };
      return new RawAnswer(picture, 200, 'image/svg+xml; charset=utf-8', headers);
    }),
  ];
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Code 404 with an empty list (semantics D58). */
const NO_GAMES = { status: 404, result: [], error_message: 'not allowed to place bets' };

function playerIn(actor: Actor) {
  return actor.kind === 'player' ? actor.player : null;
}
