import { PATHS } from '../../shared/paths.ts';

/** Search parameters that belong to the site and never to the frame. */
const OWN_KEYS = ['modal', 'next', 'deposit', 'find', 'within'];
/** Longest path that the bridge carries. */
const PATH_MAX = 500;

/** Path and query of an address of the site. */
export interface SitePlace {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** The place inside the frame for an address of the site: `/sport/event/7` is `/event/7`, below its base. */
export function framePathOf({ pathname, search }: SitePlace, base: string = PATHS.sport): string {
  const path = pathname.slice(base.length) || '/';
  const query = new URLSearchParams(search);
  for (const key of OWN_KEYS) query.delete(key);
  return `${path}${query.size > 0 ? `?${query}` : ''}`.slice(0, PATH_MAX);
}

/**
 * The address of the site for a place inside the frame; dialogs of the site stay open. Null for a path that would lead
 * out of the sports.
 */
export function siteHrefOf(framePath: string, current: SitePlace, base: string = PATHS.sport): string | null {
  const url = new URL(`${base}${framePath}`, 'http://site');
  const isInside = url.pathname === base || url.pathname.startsWith(`${base}/`);
  if (!isInside || url.host !== 'site') return null;
  const known = new URLSearchParams(current.search);
  for (const key of OWN_KEYS) {
    url.searchParams.delete(key);
    const value = known.get(key);
    if (value !== null) url.searchParams.set(key, value);
  }
  const path = url.pathname === `${base}/` ? base : url.pathname;
  return `${path}${url.searchParams.size > 0 ? `?${url.searchParams}` : ''}`;
}
