import type { Catalogue } from '@ordago/catalogue-search';
import { listTrendingGames } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../shared/api.ts';
import { useGameTiles } from '../../shared/casino/game-tiles.tsx';

const STALE_MS = 60_000;

/** Before anything is typed: what to do, and what many really opened of late, where there is such a thing. */
export function TrendingGames({ catalogue }: { catalogue: Catalogue | null }) {
  const t = useT('player');
  const id = useId();
  const tile = useGameTiles();
  const { data } = useQuery({
    queryKey: ['trending'],
    queryFn: ({ signal }) => api(listTrendingGames, { signal }),
    staleTime: STALE_MS,
    retry: false,
  });
  const games = (data?.games ?? []).flatMap(({ game_id }) => catalogue?.byId(game_id) ?? []);
  if (!data || games.length === 0) return <Result face="empty" title={t('lobby.searchPrompt')} />;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-14 text-muted">{t('lobby.searchPrompt')}</p>
      <h3 id={id} className="text-16 font-bold">
        {t('search.trending', { hours: data.hours })}
      </h3>
      <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-5 tablet:gap-3.5">
        {games.map((game) => (
          <li key={game.id} className="min-w-0">
            {tile(game)}
          </li>
        ))}
      </ul>
    </section>
  );
}
