import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useModal } from '../../shared/modal.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Dialogs } from './dialogs.tsx';
import { GameName } from './game-name.tsx';
import { Header } from './header.tsx';
import { OfflineLine } from './offline-line.tsx';
import { SideMenu } from './side-menu.tsx';
import { useRail } from './use-rail.ts';
import { useSessionLife } from './use-session-life.ts';
import { useWindowTitle } from './use-window-title.ts';
import './shell.css';

const ToastRegion = lazy(() =>
  loadChunk(() => import('@ordago/ui/toasts')).then((it) => ({ default: it.ToastRegion })),
);
/** Below what is seen first: a page is at least as high as the window. */
const Footer = lazy(() => loadChunk(() => import('./footer.tsx')).then((it) => ({ default: it.Footer })));
const MenuSheet = lazy(() => loadChunk(() => import('./menu-sheet.tsx')).then((it) => ({ default: it.MenuSheet })));

/** Frame of every page: menu, header, bottom bar, dialogs and toasts. */
export function Shell() {
  const t = useT('common');
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'content' });
  const isProfile = layout === 'profile';
  const isGame = layout === 'game';
  const { isRail, toggle } = useRail({ isGame });
  const isMenuWanted = useIsMenuWanted();
  useSessionLife();
  useWindowTitle();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('a11y.skipToContent')}
      </a>
      <div className={classNames('shell', isRail && 'shell-rail')}>
        <SideMenu isRail={isRail} onToggle={toggle} isProfile={isProfile} isGame={isGame} />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <Header />
          {layout !== 'frame' && <OfflineLine />}
          <main id="main" tabIndex={-1} className={classNames('page', `page-${layout}`)}>
            <Outlet />
          </main>
          {layout !== 'frame' && (
            <Suspense fallback={null}>
              <Footer />
            </Suspense>
          )}
        </div>
      </div>
      <BottomBar />
      <GameName />
      <Dialogs />
      <Suspense fallback={null}>
        {isMenuWanted && <MenuSheet isProfile={isProfile} />}
        <ToastRegion label={t('a11y.notifications')} />
      </Suspense>
    </>
  );
}

/** True from the first time the sheet is asked for, so that it can also leave. */
function useIsMenuWanted(): boolean {
  const isOpen = useModal().name === 'menu';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
