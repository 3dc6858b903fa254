import type { Catalogue } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Note, Result } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { firstGames } from '../../shared/casino/first-games.ts';
import { useGameTiles } from '../../shared/casino/game-tiles.tsx';
import { GameGrid } from '../../shared/casino/grid/game-grid.tsx';
import { useBatches } from '../../shared/casino/grid/use-batches.ts';
import { GamesCount } from '../../shared/casino/hits/games-count.tsx';
import { PlaceHits, usePlacesFound } from '../../shared/casino/hits/place-hits.tsx';
import { PATHS } from '../../shared/paths.ts';
import { NARROWINGS, type SearchCategory } from './search-categories.ts';

/** Games of the first batch and of each that follows (specification 2, section 4). */
const BATCH = 16;
/** Games of a row (specification 2, section 4): a batch is two of them. */
export const SEARCH_ROW = 8;

export interface SearchResultsProps {
  readonly catalogue: Catalogue;
  /** Three characters or more. */
  readonly text: string;
  readonly category: SearchCategory;
  readonly onReset: () => void;
}

/** Results of the catalogue, batch by batch. */
export function SearchResults({ catalogue, text, category, onReset }: SearchResultsProps) {
  const t = useT('player');
  const tile = useGameTiles();
  const question = useMemo(() => ({ text, ...NARROWINGS[category] }), [text, category]);
  const { total, isGuess } = useMemo(() => catalogue.query({ ...question, limit: 0 }), [catalogue, question]);
  const batches = useBatches({
    total,
    first: BATCH,
    step: BATCH,
    listKey: `search:${category}:${text}`,
    isRemembered: true,
  });
  const games = useMemo(() => firstGames(catalogue, question, batches.shown), [catalogue, question, batches.shown]);
  const places = usePlacesFound(catalogue, text);
  if (total === 0 && places.isEmpty) {
    return <NothingFound isNarrowed={category !== 'all'} onReset={onReset} />;
  }
  if (total === 0) return <PlaceHits catalogue={catalogue} found={places} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PlaceHits catalogue={catalogue} found={places} />
      <div className="flex min-h-9 items-center justify-between gap-3 text-14">
        <p className="text-muted tabular">
          <GamesCount count={total} />
        </p>
        <Link
          to={PATHS.home}
          search={{ sS: text, sC: NARROWINGS[category].categories?.join(','), ct: NARROWINGS[category].type }}
          className={buttonClass({ rank: 'text', size: 'small' })}
        >
          {t('search.inLobby')}
        </Link>
      </div>
      {isGuess && <Note>{t('lobby.guess', { text })}</Note>}
      <GameGrid games={games} batches={batches} step={BATCH} label={t('lobby.found')} tile={tile} perRow={SEARCH_ROW} />
    </div>
  );
}

function NothingFound({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  const t = useT('common');
  const tp = useT('player');
  return (
    <Result
      face="empty"
      title={t('state.noResults')}
      action={isNarrowed && <Button onClick={onReset}>{tp('search.everywhere')}</Button>}
    />
  );
}
