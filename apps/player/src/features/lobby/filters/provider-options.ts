import type { Catalogue } from '@ordago/catalogue-search';
import type { LobbyFilters, LobbyType } from '../lobby-filters.ts';

/** A choice of the provider filter: a studio by its name, or a route provider by its key. */
export interface ProviderOption {
  readonly value: string;
  readonly label: string;
  readonly filters: Pick<LobbyFilters, 'providers' | 'routeProviders'>;
}

const studio = (name: string): ProviderOption => ({
  value: `P:${name}`,
  label: name,
  filters: { providers: [name], routeProviders: [] },
});
const route = (key: string, label: string): ProviderOption => ({
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
const FIRST: Readonly<Record<LobbyType, readonly ProviderOption[]>> = {
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
  return [...first, ...others].filter(({ filters }) => countOf(filters) > 0);
}

/** The entry that matches the filters; null when they name several or one that is not offered. */
export function chosenProvider(options: readonly ProviderOption[], filters: LobbyFilters): ProviderOption | null {
  const asked = JSON.stringify([filters.providers, filters.routeProviders]);
  return options.find((one) => JSON.stringify([one.filters.providers, one.filters.routeProviders]) === asked) ?? null;
}
