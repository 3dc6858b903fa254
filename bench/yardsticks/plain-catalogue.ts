import { type CatalogueGame, type CatalogueQuery, fold } from '@ordago/catalogue-search';

/** Catalogue without an index: reads every game, its name folded once, and cuts the page out. */
export function plainCatalogue(games: readonly CatalogueGame[]) {
  const names = games.map(({ gameName }) => fold(gameName));
  return ({ text = '', categories = [], providers = [] }: CatalogueQuery): readonly CatalogueGame[] => {
    const wanted = fold(text);
    const found = games.filter(
      (game, row) =>
        !game.isHidden &&
        (names[row] ?? '').includes(wanted) &&
        (categories.length === 0 || categories.some((category) => game.tab.includes(category))) &&
        (providers.length === 0 || providers.includes(game.provider)),
    );
    return found.slice(0, 48);
  };
}
