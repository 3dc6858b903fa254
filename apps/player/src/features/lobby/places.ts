import { PATHS } from '../../shared/paths.ts';
import type { LobbyFilters } from './lobby-filters.ts';

/** The addresses of the lobby (specification 2, section 2): each is the lobby with something of it given. */
interface LobbyPlace {
  /** Filters of the path itself, beside those of its query. */
  readonly given: (filters: LobbyFilters) => LobbyFilters;
  /** Stays at its own address while the filters change; the others go on at the casino's. (Default: false) */
  readonly isKept?: boolean;
  /** Always a grid, never rows. (Default: false) */
  readonly isGrid?: boolean;
}

const asIs = (filters: LobbyFilters) => filters;

type LobbyPath = Extract<(typeof PATHS)[keyof typeof PATHS], `/casino${string}`>;

const PLACES: Partial<Record<LobbyPath, LobbyPlace>> = {
  [PATHS.home]: { given: asIs },
  [PATHS.main]: { given: asIs, isKept: true },
  [PATHS.lobby]: { given: asIs, isKept: true },
  [PATHS.allGames]: { given: asIs, isGrid: true, isKept: true },
  [PATHS.filters]: { given: asIs, isGrid: true, isKept: true },
  [PATHS.search]: { given: asIs, isGrid: true, isKept: true },
  [PATHS.providerGames]: { given: asIs, isGrid: true },
  [PATHS.favorites]: { given: (filters) => ({ ...filters, isFavourites: true }) },
  // The category of the address is a sub-category here, and the crash games themselves without one.
  [PATHS.crash]: {
    given: (filters) => ({ ...filters, categories: filters.categories.length > 0 ? filters.categories : ['crash'] }),
  },
};

/** Returns the place of the lobby at an address. */
export function placeAt(pathname: string): LobbyPlace {
  return PLACES[pathname as LobbyPath] ?? { given: asIs };
}
