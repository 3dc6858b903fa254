import {
  type Catalogue,
  type CatalogueQuery,
  type Category,
  type Feature,
  fold,
  indexNames,
} from '@ordago/catalogue-search';

/** A part, a category or a feature that a search can lead to. */
export interface CategoryHit {
  readonly name: HitName;
  readonly label: string;
  /** Games that are shown there. */
  readonly total: number;
  readonly query: CatalogueQuery;
  /** The lobby's search parameters. */
  readonly search: { readonly ct?: (typeof PART_NAMES)[number]; readonly sC?: string; readonly sFt?: string };
}

/** Each has a text of its own under `search.hit`. */
const CATEGORY_NAMES = [
  'crash',
  'megaways',
  'jackpot',
  'bonusbuy',
  'gameshows',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'casinoholdem',
  'tablegames',
  'card',
  'dice',
  'sikbo',
  'dragontiger',
  'lotto',
  'animals',
  'slotmachines',
] as const satisfies readonly Category[];
const PART_NAMES = ['slots', 'live', 'virtual'] as const;
const FEATURE_NAMES = ['freespins', 'multipliers', 'wilds', 'respins', 'cluster'] as const satisfies readonly Feature[];
const LISTS = [
  { name: 'originals', categories: ['slotteroriginals'] },
  { name: 'new', categories: ['new', 'newreleases'] },
] as const satisfies readonly { name: string; categories: readonly Category[] }[];

type HitName =
  | (typeof CATEGORY_NAMES | typeof PART_NAMES | typeof FEATURE_NAMES)[number]
  | (typeof LISTS)[number]['name'];

type Place = Pick<CategoryHit, 'name' | 'query' | 'search'>;

const PLACES: readonly Place[] = [
  ...PART_NAMES.map((name) => ({ name, query: { type: name }, search: { ct: name } })),
  ...LISTS.map(({ name, categories }) => ({ name, query: { categories }, search: { sC: categories.join(',') } })),
  ...CATEGORY_NAMES.map((name) => ({ name, query: { categories: [name] }, search: { sC: name } })),
  ...FEATURE_NAMES.map((name) => ({ name, query: { features: [name] }, search: { sFt: name } })),
];

/** Answers of one search: more are no answer. */
const HITS_MAX = 3;

/**
 * Places of the lobby whose name the text is a part of, in the reader's language or in the provider's word, accents and
 * a typo aside; those with games alone. Nothing for fewer than three characters.
 */
export function categoryHits(catalogue: Catalogue, text: string, labelOf: (name: HitName) => string): CategoryHit[] {
  const labelled = PLACES.map((place) => ({ ...place, label: labelOf(place.name) }));
  const found = indexNames(() => labelled.map(({ label, name }) => `${fold(label)} ${name}`)).find(text);
  if (!found) return [];
  return labelled
    .filter((_, row) => (((found.rows[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1)
    .map((place) => ({ ...place, total: catalogue.query({ ...place.query, limit: 0 }).total }))
    .filter(({ total }) => total > 0)
    .slice(0, HITS_MAX);
}
