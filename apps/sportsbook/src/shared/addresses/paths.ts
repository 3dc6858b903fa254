import type { BETS_SHOWN } from '@ordago/contracts';
import { Link as RouterLink, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, useCallback } from 'react';

/** Every address of the frame, once. */
export const PATHS = {
  home: '/',
  leagues: '/leagues',
  league: '/league/$id',
  event: '/event/$id',
  live: '/live',
  upcoming: '/upcoming',
  calendar: '/calendar',
  favourites: '/favourites',
  multi: '/multi',
  virtual: '/virtual',
  virtualCup: '/virtual/cup',
  search: '/search',
  settings: '/settings',
  results: '/results',
  bets: '/bets',
  bet: '/bets/$id',
  shared: '/shared/$id',
  category: '/category/$id',
} as const;

/** Choice of the bets that a list shows. */
export type BetsShown = (typeof BETS_SHOWN)[number];

/** Query part of the frame's addresses. */
export interface FrameSearch {
  /** A day of the board, the calendar or the results, `2026-11-21`. */
  readonly day?: string;
  /** The calendar shows the whole week of its day. */
  readonly span?: 'week';
  /** The league alone, of the calendar or of the results. */
  readonly league?: number;
  /** Matches that start within so many hours. */
  readonly hours?: number;
  /** Matches side by side, ids with commas between. */
  readonly ids?: string;
  /** Text of the search. */
  readonly q?: string;
  /** Choice of the bets that are listed. (Default: open) */
  readonly show?: Exclude<BetsShown, 'open'>;
  /** The days on which listed bets were placed, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Page of a list, from 1. (Default: 1) */
  readonly page?: number;
  /** The bet builder of an event: `open`, or the selections that are chosen, with commas between. */
  readonly builder?: string;
  /** The slip is open as a sheet. */
  readonly slip?: 'open';
  /** The bet whose sale is open. */
  readonly sell?: string;
}

/** A place of the frame. Addresses with `$id` take it as a parameter. */
export interface Address {
  readonly to: (typeof PATHS)[keyof typeof PATHS];
  readonly params?: { readonly id: string };
  readonly search?: FrameSearch;
}

export interface LinkProps extends Address, Omit<ComponentProps<'a'>, 'href'> {
  /** Condition for the link to be the present place: same path, and with `exact` same search too. */
  readonly activeOptions?: { exact?: boolean; includeSearch?: boolean };
  /** (Default: true) */
  readonly resetScroll?: boolean;
}

/**
 * A link inside the frame. The router's own types belong to one application of the repository (its `Register` is
 * global), so the frame types its addresses here.
 */
export const Link = RouterLink as unknown as ComponentType<LinkProps>;

export function useFrameSearch(): FrameSearch {
  return useSearch({ strict: false }) as FrameSearch;
}

/** The id in the address; empty where the address has none. */
export function useIdParam(): string {
  const { id } = useParams({ strict: false }) as { id?: string };
  return id ?? '';
}

/** Changes what the address carries; the rest stays. A change of a filter takes the place of the address before. */
export function useSearchChange(): (change: FrameSearch, options?: { isNewPlace?: boolean }) => void {
  const navigate = useNavigate() as (options: unknown) => Promise<void>;
  return useCallback(
    (change, { isNewPlace = false } = {}) =>
      void navigate({
        to: '.',
        search: (known: FrameSearch) => ({ ...known, ...change }),
        replace: !isNewPlace,
        resetScroll: false,
      }),
    [navigate],
  );
}

/** Opens the slip as a sheet, or closes it; Back does the same. */
export function useSlipSheet(): { isOpen: boolean; open: () => void; close: () => void } {
  const { slip } = useFrameSearch();
  const navigate = useNavigate() as (options: unknown) => Promise<void>;
  const set = useCallback(
    (next: 'open' | undefined) =>
      void navigate({
        to: '.',
        search: (known: FrameSearch) => ({ ...known, slip: next }),
        replace: next === undefined,
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback(() => set('open'), [set]);
  const close = useCallback(() => set(undefined), [set]);
  return { isOpen: slip === 'open', open, close };
}

/** Opens the sale of a bet over the page, or closes it; Back does the same. */
export function useSellDialog(): { id: string | undefined; open: (bet: string) => void; close: () => void } {
  const { sell } = useFrameSearch();
  const navigate = useNavigate() as (options: unknown) => Promise<void>;
  const set = useCallback(
    (next: string | undefined) =>
      void navigate({
        to: '.',
        search: (known: FrameSearch) => ({ ...known, sell: next }),
        replace: next === undefined,
        resetScroll: false,
      }),
    [navigate],
  );
  const close = useCallback(() => set(undefined), [set]);
  return { id: sell, open: set, close };
}
