import { AppShell } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PATHS, useGo } from '../../shared/paths.ts';
import { onUnauthorized } from '../../shared/query-client.ts';
import { dropSession } from '../../shared/session.ts';
import { NavigationList } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

/** Frame of every page for signed-in staff. */
export function Shell() {
  const t = useT('common');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSessionEnd();
  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      navbar={{ width: { base: 220, sm: 60, lg: 220 }, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
    >
      <a href="#content" className="sr-only focus:not-sr-only">
        {t('a11y.skipToContent')}
      </a>
      <AppShell.Header className="bar">
        <TopBar onMenu={() => setIsMenuOpen(true)} />
      </AppShell.Header>
      <AppShell.Navbar className="nav" data-open={isMenuOpen}>
        <NavigationList onGo={() => setIsMenuOpen(false)} />
      </AppShell.Navbar>
      <AppShell.Main id="content">
        <div className="page">
          <Outlet />
        </div>
      </AppShell.Main>
    </AppShell>
  );
}

/** Opens the sign-in page when the server no longer knows the session; it leads back to this page. */
function useSessionEnd(): void {
  const router = useRouter();
  const go = useGo();
  useEffect(
    () =>
      onUnauthorized(() => {
        const { href } = router.state.location;
        dropSession();
        go({ to: PATHS.signIn, search: { next: href, ended: true } });
      }),
    [router, go],
  );
}
