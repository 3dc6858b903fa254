export {
  CATALOGUE_SORTS,
  type Catalogue,
  type CataloguePage,
  type CatalogueQuery,
  type CatalogueSort,
  catalogueOf,
  openCatalogue,
  PAGE_MAX,
} from './catalogue.ts';
export { fold } from './fold.ts';
export { encodeCatalogue } from './format.ts';
export {
  CASINO_TYPES,
  CATEGORIES,
  type CasinoType,
  type CatalogueGame,
  type Category,
  GAME_FLAGS,
  type GameFlag,
  VOLATILITIES,
  type Volatility,
} from './game.ts';
export { TEXT_MAX, TEXT_MIN } from './text-index.ts';
