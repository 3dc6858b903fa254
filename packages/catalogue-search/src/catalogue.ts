import { type Bitset, countBits, emptyBits, fullBits, hasBit, intersect, setBit, subtract, unite } from './bitset.ts';
import { fold } from './fold.ts';
import { decodeCatalogue } from './format.ts';
import type { CasinoType, CatalogueGame, Category, Volatility } from './game.ts';
import { indexNames } from './text-index.ts';

export const CATALOGUE_SORTS = ['a-z', 'z-a', 'popular'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** No page is longer. */
export const PAGE_MAX = 1_000;

/** What a lobby asks. Values within one key are alternatives, keys narrow each other; an empty list does not narrow. */
export interface CatalogueQuery {
  readonly providers?: readonly string[];
  readonly routeProviders?: readonly string[];
  /** `all` does not narrow; `favorite` means the ids in `favourites`. */
  readonly categories?: readonly Category[];
  readonly type?: CasinoType | 'all';
  /** Ids of the player's favourites. Alone it narrows to them; beside the category `favorite` it only says what that is. */
  readonly favourites?: ReadonlySet<string>;
  /** Fewer than 3 letters or digits are no search and do not narrow. */
  readonly text?: string;
  readonly volatility?: readonly Volatility[];
  /** Shows hidden games too, as `hiddenRoute` asks. (Default: false) */
  readonly withHidden?: boolean;
  /** (Default: popular) */
  readonly sort?: CatalogueSort;
  /** (Default: 0) */
  readonly offset?: number;
  /** (Default: 48, at most 1,000) */
  readonly limit?: number;
}

export interface CataloguePage {
  /** Games that match, on all pages. */
  readonly total: number;
  readonly games: readonly CatalogueGame[];
  /** True when no name contains the text and these are the names a typo away. */
  readonly isGuess: boolean;
}

export interface Catalogue {
  readonly size: number;
  /** Makers that occur, in order of first popularity. */
  readonly providers: readonly string[];
  readonly routeProviders: readonly string[];
  byId(id: string): CatalogueGame | null;
  query(query: CatalogueQuery): CataloguePage;
}

const LIMIT_DEFAULT = 48;

/** Opens a catalogue file. Null for a text that is none or is of another version: fetch it anew. */
export function openCatalogue(text: string): Catalogue | null {
  const games = decodeCatalogue(text);
  return games && catalogueOf(games);
}

/** The catalogue of games in order of popularity, ready to be asked. */
export function catalogueOf(games: readonly CatalogueGame[]): Catalogue {
  const size = games.length;
  const index = buildIndex(games);
  const select = (query: CatalogueQuery) => {
    const rows = fullBits(size);
    if (!query.withHidden) subtract(rows, index.hidden);
    narrow(rows, query.providers, index.provider);
    narrow(rows, query.routeProviders, index.routeProvider);
    narrow(rows, query.volatility, index.volatility);
    if (query.type && query.type !== 'all') narrow(rows, [query.type], index.casinoType);
    narrowToCategories(rows, query, index);
    const found = query.text === undefined ? null : index.names.find(query.text);
    if (found) intersect(rows, found.rows);
    return { rows, isGuess: found?.isGuess ?? false };
  };
  return {
    size,
    providers: [...index.provider.keys()],
    routeProviders: [...index.routeProvider.keys()],
    byId: (id) => games[index.rowOf.get(id) ?? -1] ?? null,
    query(query) {
      const { rows, isGuess } = select(query);
      const page = pageOf(rows, index.orders[query.sort ?? 'popular'], query);
      return { total: countBits(rows), games: page.flatMap((row) => games[row] ?? []), isGuess };
    },
  };
}

type Index = ReturnType<typeof buildIndex>;

function buildIndex(games: readonly CatalogueGame[]) {
  const names = games.map(({ gameName }) => fold(gameName));
  const popular = games.map((_, row) => row);
  const alphabetical = [...popular].sort((a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b);
  const hidden = group(games, ({ isHidden }) => (isHidden ? ['hidden'] : []));
  return {
    rowOf: new Map(games.map(({ id }, row) => [id, row])),
    size: games.length,
    names: indexNames(names),
    orders: { popular, 'a-z': alphabetical, 'z-a': [...alphabetical].reverse() },
    provider: group(games, ({ provider }) => [provider]),
    routeProvider: group(games, ({ routeProvider }) => [routeProvider]),
    casinoType: group(games, ({ casinoType }) => [casinoType]),
    category: group(games, ({ tab }) => tab),
    volatility: group(games, ({ volatility }) => (volatility === null ? [] : [volatility])),
    hidden: hidden.get('hidden') ?? emptyBits(games.length),
  };
}

function group(
  games: readonly CatalogueGame[],
  keysOf: (game: CatalogueGame) => readonly string[],
): Map<string, Bitset> {
  const groups = new Map<string, Bitset>();
  games.forEach((game, row) => {
    for (const key of keysOf(game)) {
      const bits = groups.get(key) ?? emptyBits(games.length);
      setBit(bits, row);
      groups.set(key, bits);
    }
  });
  return groups;
}

/** Keeps the rows of any of the wanted values. A value that no game has keeps none. */
function narrow(rows: Bitset, wanted: readonly string[] | undefined, groups: ReadonlyMap<string, Bitset>): void {
  if (!wanted || wanted.length === 0) return;
  const any = new Uint32Array(rows.length);
  for (const key of wanted) unite(any, groups.get(key) ?? new Uint32Array(0));
  intersect(rows, any);
}

function narrowToCategories(rows: Bitset, { categories = [], favourites }: CatalogueQuery, index: Index): void {
  const asksFavourites = categories.includes('favorite');
  const starred = new Uint32Array(rows.length);
  for (const id of favourites ?? []) {
    const row = index.rowOf.get(id);
    if (row !== undefined) setBit(starred, row);
  }
  if (favourites && !asksFavourites) intersect(rows, starred);
  if (categories.length === 0 || categories.includes('all')) return;
  const any = asksFavourites ? starred : new Uint32Array(rows.length);
  for (const category of categories)
    if (category !== 'favorite') unite(any, index.category.get(category) ?? new Uint32Array(0));
  intersect(rows, any);
}

function pageOf(
  rows: Bitset,
  order: readonly number[],
  { offset = 0, limit = LIMIT_DEFAULT }: CatalogueQuery,
): number[] {
  const page: number[] = [];
  const wanted = Math.min(Math.max(0, Math.trunc(limit)), PAGE_MAX);
  let skip = Math.max(0, Math.trunc(offset));
  for (const row of order) {
    if (page.length >= wanted) break;
    if (!hasBit(rows, row)) continue;
    if (skip > 0) skip -= 1;
    else page.push(row);
  }
  return page;
}

/** By code unit, so that server and every browser sort alike. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
