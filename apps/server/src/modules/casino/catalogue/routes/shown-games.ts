import { isRefusal } from '@ordago/kernel';
import { presentGame } from '../presenters.ts';
import type { CatalogueReader } from '../use-cases/catalogue-reader.ts';
import type { ListGames } from '../use-cases/list-games.ts';

/** Presents games of the catalogue; hands a refusal on. */
export function shownGames(games: Awaited<ReturnType<ListGames>>, imageOf: CatalogueReader['imageOf']) {
  return isRefusal(games) ? games : games.map((game) => presentGame(game, imageOf(game)));
}
