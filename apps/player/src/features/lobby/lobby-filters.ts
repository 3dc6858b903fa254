import {
  CATEGORIES,
  type CatalogueQuery,
  type Category,
  FEATURES,
  type Feature,
  VOLATILITIES,
  type Volatility,
} from '@ordago/catalogue-search';
import { parseAmount, UNIT_DECIMALS } from '@ordago/kernel';
import { readList, writeList } from '../../shared/casino/hits/value-list.ts';
import { type LobbySearch, type LobbySort, type LobbyType, TEXT_MAX } from './lobby-search.ts';

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

/** An amount that a least bet may not exceed, with its currency: an address is shared between players of several. */
export interface BetMax {
  readonly currency: string;
  /** Exact decimal. */
  readonly amount: string;
}

/** Filters of the lobby. */
export interface LobbyFilters {
  readonly type: LobbyType | null;
  readonly providers: readonly string[];
  readonly routeProviders: readonly string[];
  readonly categories: readonly Category[];
  readonly isFavourites: boolean;
  /** The folder of favourites that is open; null for all of them. */
  readonly folder: string | null;
  readonly text: string;
  /** Null while the reader has not chosen: by popularity. */
  readonly sort: LobbySort | null;
  readonly volatility: readonly Volatility[];
  readonly features: readonly Feature[];
  /** Games that can be played from that much; a game that declares no least bet is none. */
  readonly betMax: BetMax | null;
  /** Least declared return in percent; a game that declares none has none. */
  readonly rtpMin: number | null;
  readonly isPractice: boolean;
  /** Stays in the address from page to page; the server judges it. */
  readonly hiddenRoute: string | null;
}

export const NO_FILTERS: LobbyFilters = {
  type: null,
  providers: [],
  routeProviders: [],
  categories: [],
  isFavourites: false,
  folder: null,
  text: '',
  sort: null,
  volatility: [],
  features: [],
  betMax: null,
  rtpMin: null,
  isPractice: false,
  hiddenRoute: null,
};

/** Reads the filters out of an address. */
export function filtersOf(search: LobbySearch): LobbyFilters {
  return {
    type: search.ct ?? null,
    providers: readList(search.sP),
    routeProviders: readList(search.sRP),
    categories: readList(search.sC).filter(isCategory),
    isFavourites: search.sF === 1,
    folder: /^[1-9]\d{0,17}$/.test(search.sFo ?? '') ? (search.sFo ?? null) : null,
    text: (search.sS ?? '').trim().slice(0, TEXT_MAX),
    sort: search.sSo ?? null,
    volatility: readList(search.sV).filter(isVolatility),
    features: readList(search.sFt).filter(isFeature),
    betMax: readBetMax(search.sB),
    rtpMin: search.sR ?? null,
    isPractice: search.sD === 1,
    hiddenRoute: search.hiddenRoute ?? null,
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
    sFo: filters.isFavourites ? (filters.folder ?? undefined) : undefined,
    sS: filters.text || undefined,
    sSo: filters.sort ?? undefined,
    sV: writeList(filters.volatility),
    sFt: writeList(filters.features),
    sB: filters.betMax ? filters.betMax.currency + filters.betMax.amount : undefined,
    sR: filters.rtpMin ?? undefined,
    sD: filters.isPractice ? 1 : undefined,
    hiddenRoute: filters.hiddenRoute ?? undefined,
  };
}

/** Returns true if a grid of results is shown instead of the rows of the lobby. A type alone keeps the rows. */
export function isNarrowed(filters: LobbyFilters): boolean {
  const { isFavourites, text: sought, sort } = filters;
  const { providers, routeProviders, categories } = filters;
  const hasList = [providers, routeProviders, categories].some((list) => list.length > 0);
  return hasList || isFavourites || sought !== '' || sort !== null || factCount(filters) > 0;
}

/** Number of active filters by what games declare of themselves. */
export function factCount({ volatility, features, betMax, rtpMin, isPractice }: LobbyFilters): number {
  return volatility.length + features.length + [betMax !== null, rtpMin !== null, isPractice].filter(Boolean).length;
}

/** The same without the filters by what games declare. */
export function withoutFacts(filters: LobbyFilters): LobbyFilters {
  return { ...filters, volatility: [], features: [], betMax: null, rtpMin: null, isPractice: false };
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
    volatility: filters.volatility,
    features: filters.features,
    betUpTo: betUpTo(filters.betMax),
    rtpMinBps: filters.rtpMin === null ? undefined : Math.round(filters.rtpMin * 100),
    withDemo: filters.isPractice,
  };
}

function isFeature(value: string): value is Feature {
  return (FEATURES as readonly string[]).includes(value);
}

/** `MXN0.50`; null for anything else. */
function readBetMax(text = ''): BetMax | null {
  const [, currency = '', amount = ''] = /^([A-Z]{3})(.+)$/.exec(text) ?? [];
  return currency !== '' && (parseAmount(amount, { decimalsMax: UNIT_DECIMALS }) ?? 0n) > 0n
    ? { currency, amount }
    : null;
}

function betUpTo(betMax: BetMax | null): CatalogueQuery['betUpTo'] {
  const units = betMax && parseAmount(betMax.amount, { decimalsMax: UNIT_DECIMALS });
  return betMax === null || units === null ? undefined : { currency: betMax.currency, units };
}

function isVolatility(value: string): value is Volatility {
  return (VOLATILITIES as readonly string[]).includes(value);
}

function isCategory(value: string): value is Category {
  return (CATEGORIES as readonly string[]).includes(value);
}
