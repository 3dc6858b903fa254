import type { Catalogue, CatalogueGame } from '@ordago/catalogue-search';
import { listTrendingGames } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, Chip, Result } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../shared/api.ts';
import { useGameTiles } from '../../shared/casino/game-tiles.tsx';

const STALE_MS = 60_000;

interface BeforeTypingProps {
  readonly catalogue: Catalogue | null;
  readonly recent: readonly string[];
  readonly onSearch: (text: string) => void;
  readonly onForget: () => void;
}

/**
 * State before anything is typed: what to do, recent searches, and games that more people open than before, where there
 * are some.
 */
export function BeforeTyping({ catalogue, recent, onSearch, onForget }: BeforeTypingProps) {
  const t = useT('player');
  const { data } = useQuery({
    queryKey: ['trending'],
    queryFn: ({ signal }) => api(listTrendingGames, { signal }),
    staleTime: STALE_MS,
    retry: false,
  });
  const games = (data?.games ?? []).flatMap(({ game_id }) => catalogue?.byId(game_id) ?? []);
  const hasGames = data !== undefined && games.length > 0;
  if (!hasGames && recent.length === 0) return <Result face="empty" title={t('lobby.searchPrompt')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-14 text-muted">{t('lobby.searchPrompt')}</p>
      {recent.length > 0 && <RecentSearches texts={recent} onSearch={onSearch} onForget={onForget} />}
      {hasGames && <Trending trend={data.trend} hours={data.hours} games={games} />}
    </div>
  );
}

function RecentSearches(props: { texts: readonly string[]; onSearch: (text: string) => void; onForget: () => void }) {
  const t = useT('player');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id={id} className="text-16 font-bold">
          {t('search.recent')}
        </h3>
        <Button rank="text" size="small" onClick={props.onForget}>
          {t('search.forget')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {props.texts.map((text) => (
          <li key={text} className="max-w-full">
            <Chip isPressed={false} onPress={() => props.onSearch(text)}>
              <History size={16} className="flex-none text-muted" aria-hidden="true" />
              <span className="truncate">{text}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TrendingProps {
  readonly trend: 'growing' | 'most-opened';
  readonly hours: number;
  readonly games: readonly CatalogueGame[];
}

/** Called a trend only where it is one. */
function Trending({ trend, hours, games }: TrendingProps) {
  const t = useT('player');
  const id = useId();
  const tile = useGameTiles();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 id={id} className="text-16 font-bold">
          {trend === 'growing' ? t('search.growing') : t('search.trending', { hours })}
        </h3>
        {trend === 'growing' && <p className="text-12 text-muted">{t('search.growingHint', { hours })}</p>}
      </div>
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
