import { CATEGORIES, type CatalogueQuery, type Category } from '@ordago/catalogue-search';
import { type LobbySearch, type LobbySort, type LobbyType, TEXT_MAX, VALUES_MAX } from './lobby-search.ts';

export {
  LOBBY_SORTS,
  type LobbySearch,
  type LobbySort,
  type LobbyType,
  lobbySearch,
} from './lobby-search.ts';

/*
 * The filters of the lobby in the address (specification 2, section 2). Lists are separated by commas; what is not
 * understood is dropped, so that an old or mistyped link still shows a lobby.
 */

/** What the lobby shows. */
export interface LobbyFilters {
  readonly type: LobbyType | null;
  readonly providers: readonly string[];
  readonly routeProviders: readonly string[];
  readonly categories: readonly Category[];
  readonly isFavourites: boolean;
  readonly text: string;
  /** Null while the reader has not chosen: by popularity. */
  readonly sort: LobbySort | null;
}

export const NO_FILTERS: LobbyFilters = {
  type: null,
  providers: [],
  routeProviders: [],
  categories: [],
  isFavourites: false,
  text: '',
  sort: null,
};

/** Reads the filters out of an address. */
export function filtersOf(search: LobbySearch): LobbyFilters {
  return {
    type: search.ct ?? null,
    providers: readList(search.sP),
    routeProviders: readList(search.sRP),
    categories: readList(search.sC).filter(isCategory),
    isFavourites: search.sF === 1,
    text: (search.sS ?? '').trim().slice(0, TEXT_MAX),
    sort: search.sSo ?? null,
  };
}

/** Writes filters into an address; what does not filter is left out. */
export function searchOf(filters: LobbyFilters): LobbySearch {
  return {
    ct: filters.type ?? undefined,
    sP: writeList(filters.providers),
    sRP: writeList(filters.routeProviders),
    sC: writeList(filters.categories),
    sF: filters.isFavourites ? 1 : undefined,
    sS: filters.text || undefined,
    sSo: filters.sort ?? undefined,
  };
}

/** Whether a grid of what was asked for is shown, instead of the rows of the lobby. A type alone keeps the rows. */
export function isNarrowed(filters: LobbyFilters): boolean {
  const { providers, routeProviders, categories, isFavourites, text: sought, sort } = filters;
  const hasList = [providers, routeProviders, categories].some((list) => list.length > 0);
  return hasList || isFavourites || sought !== '' || sort !== null;
}

/** The question to the catalogue. */
export function queryOf(filters: LobbyFilters, favourites: ReadonlySet<string>): CatalogueQuery {
  return {
    type: filters.type ?? 'all',
    providers: filters.providers,
    routeProviders: filters.routeProviders,
    categories: filters.categories,
    favourites: filters.isFavourites || filters.categories.includes('favorite') ? favourites : undefined,
    text: filters.text,
    sort: filters.sort ?? 'popular',
  };
}

function isCategory(value: string): value is Category {
  return (CATEGORIES as readonly string[]).includes(value);
}

/** A comma inside a value is written with a backslash before it, as is a backslash. */
function writeList(values: readonly string[]): string | undefined {
  return values.map((value) => value.replaceAll(/[\\,]/g, '\\$&')).join(',') || undefined;
}

function readList(list = ''): string[] {
  const values = (list.match(/(?:\\.|[^\\,])+/g) ?? []).map((value) => value.replaceAll(/\\(.)/g, '$1').trim());
  return [...new Set(values)].filter(Boolean).slice(0, VALUES_MAX);
}
