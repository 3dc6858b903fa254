import { listGames } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { CatalogueReader, HiddenRoutes } from '../use-cases/catalogue-reader.ts';
import type { ListGames } from '../use-cases/list-games.ts';
import { shownGames } from './shown-games.ts';
import { playerIn } from './viewer.ts';

/** Lists the games of the catalogue, as players and guests see them. */
export function listGamesRoute(
  list: ListGames,
  { imageOf }: Pick<CatalogueReader, 'imageOf'>,
  hiddenRoutes: HiddenRoutes,
): BoundRoute {
  return bind(listGames, async ({ actor, query, now, locale }) => {
    const seesHidden = hiddenRoutes.opens(query.hiddenRoute, now);
    const games = await list(query, { player: playerIn(actor), isStaff: false, seesHidden }, now);
    return shownGames(games, locale, imageOf);
  });
}
