import { useT } from '@ordago/i18n/react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useCatalogue } from '../../shared/casino/catalogue.ts';
import { useGameTiles } from '../../shared/casino/game-tiles.tsx';
import { PATHS } from '../../shared/paths.ts';
import { CasinoClosed, CatalogueFailed, useIsCasinoClosed } from './casino-faces.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Hero } from './hero.tsx';
import { filtersOf, isNarrowed, type LobbyFilters } from './lobby-filters.ts';
import { LobbyRows, LobbyRowsSkeleton } from './lobby-rows.tsx';

const FoundGames = lazy(() => import('./found-games.tsx').then(({ FoundGames }) => ({ default: FoundGames })));

/** The casino: rows of what there is, or the grid of what was asked for. */
export function LobbyPage() {
  const search = useSearch({ from: PATHS.home });
  return <Lobby filters={useMemo(() => filtersOf(search), [search])} />;
}

/** The favourites have an address of their own; it is the lobby narrowed to them. */
export function FavouritesPage() {
  const search = useSearch({ from: PATHS.favorites });
  return <Lobby filters={useMemo(() => ({ ...filtersOf(search), isFavourites: true }), [search])} />;
}

function Lobby({ filters }: { filters: LobbyFilters }) {
  const t = useT('common');
  const { catalogue, isError, retry } = useCatalogue();
  const isClosed = useIsCasinoClosed();
  const tile = useGameTiles();
  if (isClosed) return <CasinoClosed />;

  const isGrid = isNarrowed(filters);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 tablet:gap-8">
      <h1 className="sr-only">{t('nav.casino')}</h1>
      {!isGrid && <Hero catalogue={catalogue} />}
      <FilterBar filters={filters} catalogue={catalogue} />
      {isError && <CatalogueFailed onRetry={retry} />}
      {!catalogue && !isError && <LobbyRowsSkeleton />}
      {catalogue && !isGrid && <LobbyRows catalogue={catalogue} type={filters.type} tile={tile} />}
      {catalogue && isGrid && (
        <Suspense fallback={<LobbyRowsSkeleton />}>
          <FoundGames catalogue={catalogue} filters={filters} tile={tile} />
        </Suspense>
      )}
    </div>
  );
}
