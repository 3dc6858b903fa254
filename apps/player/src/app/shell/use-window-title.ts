import { useT } from '@ordago/i18n/react';
import { useMatches, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGivenPageName } from '../../shared/page-name.ts';

/** Names of the pages; each has a text of its own under `title`. */
export const PAGE_TITLES = [
  'casino',
  'slots',
  'liveCasino',
  'virtual',
  'allGames',
  'filters',
  'search',
  'crash',
  'favourites',
  'providers',
  'providerGames',
  'game',
  'verify',
  'rules',
  'sport',
  'editAccount',
  'sessions',
  'transactions',
  'casinoHistory',
  'replay',
  'betHistory',
] as const;
export type PageTitle = (typeof PAGE_TITLES)[number];

/** Parts of the casino by the parameter of the address. */
const PARTS: Readonly<Record<string, PageTitle>> = {
  slots: 'slots',
  live: 'liveCasino',
  virtual: 'virtual',
  sport: 'sport',
};

/** Title of the page of a route; the casino's home is named by the part that is open. */
export function titleOf(title: PageTitle | null, part: unknown): PageTitle | null {
  return title === 'casino' ? (PARTS[String(part)] ?? title) : title;
}

/** Keeps the title of the window: the page, then the site. Bookmarks, tabs and screen readers name a page by it. */
export function useWindowTitle(): void {
  const t = useT('player');
  const site = useT('common')('brand.name');
  const named = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData });
  const { ct } = useSearch({ strict: false });
  const given = useGivenPageName();
  const title = titleOf(named?.title ?? null, ct);
  const page = given ?? (title && t(`title.${title}`));
  useEffect(() => {
    document.title = page === null ? site : `${page} · ${site}`;
  }, [page, site]);
}
