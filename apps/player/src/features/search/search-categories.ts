import type { CatalogueQuery } from '@ordago/catalogue-search';

/** What the search can be narrowed to (specification 2, section 2), in the order of the list. */
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

export function isSearchCategory(value: string): value is SearchCategory {
  return (SEARCH_CATEGORIES as readonly string[]).includes(value);
}
