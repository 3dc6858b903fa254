import { useT } from '@ordago/i18n/react';
import { classNames, ToastRegion } from '@ordago/ui';
import { Outlet, useMatches } from '@tanstack/react-router';
import { BottomBar } from './bottom-bar.tsx';
import { Dialogs } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MenuSheet, SideMenu } from './side-menu.tsx';
import { useRail } from './use-rail.ts';
import { useSessionLife } from './use-session-life.ts';

/** What stands around every page: menu, header, bottom bar, dialogs and toasts. */
export function Shell() {
  const t = useT('common');
  const { isRail, toggle } = useRail();
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'content' });
  const isProfile = layout === 'profile';
  useSessionLife();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('a11y.skipToContent')}
      </a>
      <div className={classNames('shell', isRail && 'shell-rail')}>
        <SideMenu isRail={isRail} onToggle={toggle} isProfile={isProfile} />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <Header />
          <main id="main" tabIndex={-1} className={classNames('page', `page-${layout}`)}>
            <Outlet />
          </main>
          {layout !== 'frame' && <Footer />}
        </div>
      </div>
      <BottomBar />
      <MenuSheet isProfile={isProfile} />
      <Dialogs />
      <ToastRegion label={t('a11y.notifications')} />
    </>
  );
}
