import type { Catalogue } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { buttonClass, Note, Result } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFavourites } from '../../shared/casino/favourites.ts';
import { firstGames } from '../../shared/casino/first-games.ts';
import type { TileOf } from '../../shared/casino/game-tiles.tsx';
import { GameGrid, GameGridSkeleton } from '../../shared/casino/grid/game-grid.tsx';
import { BATCH_SIZE, useBatches } from '../../shared/casino/grid/use-batches.ts';
import { GamesCount } from '../../shared/casino/hits/games-count.tsx';
import { PlaceHits, usePlacesFound } from '../../shared/casino/hits/place-hits.tsx';
import { useListOrders } from '../../shared/casino/list-orders.ts';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { CatalogueFailed } from './casino-faces.tsx';
import { FolderBar } from './folders/folder-bar.tsx';
import { type Folder, useFolders } from './folders/use-folders.ts';
import { type LobbyFilters, queryOf, searchOf } from './lobby-filters.ts';

/** The games that the filters leave, in a grid that grows by batches. */
export function FoundGames(props: { catalogue: Catalogue; filters: LobbyFilters; tile: TileOf }) {
  const { catalogue, filters, tile } = props;
  const t = useT('player');
  const favourites = useFavourites();
  const { folders } = useFolders();
  const shown = useMemo(() => inFolder(favourites.ids, folders, filters), [favourites.ids, folders, filters]);
  const { pins, seen } = useListOrders().orderOf(filters.categories);
  const question = useMemo(() => ({ ...queryOf(filters, shown), pins }), [filters, shown, pins]);
  const { total, isGuess } = useMemo(() => catalogue.query({ ...question, limit: 0 }), [catalogue, question]);
  const listKey = JSON.stringify(searchOf(filters));
  const batches = useBatches({ total, listKey, isRemembered: true });
  const games = useMemo(() => firstGames(catalogue, question, batches.shown), [catalogue, question, batches.shown]);

  const places = usePlacesFound(catalogue, filters.text);

  const needsFavourites = question.favourites !== undefined;
  if (needsFavourites && favourites.isError) return <CatalogueFailed onRetry={favourites.retry} />;
  if (needsFavourites && !favourites.isKnown) return <GameGridSkeleton />;
  if (filters.isFavourites && favourites.ids.size === 0) return <NoFavourites />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {filters.isFavourites && folders && <FolderBar filters={filters} folders={folders} favourites={favourites.ids} />}
      <PlaceHits catalogue={catalogue} found={places} />
      {total === 0 ? (
        <Nothing isEmptyFolder={filters.isFavourites && shown.size === 0} hasPlaces={!places.isEmpty} />
      ) : (
        <>
          <p className="text-14 text-muted tabular" role="status">
            <GamesCount count={total} />
          </p>
          {isGuess && <Note>{t('lobby.guess', { text: filters.text })}</Note>}
          <GameGrid
            games={games}
            batches={batches}
            step={BATCH_SIZE}
            label={t('lobby.found')}
            tile={tile}
            seen={seen}
            isPage
          />
        </>
      )}
    </section>
  );
}

/** The favourites of the folder that is open; of one that is not there (any more), all of them. */
function inFolder(
  ids: ReadonlySet<string>,
  folders: readonly Folder[] | null,
  { isFavourites, folder }: LobbyFilters,
): ReadonlySet<string> {
  const open = isFavourites ? folders?.find(({ id }) => id === folder) : undefined;
  return open ? new Set(open.games.filter((game) => ids.has(game))) : ids;
}

/** No game: an empty folder, a search that found only categories or makers (listed above), or nothing at all. */
function Nothing({ isEmptyFolder, hasPlaces }: { isEmptyFolder: boolean; hasPlaces: boolean }) {
  const t = useT('player');
  if (isEmptyFolder) return <Result face="empty" title={t('folders.empty')} />;
  return hasPlaces ? null : <NothingFound />;
}

function NothingFound() {
  const t = useT('common');
  const tp = useT('player');
  return (
    <Result
      face="empty"
      title={t('state.noResults')}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'secondary' })} resetScroll={false}>
          {tp('lobby.clearFilters')}
        </Link>
      }
    />
  );
}

function NoFavourites() {
  const t = useT('common');
  const tp = useT('player');
  const { player } = useSession();
  const { open } = useModal();
  if (!player) {
    return (
      <Result
        face="empty"
        title={t('guest.pleaseAuthForFavorites')}
        action={
          <button type="button" className={buttonClass({ rank: 'primary' })} onClick={() => open('sign-in')}>
            {t('auth.signIn')}
          </button>
        }
      />
    );
  }
  return (
    <Result
      face="empty"
      title={tp('lobby.emptyFavourites')}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'secondary' })}>
          {tp('lobby.toGames')}
        </Link>
      }
    />
  );
}
