import type { Catalogue } from '@ordago/catalogue-search';
import type { LobbyFilters, LobbyType } from '../lobby-filters.ts';

/** Kinds of providers of the filter (specification 2, section 3). */
export const PROVIDER_TYPES = { slots: 'slots', live: 'live-casino', virtual: 'virtual' } as const;
export type ProviderType = (typeof PROVIDER_TYPES)[keyof typeof PROVIDER_TYPES];

type NamedOption = Omit<ProviderOption, 'types' | 'total'>;

/** A choice of the provider filter: a studio by its name, or a route provider by its key. */
export interface ProviderOption {
  readonly value: string;
  readonly label: string;
  /** Kinds of games in which it has some, in the words of the specification (2, section 3), the one with most first. */
  readonly types: readonly ProviderType[];
  /** Number of its games in this part of the casino. */
  readonly total: number;
  readonly filters: Pick<LobbyFilters, 'providers' | 'routeProviders'>;
}

const studio = (name: string): NamedOption => ({
  value: `P:${name}`,
  label: name,
  filters: { providers: [name], routeProviders: [] },
});
const route = (key: string, label: string): NamedOption => ({
  value: `R:${key}`,
  label,
  filters: { providers: [], routeProviders: [key] },
});

const REELS = [studio('Pragmatic Play'), studio('RubyPlay'), studio('Microgaming'), studio('Spinomenal')];
const TABLES = [
  route('jacktop', 'Jacktop'),
  route('tvbet', 'TVBET'),
  route('pragmaticlive', 'Pragmatic Live'),
  route('xpg', 'XPG'),
];

/** Providers that the filter names first, by the part of the casino (specification 2, section 9). */
const FIRST: Readonly<Record<LobbyType, readonly NamedOption[]>> = {
  slots: REELS,
  virtual: REELS,
  live: TABLES,
  sport: [],
};

/**
 * The entries of the filter: those that the specification names for this part, then every other studio with games in
 * it.
 */
export function providerOptions(catalogue: Catalogue, type: LobbyType | null): ProviderOption[] {
  const first = type === null ? [] : FIRST[type];
  const routes = first.flatMap(({ filters }) => filters.routeProviders);
  const countOf = (filters: Partial<ProviderOption['filters']>) =>
    catalogue.query({ ...filters, type: type ?? 'all', limit: 0 }).total;
  // A studio whose games all come by one named route, which has no other games, is already listed under that name.
  const isNamed = (name: string) => {
    const total = countOf({ providers: [name] });
    return routes.some(
      (key) =>
        countOf({ providers: [name], routeProviders: [key] }) === total && countOf({ routeProviders: [key] }) === total,
    );
  };
  const others = [...catalogue.providers]
    .filter((name) => !first.some(({ label }) => label.toLowerCase() === name.toLowerCase()) && !isNamed(name))
    .sort((a, b) => a.localeCompare(b))
    .map(studio);
  const typesOf = (filters: NamedOption['filters']) => {
    const counted = (Object.keys(PROVIDER_TYPES) as (keyof typeof PROVIDER_TYPES)[])
      .map((each) => ({ each, games: catalogue.query({ ...filters, type: each, limit: 0 }).total }))
      .filter(({ games }) => games > 0);
    return counted.sort((a, b) => b.games - a.games).map(({ each }) => PROVIDER_TYPES[each]);
  };
  return [...first, ...others]
    .map((option) => ({ ...option, total: countOf(option.filters) }))
    .filter(({ total }) => total > 0)
    .map((option) => ({ ...option, types: typesOf(option.filters) }));
}

type Names = Pick<LobbyFilters, 'providers' | 'routeProviders'>;

/** Entries that the filters name; what they name and nobody offers is none. */
export function chosenProviders(options: readonly ProviderOption[], { providers, routeProviders }: Names): string[] {
  const isNamed = ({ filters }: ProviderOption) =>
    filters.providers.some((name) => providers.includes(name)) ||
    filters.routeProviders.some((key) => routeProviders.includes(key));
  return options.filter(isNamed).map(({ value }) => value);
}

/**
 * The filters that stand for some entries. Studios and route providers narrow each other in a query: where both are
 * chosen, a route stands for its studios.
 */
export function filtersOfProviders(
  catalogue: Catalogue,
  options: readonly ProviderOption[],
  values: readonly string[],
): Names {
  const chosen = options.filter(({ value }) => values.includes(value)).map(({ filters }) => filters);
  const providers = chosen.flatMap((filters) => filters.providers);
  const routeProviders = chosen.flatMap((filters) => filters.routeProviders);
  if (providers.length === 0 || routeProviders.length === 0) return { providers, routeProviders };
  const behind = catalogue.providers.filter(
    (name) => catalogue.query({ providers: [name], routeProviders, limit: 0 }).total > 0,
  );
  return { providers: [...new Set([...providers, ...behind])], routeProviders: [] };
}
