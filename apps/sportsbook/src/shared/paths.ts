import { Link as RouterLink, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, useCallback } from 'react';

/** Every address of the frame, once. */
export const PATHS = {
  home: '/',
  league: '/league/$id',
  event: '/event/$id',
  results: '/results',
  bets: '/bets',
  bet: '/bets/$id',
} as const;

/** What addresses of the frame carry behind the question mark. */
export interface FrameSearch {
  /** A day of the board or of the results, `2026-11-21`. */
  readonly day?: string;
  /** Which bets are listed. (Default: open) */
  readonly show?: 'settled' | 'all';
  /** The slip stands open as a sheet. */
  readonly slip?: 'open';
}

/** A place of the frame. Addresses with `$id` take it as a parameter. */
export interface Address {
  readonly to: (typeof PATHS)[keyof typeof PATHS];
  readonly params?: { readonly id: string };
  readonly search?: FrameSearch;
}

export interface LinkProps extends Address, Omit<ComponentProps<'a'>, 'href'> {
  /** When the link counts as the present place: same path, and with `exact` same search too. */
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
