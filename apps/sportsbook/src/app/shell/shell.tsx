import { useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SlipDock } from '../../features/slip/slip-dock.tsx';
import { PATHS } from '../../shared/addresses/paths.ts';
import { Announcer } from '../../shared/controls/announcer.tsx';
import { NoticeLine } from '../../shared/controls/notice.tsx';
import { useQuickBet } from '../../shared/slip/quick-bet.ts';
import { usePaperHeight } from '../paper-height.ts';
import { Bar } from './bar.tsx';
import { OfflineLine } from './offline-line.tsx';
import './shell.css';

/** Pages that take the place of the tree. */
const PLAIN = [PATHS.bets, PATHS.multi, PATHS.leagues];

// On a phone it is never seen, and elsewhere it waits for its leagues.
const LeagueTree = lazy(() =>
  loadChunk(() => import('../../features/tree/league-tree.tsx')).then((module) => ({ default: module.LeagueTree })),
);

const QuickBetCard = lazy(() =>
  loadChunk(() => import('../../features/slip/placing/quick-bet-card.tsx')).then((module) => ({
    default: module.QuickBetCard,
  })),
);

/** Bar on top, leagues left, the page, the slip right; on a phone the slip is a bar over the bottom edge. */
export function Shell() {
  const t = useT('sportsbook');
  const page = usePaperHeight();
  const common = useT('common');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasTree = !PLAIN.some((start) => path.startsWith(start));
  const hasQuickBet = useQuickBet(({ leg }) => leg !== null);
  return (
    <>
      <a href="#main" className="skip-link">
        {common('a11y.skipToContent')}
      </a>
      <Bar />
      <OfflineLine />
      <div className={hasTree ? 'layout' : 'layout layout-plain'}>
        {hasTree && (
          <aside className="side" aria-label={t('nav.tree')}>
            <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
              <LeagueTree />
            </Suspense>
          </aside>
        )}
        <main ref={page} id="main" tabIndex={-1} className="page">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <Outlet />
          </Suspense>
        </main>
        <SlipDock />
      </div>
      <Announcer />
      <NoticeLine />
      {hasQuickBet && (
        <Suspense fallback={null}>
          <QuickBetCard />
        </Suspense>
      )}
    </>
  );
}
