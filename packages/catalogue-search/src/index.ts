export { ARMS, type Arm, armOf } from './arms.ts';
export { badgeOf, type GameBadge } from './badge.ts';
export { type Bitset, hasBit } from './bitset.ts';
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
export {
  type ClosableGame,
  type ClosedReason,
  type ClosureRule,
  type Closures,
  closedPartsOf,
  closedReasonOf,
  closingTypesOf,
  closuresAt,
  isShown,
  isSportClosed,
  NOTHING_CLOSED,
  PARTS,
  type Part,
  type PartProviders,
  partProvidersOf,
  ruleHolds,
  type WeeklyHours,
} from './closures.ts';
export { fold } from './fold.ts';
export { encodeCatalogue } from './format.ts';
export {
  CASINO_TYPES,
  CATEGORIES,
  type CasinoType,
  type CatalogueGame,
  type Category,
  EVERY_CURRENCY,
  FEATURES,
  type Feature,
  GAME_FLAGS,
  type GameFlag,
  GIVEN_CATEGORIES,
  isOfPart,
  isOtherKind,
  type LocalFace,
  OTHER_KINDS,
  TAB_SETS,
  TYPE_CATEGORIES,
  VOLATILITIES,
  type Volatility,
} from './game.ts';
export { betMinOf } from './least-bets.ts';
export type { MakerFound } from './maker-index.ts';
export { type TableFacts, type TableHours, type TableState, tableStateAt } from './table.ts';
export { indexNames, TEXT_MAX, TEXT_MIN, type TextIndex, typosIn } from './text-index.ts';
