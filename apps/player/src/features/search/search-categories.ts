import type { Catalogue, CatalogueQuery } from '@ordago/catalogue-search';

/** Categories of the search where there are games (specification 2, section 2), in the order of the list. */
export const SEARCH_CATEGORIES = [
  'all',
  'originals',
  'exclusives',
  'slots',
  'live',
  'virtual',
  'gameshows',
  'newReleases',
  'bonusBuy',
  'enhancedRtp',
  'tableGames',
  'blackjack',
  'roulette',
] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

/** The part of a question that a category is. */
type Narrowing = Pick<CatalogueQuery, 'categories'> & { readonly type?: 'slots' | 'live' | 'virtual' };

/** The question behind a category: three are parts of the casino, the others tags of its games. */
export const NARROWINGS: Readonly<Record<SearchCategory, Narrowing>> = {
  all: {},
  originals: { categories: ['slotteroriginals'] },
  exclusives: { categories: ['slotterexclusives'] },
  slots: { type: 'slots' },
  live: { type: 'live' },
  virtual: { type: 'virtual' },
  gameshows: { categories: ['gameshows'] },
  newReleases: { categories: ['new', 'newreleases'] },
  bonusBuy: { categories: ['bonusbuy'] },
  enhancedRtp: { categories: ['enhancedrtp'] },
  tableGames: { categories: ['tablegames'] },
  blackjack: { categories: ['blackjack'] },
  roulette: { categories: ['roulette'] },
};

/**
 * The categories that lead somewhere: those with games that are shown. Before the catalogue is there, the search is in
 * everything.
 */
export function offeredIn(catalogue: Catalogue | null): readonly SearchCategory[] {
  if (!catalogue) return ['all'];
  return SEARCH_CATEGORIES.filter(
    (name) => name === 'all' || catalogue.query({ ...NARROWINGS[name], limit: 0 }).total > 0,
  );
}

export function isSearchCategory(value: string): value is SearchCategory {
  return (SEARCH_CATEGORIES as readonly string[]).includes(value);
}
