import { Link as RouterLink, redirect, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, useCallback } from 'react';

/** Every address of the back office, once. */
export const PATHS = {
  signIn: '/sign-in',
  firstOwner: '/first-owner',
  players: '/players',
  player: '/players/$id',
  withdrawals: '/withdrawals',
  deposits: '/deposits',
  transfers: '/transfers',
  bets: '/bets',
  betting: '/betting',
  casino: '/casino',
  feed: '/feed',
  books: '/books',
  notices: '/notices',
  events: '/events',
} as const;

/** Behind the question mark: each page declares what it reads. */
export type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/** A place of the panel. The player's file takes its `$id` as a parameter. */
export interface Address {
  /** A path, or `.` for where the reader is. */
  readonly to: (typeof PATHS)[keyof typeof PATHS] | '.';
  readonly params?: { readonly id: string };
  /** A new search, or what becomes of the present one. */
  readonly search?: Search | ((before: Search) => Search);
  readonly replace?: boolean;
}

export interface LinkProps extends Omit<Address, 'replace'>, Omit<ComponentProps<'a'>, 'href'> {
  readonly activeOptions?: { exact?: boolean; includeSearch?: boolean };
  readonly activeProps?: ComponentProps<'a'>;
}

/**
 * A link inside the panel. The router's own types belong to one application of the repository (its `Register` is
 * global), so the panel types its addresses here.
 */
export const Link = RouterLink as unknown as ComponentType<LinkProps>;

/** Goes to a place of the panel. */
export function useGo(): (address: Address) => void {
  const navigate = useNavigate() as (options: unknown) => Promise<void>;
  return useCallback((address) => void navigate(address), [navigate]);
}

/** Changes a part of the present search; a change of filters begins at the first page again. */
export function useSearchChange(): (changes: Search, options?: { replace?: boolean }) => void {
  const go = useGo();
  return useCallback(
    (changes, options) => go({ to: '.', search: (before) => ({ ...before, page: undefined, ...changes }), ...options }),
    [go],
  );
}

const readSearch = useSearch as unknown as (options: { strict: false }) => unknown;

/** The search of the present page, as its route has validated it. */
export function usePageSearch<PageSearch>(): PageSearch {
  return readSearch({ strict: false }) as PageSearch;
}

/** The id in the address; empty where the address has none. */
export function useIdParam(): string {
  const { id } = useParams({ strict: false }) as { id?: string };
  return id ?? '';
}

/** Returns what a route guard throws to redirect. */
export function redirectTo(to: (typeof PATHS)[keyof typeof PATHS], search: Search = {}): unknown {
  return (redirect as unknown as (options: unknown) => unknown)({ to, search });
}
