import { isRefusal } from '@ordago/kernel';
import { presentGame } from '../presenters.ts';
import type { CatalogueReader } from '../use-cases/catalogue-reader.ts';
import type { ListGames } from '../use-cases/list-games.ts';

/** Presents games of the catalogue in a language; hands a refusal on. */
export function shownGames(
  games: Awaited<ReturnType<ListGames>>,
  language: Parameters<typeof presentGame>[1],
  imageOf: CatalogueReader['imageOf'],
) {
  return isRefusal(games) ? games : games.map((game) => presentGame(game, language, imageOf));
}
