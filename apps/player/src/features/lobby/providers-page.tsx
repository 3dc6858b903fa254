import type { Catalogue, CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Result, Skeleton } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCatalogue } from '../../shared/casino/catalogue.ts';
import { GamesCount } from '../../shared/casino/hits/games-count.tsx';
import { PATHS } from '../../shared/paths.ts';
import { CatalogueFailed } from './casino-faces.tsx';
import { NO_FILTERS, searchOf } from './lobby-filters.ts';
import './providers.css';

/** Pictures on the tile of a provider. */
const PICTURES = 3;

/** Page of the makers: a tile for each, with its most popular ones. */
export function ProvidersPage() {
  const t = useT('player');
  const { catalogue, isError, retry } = useCatalogue();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-24 font-extrabold tracking-tight">{t('lobby.providers')}</h1>
      {isError && <CatalogueFailed onRetry={retry} />}
      {!catalogue && !isError && <ProvidersSkeleton />}
      {catalogue && <Providers catalogue={catalogue} />}
    </div>
  );
}

function Providers({ catalogue }: { catalogue: Catalogue }) {
  const t = useT('player');
  const providers = useMemo(() => makersOf(catalogue), [catalogue]);
  if (providers.length === 0) return <Result face="empty" title={t('lobby.emptyPart')} />;
  return (
    <ul className="provider-grid">
      {providers.map(({ name, total, games }) => (
        <li key={name}>
          <Link to={PATHS.home} search={searchOf({ ...NO_FILTERS, providers: [name] })} className="provider-tile">
            <span className="provider-art" aria-hidden="true">
              {games.map((game) => (
                <img key={game.id} src={game.imageUrl} alt="" loading="lazy" width={300} height={400} />
              ))}
            </span>
            <span className="grid min-w-0 gap-0.5 p-3">
              <b className="truncate text-14 font-bold">{name}</b>
              <span className="text-12 text-muted tabular">
                <GamesCount count={total} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface Maker {
  readonly name: string;
  readonly total: number;
  readonly games: readonly CatalogueGame[];
}

function makersOf(catalogue: Catalogue): Maker[] {
  return [...catalogue.providers]
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ name, ...catalogue.query({ providers: [name], limit: PICTURES }) }))
    .filter(({ total }) => total > 0);
}

function ProvidersSkeleton() {
  return (
    <div className="provider-grid" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <Skeleton key={place} className="h-[144px] rounded-card" />
      ))}
    </div>
  );
}
