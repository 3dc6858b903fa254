import { type Catalogue, type Category, isOtherKind, TAB_SETS, TYPE_CATEGORIES } from '@ordago/catalogue-search';
import { type LobbyFilters, type LobbyType, NO_FILTERS } from './lobby-filters.ts';

/** Names of the tabs; each has a text of its own under `lobby.tab`. */
export type TabName =
  | 'all'
  | 'favourites'
  | 'slots'
  | 'live'
  | 'virtual'
  | 'crash'
  | 'tables'
  | 'quick'
  | 'horses'
  | 'originals'
  | 'new'
  | 'jackpot'
  | 'bonusbuy';

export interface LobbyTab {
  readonly name: TabName;
  readonly filters: LobbyFilters;
}

const tab = (name: TabName, filters: Partial<LobbyFilters>): LobbyTab => ({
  name,
  filters: { ...NO_FILTERS, ...filters },
});

const TABS: readonly LobbyTab[] = [
  tab('all', {}),
  tab('favourites', { isFavourites: true }),
  tab('slots', { type: 'slots' }),
  tab('live', { type: 'live' }),
  tab('originals', { categories: ['slotteroriginals'] }),
  tab('crash', { categories: ['crash'] }),
  tab('tables', { categories: ['tablegames', 'cardgames'] }),
  tab('quick', { categories: ['othergames', 'dice', 'lotto'] }),
  tab('virtual', { type: 'virtual' }),
  tab('horses', { routeProviders: ['universalrace'] }),
  tab('new', { categories: ['new', 'newreleases'] }),
  tab('jackpot', { categories: ['jackpot'] }),
  tab('bonusbuy', { categories: ['bonusbuy'] }),
];

/** The tabs that lead somewhere: the first two always, the others while they have games. */
export function tabsOf(catalogue: Catalogue): LobbyTab[] {
  return TABS.filter(({ name, filters }) => {
    if (name === 'all' || name === 'favourites') return true;
    return (
      catalogue.query({
        ...filters,
        type: filters.type ?? 'all',
        sort: 'popular',
        limit: 0,
        rtpMinBps: undefined,
        betUpTo: undefined,
        favourites: undefined,
      }).total > 0
    );
  });
}

/** The tab that the filters belong to. */
export function activeTab({ type, categories, routeProviders, isFavourites }: LobbyFilters): TabName {
  if (isFavourites) return 'favourites';
  if (isSame(routeProviders, ['universalrace'])) return 'horses';
  const same = type === null ? tabOfCategories(categories) : undefined;
  return (same ?? TABS.find(({ filters }) => filters.type !== null && filters.type === type))?.name ?? 'all';
}

/** The tab that is these categories and nothing else. */
function tabOfCategories(categories: readonly Category[]): LobbyTab | undefined {
  const part = TYPE_CATEGORIES.find((name) => isSame([name], categories));
  return TABS.find(({ filters }) =>
    part ? filters.type === part : filters.categories.length > 0 && isSame(filters.categories, categories),
  );
}

/** The part of the casino that each tab set of specification 2, section 3, belongs to. */
const CATEGORY_SETS = {
  slots: [...TAB_SETS.slots, ...TAB_SETS.fourth],
  live: TAB_SETS.live,
  virtual: TAB_SETS.third,
  sport: TAB_SETS.third,
} as const satisfies Record<LobbyType, readonly Category[]>;

/** Tabs that are above the categories already. */
const ABOVE = ['all', 'favorite'] as const;

/** A category with a text of its own under `lobby.category`. */
export type NamedCategory = Exclude<Category, (typeof ABOVE)[number]>;

/** A category that narrows a part of the casino; each has a text of its own under `lobby.category`. */
export type PartCategory = Exclude<(typeof CATEGORY_SETS)[LobbyType][number], (typeof ABOVE)[number]>;

/** Categories to narrow a part of the casino by; nothing where there is nothing to choose between. */
export function categoriesOf(catalogue: Catalogue, type: LobbyType | null): PartCategory[] {
  if (type === null) return [];
  const set = [...new Set<Category>(CATEGORY_SETS[type])].filter(
    (category): category is PartCategory => !isAbove(category),
  );
  // The slots of the specification have tables among them; here they are games with reels.
  const narrower = set.filter((category) => type !== 'slots' || !isOtherKind(category));
  const whole = countOf(catalogue, type, []);
  // A category that is the whole part narrows nothing.
  const found = narrower.filter((category) => {
    const count = countOf(catalogue, type, [category]);
    return count > 0 && count < whole;
  });
  return found.length > 1 ? found : [];
}

/**
 * Categories that the address asks for and that neither a tab nor a chip of the part shows: rows, the search and other
 * pages lead to them.
 */
export function categoriesBeside(
  catalogue: Catalogue,
  { type, categories }: Pick<LobbyFilters, 'type' | 'categories'>,
): NamedCategory[] {
  if (type === null && tabOfCategories(categories) !== undefined) return [];
  const chips: readonly Category[] = categoriesOf(catalogue, type);
  return categories.filter((category): category is NamedCategory => !isAbove(category) && !chips.includes(category));
}

function isAbove(category: Category): boolean {
  return (ABOVE as readonly Category[]).includes(category);
}

function countOf(catalogue: Catalogue, type: LobbyType | null, categories: readonly Category[]): number {
  return catalogue.query({ type: type ?? 'all', categories, limit: 0 }).total;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
