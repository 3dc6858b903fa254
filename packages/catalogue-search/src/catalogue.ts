import type { Units } from '@ordago/kernel';
import { type Bitset, countBits, emptyBits, fullBits, hasBit, intersectAny, setBit, subtract } from './bitset.ts';
import { fold } from './fold.ts';
import { decodeCatalogue } from './format.ts';
import {
  type CasinoType,
  type CatalogueGame,
  type Category,
  type Feature,
  isOtherKind,
  isSlot,
  TYPE_CATEGORIES,
  type Volatility,
} from './game.ts';
import { indexBetMins } from './least-bets.ts';
import { indexMakers, type MakerFound, type MakerIndex } from './maker-index.ts';
import { type Order, orderOf, rowsOfPage } from './page-rows.ts';
import { indexNames } from './text-index.ts';

export const CATALOGUE_SORTS = ['a-z', 'z-a', 'popular'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** No page is longer. */
export const PAGE_MAX = 1_000;

/** Query of a lobby. Values within one key are alternatives, keys narrow each other; an empty list does not narrow. */
export interface CatalogueQuery {
  readonly providers?: readonly string[];
  readonly routeProviders?: readonly string[];
  /** `all` does not narrow; `favorite` means the ids in `favourites`; `slots`, `live` and `virtual` mean the type. */
  readonly categories?: readonly Category[];
  readonly type?: CasinoType | 'all';
  /** Ids of the player's favourites. Alone it narrows to them; beside the category `favorite` it only defines it. */
  readonly favourites?: ReadonlySet<string>;
  /** Fewer than 3 letters or digits are no search and do not narrow. */
  readonly text?: string;
  readonly volatility?: readonly Volatility[];
  readonly features?: readonly Feature[];
  /** Games whose declared least bet in this currency is no more than that; a game that declares none is left out. */
  readonly betUpTo?: { readonly currency: string; readonly units: Units };
  /** Least declared return in basis points; a game that declares none is left out. */
  readonly rtpMinBps?: number;
  /** Games that can be practised alone. (Default: false) */
  readonly withDemo?: boolean;
  /** Shows hidden games too, as `hiddenRoute` asks. (Default: false) */
  readonly withHidden?: boolean;
  /** Ids of games that come first, in this order, where the order is that of popularity. (Default: none) */
  readonly pins?: readonly string[];
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
  /** Makers of shown games, in order of first popularity. */
  readonly providers: readonly string[];
  /** Route providers of shown games, in that order. */
  readonly routeProviders: readonly string[];
  /** Null for a number that no game has, and for a hidden game. */
  byId(id: string): CatalogueGame | null;
  /** Shown games that match, one page of them, with their total number. */
  query(query: CatalogueQuery): CataloguePage;
  /** The least bets that shown games declare in a currency, each once, the smallest first. In ledger units. */
  betMins(currency: string): readonly Units[];
  /**
   * Makers whose name the text is a part of, however it is spaced and accented; where there is none, those a typo away. Those
   * with the most shown games first; nobody for fewer than 3 letters or digits.
   */
  makers(text: string): readonly MakerFound[];
}

const LIMIT_DEFAULT = 48;

/**
 * Opens a catalogue file for readers of a language. Null for a text that is none or is of another version: fetch it
 * anew.
 *
 * @param language - `es`, `en` or `pt`. (Default: names and pictures of the first language)
 */
export function openCatalogue(text: string, language?: string): Catalogue | null {
  const games = decodeCatalogue(text);
  return (
    games && catalogueOf(language === undefined ? games : games.map((game) => ({ ...game, ...game.faces?.[language] })))
  );
}

/** The catalogue of games in order of popularity, ready to be asked. */
export function catalogueOf(games: readonly CatalogueGame[]): Catalogue {
  const size = games.length;
  const index = buildIndex(games);
  const select = (query: CatalogueQuery) => {
    const rows = (query.withHidden ? index.every : index.shown).slice();
    narrow(rows, query.providers, index.provider);
    narrow(rows, query.routeProviders, index.routeProvider);
    narrow(rows, query.volatility, index.volatility);
    narrow(rows, query.features, index.feature);
    if (query.betUpTo) intersectAny(rows, [index.betMins(query.betUpTo.currency).upTo(query.betUpTo.units)]);
    if (query.withDemo) intersectAny(rows, [index.demo]);
    if (query.rtpMinBps !== undefined) intersectAny(rows, [index.paying(query.rtpMinBps)]);
    if (query.type && query.type !== 'all') {
      // A kind that is named beside the slots is found among all that their providers call so.
      const isNamed = query.type === 'slots' && query.categories?.some(isOtherKind);
      narrow(rows, [query.type], isNamed ? index.casinoType : index.part);
    }
    narrowToCategories(rows, query, index);
    const found = query.text === undefined ? null : index.names.find(query.text);
    if (found) intersectAny(rows, [found.rows]);
    return { rows, isGuess: found?.isGuess ?? false };
  };
  // Asked for by the search alone, so it is gathered on the first search.
  let makers: MakerIndex | null = null;
  return {
    size,
    providers: shownKeys(index.provider, index),
    routeProviders: shownKeys(index.routeProvider, index),
    byId: (id) => {
      const row = index.rowOf.get(id);
      return row === undefined || hasBit(index.hidden, row) ? null : (games[row] ?? null);
    },
    query(query) {
      const { rows, isGuess } = select(query);
      const total = countBits(rows);
      const order = index.orders[query.sort ?? 'popular']();
      const pinned = order === null && query.pins?.length ? takePins(rows, query.pins, index) : [];
      return { total, games: pageOf({ rows, total, games, pinned }, order, query), isGuess };
    },
    betMins: (currency) => index.betMins(currency).amounts,
    makers(text) {
      makers ??= indexMakers(index);
      return makers(text);
    },
  };
}

type Index = ReturnType<typeof buildIndex>;

function buildIndex(games: readonly CatalogueGame[]) {
  const namesOf = once(() => games.map(({ gameName }) => fold(gameName)));
  const alphabetical = once(() => alphabeticalRows(namesOf()));
  const every = fullBits(games.length);
  const hidden = rowsWhere(games, ({ isHidden }) => isHidden);
  const casinoType = group(games, (game) => [game.casinoType]);
  const part = group(games, (game) => (game.casinoType === 'slots' && !isSlot(game) ? [] : [game.casinoType]));
  const shown = every.slice();
  subtract(shown, hidden);
  // Rows are in the order of popularity already; the others are found when they are first asked for.
  const orders: Readonly<Record<CatalogueSort, () => Order | null>> = {
    popular: () => null,
    'a-z': once(() => orderOf(alphabetical())),
    'z-a': once(() => orderOf(alphabetical().toReversed())),
  };
  return {
    rowOf: new Map(games.map(({ id }, row) => [id, row])),
    names: indexNames(() => games.map(everyNameOf)),
    orders,
    every,
    shown,
    hidden,
    provider: group(games, ({ provider }) => [provider]),
    routeProvider: group(games, ({ routeProvider }) => [routeProvider]),
    casinoType,
    /** As the types, but for the slots: they are games with reels alone. */
    part,
    category: indexCategories(games, part),
    volatility: group(games, ({ volatility }) => (volatility === null ? [] : [volatility])),
    feature: group(games, ({ features }) => features),
    betMins: indexBetMins(games),
    demo: rowsWhere(games, ({ hasDemo }) => hasDemo),
    paying: indexReturns(games),
  };
}

function alphabeticalRows(names: readonly string[]): number[] {
  return names.map((_, row) => row).sort((a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b);
}

/** Computes a value when it is first wanted. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Sign between the names of one game: no text that is sought contains it. */
const BETWEEN_NAMES = ' | ';

/** The folded names of a game in every language, so that each is found by the readers of all. */
function everyNameOf({ gameName, faces = {} }: CatalogueGame): string {
  const names = [gameName, ...Object.values(faces).map((face) => face.gameName)];
  return [...new Set(names.map(fold))].join(BETWEEN_NAMES);
}

/** Indexes games by their own categories, except favourites (the player's) and parts of the casino (by type). */
function indexCategories(
  games: readonly CatalogueGame[],
  parts: ReadonlyMap<string, Bitset>,
): ReadonlyMap<string, Bitset> {
  const categories = group(games, ({ tab }) => tab.filter((category) => category !== 'favorite'));
  for (const type of TYPE_CATEGORIES) categories.set(type, parts.get(type) ?? emptyBits(games.length));
  return categories;
}

/** The keys of groups that hold a shown game. */
function shownKeys(groups: ReadonlyMap<string, Bitset>, { shown }: Pick<Index, 'shown'>): string[] {
  return [...groups].flatMap(([key, bits]) => {
    const rows = shown.slice();
    intersectAny(rows, [bits]);
    return countBits(rows) > 0 ? [key] : [];
  });
}

function rowsWhere(games: readonly CatalogueGame[], holds: (game: CatalogueGame) => boolean): Bitset {
  const bits = emptyBits(games.length);
  games.forEach((game, row) => {
    if (holds(game)) setBit(bits, row);
  });
  return bits;
}

/** The rows that pay at least so much. Each bitset is gathered once; there are no more than returns that games declare. */
function indexReturns(games: readonly CatalogueGame[]): (minBps: number) => Bitset {
  const declared = [...new Set(games.flatMap(({ rtpBps }) => rtpBps ?? []))].sort((a, b) => a - b);
  const gathered = new Map<number, Bitset>();
  return (minBps) => {
    const least = declared.find((bps) => bps >= minBps) ?? Number.POSITIVE_INFINITY;
    const rows = gathered.get(least) ?? rowsWhere(games, ({ rtpBps }) => rtpBps !== null && rtpBps >= least);
    gathered.set(least, rows);
    return rows;
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
  if (wanted && wanted.length > 0) intersectAny(rows, bitsetsOf(wanted, groups));
}

function bitsetsOf(keys: readonly string[], groups: ReadonlyMap<string, Bitset>): Bitset[] {
  const bitsets: Bitset[] = [];
  for (const key of keys) {
    const bits = groups.get(key);
    if (bits) bitsets.push(bits);
  }
  return bitsets;
}

function narrowToCategories(rows: Bitset, { categories = [], favourites }: CatalogueQuery, index: Index): void {
  const asksFavourites = categories.includes('favorite');
  if (favourites && !asksFavourites) intersectAny(rows, [starredOf(favourites, index)]);
  if (categories.length === 0 || categories.includes('all')) return;
  const wanted = bitsetsOf(categories, index.category);
  if (asksFavourites) wanted.push(starredOf(favourites, index));
  intersectAny(rows, wanted);
}

function starredOf(favourites: ReadonlySet<string> | undefined, { every, rowOf }: Index): Bitset {
  const starred = new Uint32Array(every.length);
  for (const id of favourites ?? []) {
    const row = rowOf.get(id);
    if (row !== undefined) setBit(starred, row);
  }
  return starred;
}

interface Found {
  readonly rows: Bitset;
  /** Number of rows. */
  readonly total: number;
  readonly games: readonly CatalogueGame[];
  /** Rows that come before the others, and are not among `rows`. */
  readonly pinned: readonly number[];
}

/** Takes the pinned games out of the rows, where they are found; answers them in their order. */
function takePins(rows: Bitset, pins: readonly string[], { rowOf }: Index): number[] {
  const pinned = [...new Set(pins)].flatMap((id) => rowOf.get(id) ?? []).filter((row) => hasBit(rows, row));
  const taken = emptyBits(rows.length * 32);
  for (const row of pinned) setBit(taken, row);
  subtract(rows, taken);
  return pinned;
}

function pageOf(
  { rows, total, games, pinned }: Found,
  order: Order | null,
  { offset = 0, limit = LIMIT_DEFAULT }: CatalogueQuery,
): CatalogueGame[] {
  const skip = Math.max(0, Math.trunc(offset));
  const wanted = Math.min(Math.max(0, Math.trunc(limit)), PAGE_MAX, total - skip);
  const page: CatalogueGame[] = [];
  if (wanted <= 0) return page;
  const first = pinned.slice(skip, skip + wanted);
  const rest = wanted - first.length;
  const after = Math.max(0, skip - pinned.length);
  const others = rest > 0 ? rowsOfPage({ rows, total: total - pinned.length, skip: after, wanted: rest }, order) : [];
  for (const row of [...first, ...others]) {
    const game = games[row];
    if (game) page.push(game);
  }
  return page;
}

/** By code unit, so that server and every browser sort alike. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
