import { previewGames } from '@ordago/contracts';
import { staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { CatalogueReader } from '../use-cases/catalogue-reader.ts';
import type { ListGames } from '../use-cases/list-games.ts';
import { shownGames } from './shown-games.ts';

/** Lists the games of the catalogue, hidden ones as well, for staff of level 1. */
export function previewGamesRoute(list: ListGames, { imageOf }: Pick<CatalogueReader, 'imageOf'>): BoundRoute {
  return bind(previewGames, async ({ actor, query, now, locale }) =>
    staffOf(actor).level === 1
      ? shownGames(await list(query, { player: null, isStaff: true, seesHidden: true }, now), locale, imageOf)
      : new RawAnswer(NO_GAMES, 403),
  );
}

/** Code 404 with an empty list (semantics D58). */
const NO_GAMES = { status: 404, result: [], error_message: 'not allowed to place bets' };
