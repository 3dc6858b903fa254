import { useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';
import { boundsOf } from '@ordago/web-kit/days';
import { usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { useFrameSearch, useIdParam } from '../../shared/addresses/paths.ts';
import { Board, BoardSkeleton } from '../../shared/board/board.tsx';
import { FavouriteStar } from '../../shared/line/favourite-star.tsx';
import { type EventsFilter, eventsQuery } from '../../shared/line/line.ts';
import { useLeague } from '../../shared/line/use-league.ts';
import { useCountryName } from '../../shared/names/country-name.ts';
import { LeagueMark } from '../../shared/names/league-mark.tsx';
import { LeagueName, useLeagueName } from '../../shared/names/league-name.tsx';
import { DayTabs } from './day-tabs.tsx';
import { FeaturedExpresses } from './featured-expresses.tsx';
import { LiveStrip } from './live-strip.tsx';
import { useAreExpressesKnown, useIsStripKnown } from './use-top-known.ts';
import '../../shared/controls/page-title.css';

/** The home of the frame: what is live, then the board of the chosen day, or of all that lies ahead. */
export function BoardPage() {
  const t = useT('sportsbook');
  const { day } = useFrameSearch();
  const filter = { view: 'upcoming', ...(day ? boundsOf(day) : {}) } as const;
  usePrefetchInfiniteQuery(eventsQuery(filter));
  const isStripKnown = useIsStripKnown();
  const isTopKnown = useAreExpressesKnown() && isStripKnown;
  return (
    <>
      <h1 className="sr-only">{t('brand')}</h1>
      {isTopKnown ? <Home filter={filter} emptyText={t(day ? 'board.emptyDay' : 'event.empty')} /> : <BoardSkeleton />}
    </>
  );
}

function Home({ filter, emptyText }: { filter: EventsFilter; emptyText: string }) {
  const t = useT('sportsbook');
  return (
    <>
      <LiveStrip />
      <FeaturedExpresses />
      <DayTabs />
      <h2 className="sr-only">{t('board.upcoming')}</h2>
      <Board filter={filter} emptyText={emptyText} />
    </>
  );
}

/** The matches of one league. */
export function LeaguePage() {
  const t = useT('sportsbook');
  const id = useIdParam();
  const { league, isPending } = useLeague(id);
  const filter = { view: 'upcoming', league: id } as const;
  usePrefetchInfiniteQuery(eventsQuery(filter));
  const isTopKnown = useIsStripKnown(id);
  const nameOf = useCountryName();
  const leagueNameOf = useLeagueName();
  return (
    <>
      <h1 className="page-title">
        {league ? (
          <>
            <LeagueMark league={league} />
            <LeagueName league={league} />
            {league.country !== 'simulated' && <small>{nameOf(league.country)}</small>}
            <FavouriteStar kind="league" id={id} name={leagueNameOf(league)} />
          </>
        ) : isPending ? (
          <Skeleton className="h-5 w-40 rounded-control" />
        ) : (
          t('nav.leagues')
        )}
      </h1>
      {isTopKnown ? (
        <>
          <LiveStrip league={id} />
          <h2 className="sr-only">{t('board.upcoming')}</h2>
          <Board filter={filter} emptyText={t('board.emptyLeague')} isOneLeague />
        </>
      ) : (
        <BoardSkeleton />
      )}
    </>
  );
}
