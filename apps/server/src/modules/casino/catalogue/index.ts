/** Catalogue: the games of the providers, how they are sorted, and what is closed to whom. */
export { type Catalogue, type CatalogueParts, createCatalogue } from './catalogue.ts';
export { CATEGORIES, FEATURES } from './domain/categories.ts';
export {
  type Arm,
  type ArmDifference,
  type ArmResult,
  armOf,
  type CategoryOrder,
  compareArms,
} from './domain/category-order.ts';
export type { HiddenRoutes } from './domain/hidden-route.ts';
export type { Artwork } from './ports/artwork.ts';
export type { CatalogueRepository } from './repository/catalogue.repository.ts';
export type { CategoryOrdersRepository } from './repository/category-orders.repository.ts';
export type { CatalogueReader } from './use-cases/catalogue-reader.ts';
export { type CountListOpen, createCountListOpen } from './use-cases/count-list-open.ts';
export { createListRawRows, type ListRawRows } from './use-cases/list-raw-rows.ts';
export type { ReadClosures } from './use-cases/read-closures.ts';
export type { SyncResult } from './use-cases/sync-catalogue.ts';
