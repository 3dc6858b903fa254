import { DateText, useT } from '@ordago/i18n/react';
import { buttonClass, Result } from '@ordago/ui';
import { useInfiniteQuery, usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { Board, BoardSkeleton } from '../../shared/board/board.tsx';
import { eventsQuery } from '../../shared/line/line.ts';
import { FeaturedExpresses } from './featured-expresses.tsx';
import { useAreExpressesKnown } from './use-top-known.ts';
import '../../shared/controls/page-title.css';
import './overview-page.css';

const LIVE = { view: 'live' } as const;

/** Every match in play, with its score and its prices. */
export function OverviewPage() {
  const t = useT('sportsbook');
  usePrefetchInfiniteQuery(eventsQuery(LIVE));
  const isTopKnown = useAreExpressesKnown();
  return (
    <>
      <h1 className="page-title">
        <i className="live-dot" aria-hidden="true" />
        {t('overview.title')}
      </h1>
      {isTopKnown ? (
        <>
          <FeaturedExpresses />
          <Board filter={LIVE} emptyText={t('overview.empty')} emptyFace={<NothingInPlay />} areDaysNamed={false} />
        </>
      ) : (
        <BoardSkeleton />
      )}
    </>
  );
}

/** Nobody plays: when the next match starts, and the way there. */
function NothingInPlay() {
  const t = useT('sportsbook');
  const { data } = useInfiniteQuery(eventsQuery({ view: 'upcoming' }));
  const next = data?.pages[0]?.events[0];
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('overview.empty')}
      action={
        <Link to={PATHS.upcoming} className={buttonClass({ rank: 'primary' })}>
          {t('overview.toUpcoming')}
        </Link>
      }
    >
      {next && (
        <>
          {t('overview.next')} <DateText at={next.starts_at} />
        </>
      )}
    </Result>
  );
}
