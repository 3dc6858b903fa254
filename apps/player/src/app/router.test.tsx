// @vitest-environment happy-dom
import { LOCALES, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePageName } from '../shared/page-name.ts';
import { PATHS } from '../shared/paths.ts';
import { router } from './router.tsx';
import { useWindowTitle } from './shell/use-window-title.ts';

afterEach(cleanup);

/** Routes that show a page: the others lead on. */
const pages = Object.values(router.routesById).filter(({ options, id }) => options.component && id !== '__root__');

it('every address of the site is a route', () => {
  const known = Object.keys(router.routesByPath);
  expect(Object.values(PATHS).filter((path) => path !== PATHS.sportLive && !known.includes(path))).toEqual([]);
});

describe.each(LOCALES)('the title of the window in %s', (locale) => {
  it.each(pages.map((page) => [page.fullPath, page] as const))('names %s', async (_path, page) => {
    const { player } = await loadMessages(locale, ['player']);
    const { title } = page.options.staticData ?? {};
    expect(title && player?.title[title]).toMatch(/^\p{Lu}.+/u);
  });

  it('is that of the page, of the open part of the casino, and what a page calls itself', async () => {
    const messages = await loadMessages(locale, ['common', 'player']);
    const words = messages.player?.title;
    const small = await open();
    render(
      <I18nProvider locale={locale} messages={messages} bundles={['common', 'player']}>
        <RouterProvider router={small as never} />
      </I18nProvider>,
    );
    const titleAt = async (to: string, search?: object) => {
      await act(() => small.navigate({ to, search } as never));
      return document.title;
    };
    await waitFor(() => expect(document.title).toBe(`${words?.casino} · Ordago`));
    expect(await titleAt('/casino', { ct: 'slots' })).toBe(`${words?.slots} · Ordago`);
    expect(await titleAt('/game')).toBe('Laguna Azul · Ordago');
    expect(await titleAt('/casino')).toBe(`${words?.casino} · Ordago`);
    expect(await titleAt('/nameless')).toBe('Ordago');
  });
});

async function open() {
  const rootRoute = createRootRoute({ component: Frame });
  const underRoot = { getParentRoute: () => rootRoute } as const;
  return createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ ...underRoot, path: '/casino', staticData: { title: 'casino' } }),
      createRoute({ ...underRoot, path: '/game', staticData: { title: 'game' }, component: Lagoon }),
      createRoute({ ...underRoot, path: '/nameless' }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/casino'] }),
  });
}

function Frame() {
  useWindowTitle();
  return <Outlet />;
}

function Lagoon() {
  usePageName('Laguna Azul');
  return null;
}
