import { ApiError } from '@ordago/api-client';
import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Note, Result, Skeleton } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { Link, PATHS, useIdParam } from '../../shared/addresses/paths.ts';
import { saleOf } from '../../shared/line/for-sale.ts';
import { eventQuery, useFollowed } from '../../shared/line/line.ts';
import { isOfMany } from '../../shared/names/contest-name.ts';
import { withoutCombinations } from '../../shared/slip/combinations.ts';
import { MarketList } from './markets/market-list.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Statistics } from './statistics.tsx';

const SettledMarkets = lazy(async () => ({
  default: (await loadChunk(() => import('./settled/settled-markets.tsx'))).SettledMarkets,
}));
const FinalResult = lazy(async () => ({
  default: (await loadChunk(() => import('./settled/final-result.tsx'))).FinalResult,
}));

/** One event: the scoreboard and every market. */
export function EventPage() {
  const id = useIdParam();
  const t = useT('sportsbook');
  const common = useT('common');
  const { data: event, isPending, error, refetch } = useQuery(eventQuery(id));
  if (event) return <Event key={event.id} event={withoutCombinations(event)} />;
  if (isPending) return <EventSkeleton />;
  const isUnknown = error instanceof ApiError && error.http !== 0 && error.http < 500;
  return (
    <Result
      face={isUnknown ? 'empty' : 'error'}
      suit="espadas"
      title={isUnknown ? t('event.notFound') : t('state.boardError')}
      action={
        isUnknown ? (
          <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
            {t('event.backHome')}
          </Link>
        ) : (
          <Button onClick={() => refetch()}>{common('action.retry')}</Button>
        )
      }
    />
  );
}

function Event({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  useFollowed([event]);
  // A market suspended in play opens again in a moment.
  const isOpen = event.status === 'scheduled' || event.markets.some((market) => saleOf(event, market) !== 'closed');
  return (
    <>
      <Scoreboard event={event} />
      {event.result && (
        <Suspense fallback={null}>
          <FinalResult event={event} result={event.result} />
        </Suspense>
      )}
      {!isOpen && !isOver(event) && (
        <div className="mb-3">
          <Note>{t('event.closed')}</Note>
        </div>
      )}
      <Markets event={event} />
      {!isOfMany(event) && event.league.country !== 'simulated' && <Statistics event={event} />}
    </>
  );
}

/** A contest that is over shows how its markets were settled; those that still wait for a figure stay as they were. */
function Markets({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const settled = isOver(event) ? event.markets.filter(isSettled) : [];
  const waiting = useMemo(
    () => (settled.length === 0 ? event : { ...event, markets: event.markets.filter((market) => !isSettled(market)) }),
    [event, settled.length],
  );
  return (
    <>
      {waiting.markets.length > 0 && <MarketList event={waiting} />}
      {settled.length > 0 && (
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <SettledMarkets event={event} markets={settled} />
        </Suspense>
      )}
      {event.markets.length === 0 && <Result face="empty" suit="espadas" title={t('event.noMarkets')} />}
    </>
  );
}

function isOver({ status }: SportEvent): boolean {
  return status === 'finished' || status === 'abandoned' || status === 'cancelled';
}

function isSettled({ status, selections }: Market): boolean {
  return (status === 'settled' || status === 'void') && selections.some(({ result }) => result !== undefined);
}

function EventSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
