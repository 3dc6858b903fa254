import { CATEGORIES, type CatalogueQuery, type Category } from '@ordago/catalogue-search';
import * as z from 'zod/mini';

/*
 * The filters of the lobby in the address (specification 2, section 2). Lists are separated by commas; what is not
 * understood is dropped, so that an old or mistyped link still shows a lobby.
 */

export const LOBBY_TYPES = ['slots', 'live', 'virtual', 'sport'] as const;
/** Casino type in the address; without one all of them are shown. */
export type LobbyType = (typeof LOBBY_TYPES)[number];

export const LOBBY_SORTS = ['popular', 'a-z', 'z-a'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/** Values of one list that are read. */
const VALUES_MAX = 50;
/** Longest text that is read. */
const TEXT_MAX = 100;

/** A value of an address: the router has read figures as numbers already. */
const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).slice(0, VALUES_MAX * TEXT_MAX)),
);
const dropped = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The search parameters of the lobby, validated. Nothing in it refuses an address. */
export const lobbySearch = z.object({
  /** Casino type. */
  ct: dropped(z.enum(LOBBY_TYPES)),
  /** Providers. */
  sP: dropped(text),
  /** Route providers. */
  sRP: dropped(text),
  /** Categories, the crash games included. */
  sC: dropped(text),
  /** 1: favourites only. */
  sF: dropped(z.literal(1)),
  /** Search text. */
  sS: dropped(text),
  sSo: dropped(z.enum(LOBBY_SORTS)),
});
export type LobbySearch = z.infer<typeof lobbySearch>;

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
