import { useT } from '@ordago/i18n/react';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useCatalogue } from '../../shared/casino/catalogue.ts';
import { useGameTiles } from '../../shared/casino/game-tiles.tsx';
import { GameGridSkeleton } from '../../shared/casino/grid/game-grid.tsx';
import { usePageName } from '../../shared/page-name.ts';
import { PATHS } from '../../shared/paths.ts';
import { CasinoClosed, CatalogueFailed, useIsCasinoClosed } from './casino-faces.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { Hero } from './hero/hero.tsx';
import { filtersOf, isNarrowed, type LobbyFilters } from './lobby-filters.ts';
import { LobbyRows, LobbyRowsSkeleton } from './lobby-rows.tsx';
import type { LobbySearch } from './lobby-search.ts';
import { placeAt } from './places.ts';

const FoundGames = lazy(() =>
  loadChunk(() => import('./found-games.tsx')).then(({ FoundGames }) => ({ default: FoundGames })),
);
const SearchPage = lazy(() =>
  loadChunk(() => import('./search-field.tsx')).then(({ LobbySearchField }) => ({ default: LobbySearchField })),
);

/** The casino: rows of what there is, or the grid of what was asked for, at each of its addresses. */
export function LobbyPage() {
  const t = useT('common');
  const { pathname } = useLocation();
  const search = useSearch({ strict: false }) as LobbySearch;
  const place = placeAt(pathname);
  const filters = useMemo(() => place.given(filtersOf(search)), [place, search]);
  const { catalogue, isError, retry } = useCatalogue();
  const isClosed = useIsCasinoClosed();
  const tile = useGameTiles();
  usePageName(pageNameOf(filters));
  if (isClosed) return <CasinoClosed />;

  const isGrid = place.isGrid || isNarrowed(filters);
  const isSearch = pathname === PATHS.search;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 tablet:gap-8">
      <h1 className="sr-only">{t('nav.casino')}</h1>
      {!isGrid && <Hero catalogue={catalogue} />}
      {isSearch && (
        <Suspense>
          <SearchPage text={filters.text} />
        </Suspense>
      )}
      <FilterBar filters={filters} catalogue={catalogue} isGrid={isGrid} />
      {isError && <CatalogueFailed onRetry={retry} />}
      {!catalogue && !isError && (isGrid ? <GameGridSkeleton /> : <LobbyRowsSkeleton />)}
      {catalogue && !isGrid && <LobbyRows catalogue={catalogue} type={filters.type} tile={tile} />}
      {catalogue && isGrid && (!isSearch || isNarrowed(filters)) && (
        <Suspense fallback={<GameGridSkeleton />}>
          <FoundGames catalogue={catalogue} filters={filters} tile={tile} />
        </Suspense>
      )}
    </div>
  );
}

/** A list of one maker, or of what was sought, is named by it. */
function pageNameOf({ text, providers }: LobbyFilters): string | null {
  if (text !== '') return text;
  return providers.length === 1 ? (providers[0] ?? null) : null;
}
