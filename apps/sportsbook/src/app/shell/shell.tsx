import { useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SlipDock } from '../../features/slip/slip-dock.tsx';
import { LeagueTree } from '../../features/tree/league-tree.tsx';
import { Announcer } from '../../shared/announcer.tsx';
import { PATHS } from '../../shared/paths.ts';
import { Bar } from './bar.tsx';

/** Bar on top, leagues left, the page, the slip right; on a phone the slip is a bar over the bottom edge. */
export function Shell() {
  const t = useT('sportsbook');
  const common = useT('common');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasTree = !path.startsWith(PATHS.bets);
  return (
    <>
      <a href="#main" className="skip-link">
        {common('a11y.skipToContent')}
      </a>
      <Bar />
      <div className={hasTree ? 'layout' : 'layout layout-plain'}>
        {hasTree && (
          <aside className="side" aria-label={t('nav.tree')}>
            <LeagueTree />
          </aside>
        )}
        <main id="main" tabIndex={-1} className="page">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <Outlet />
          </Suspense>
        </main>
        <SlipDock />
      </div>
      <Announcer />
    </>
  );
}
