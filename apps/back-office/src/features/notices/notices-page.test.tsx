// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { LOCALES, type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/query-client.ts';
import { staffQuery } from '../../shared/session.ts';
import type { Notice } from './notice-words.ts';
import { NoticesPage } from './notices-page.tsx';
import { noticesSearch } from './notices-search.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The first rendering of a file loads the kit. */
const SLOW = { timeout: 15_000 };

const HELD: Notice = {
  id: '41',
  kind: 'deposit-held',
  source: 'papara',
  cause: 'amount-differs',
  player: { id: '7', username: 'ana' },
  amount: '120.50',
  currency: 'USD',
  raised_at: new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString(),
  closed_at: null,
  closed_how: null,
  closed_by: null,
};
const PARKED: Notice = {
  ...HELD,
  id: '42',
  kind: 'event-parked',
  source: 'wallet.push-balances',
  cause: 'balance-changed',
  player: null,
  amount: null,
  currency: null,
};
const FAILING: Notice = {
  ...PARKED,
  id: '43',
  kind: 'job-failing',
  source: 'casino.sync-catalogue',
  cause: 'relation "x" does not exist',
};
const RELEASED: Notice = {
  ...HELD,
  id: '40',
  closed_at: '2026-01-14T12:00:00.000Z',
  closed_how: 'released',
  closed_by: 'the_super',
};

const pageOf = (notices: readonly Notice[]) => ({ notices, count: notices.length, pages: 1, page: 0 });

interface Shown {
  readonly answer: () => Promise<Response>;
  readonly locale?: Locale;
  readonly address?: string;
  readonly level?: 2 | 3;
}

async function show({ answer, locale = 'es', address = '/', level = 3 }: Shown): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    return answer();
  });
  queryClient.setQueryData(staffQuery.queryKey, { id: '1', username: 'the_super', level } as never);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const route = createRootRoute({ component: NoticesPage, validateSearch: noticesSearch });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: [address] }) });
  const messages = await loadMessages(locale, ['common', 'back-office']);
  await router.load();
  render(
    <I18nProvider locale={locale} messages={messages} bundles={[]}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return asked;
}

const answering = (notices: readonly Notice[]) => async () =>
  Response.json({ status: 0, message: '', result: pageOf(notices) });

it('shows each thing with its player, amount and age, and leads to where it is decided', async () => {
  const asked = await show({ answer: answering([PARKED, HELD]) });
  const row = (await screen.findByText('Depósito retenido', { selector: 'b' }, SLOW)).closest('tr');
  if (!row) throw new Error('no row');
  expect(row.textContent).toContain('papara · El importe pagado es distinto');
  expect(row.textContent).toContain('hace 3 horas');
  expect(row.textContent).toMatch(/120[.,]50/);
  const places = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/players/7', '/deposits']);
  const [decide] = screen.getAllByRole('link', { name: 'Decidir' });
  expect(decide?.getAttribute('href')).toBe('/events?view=waiting');
  expect(screen.getByText('balance-changed')).toBeTruthy();
  expect(asked[0]).toMatch(/\/api\/staff\/notices\?state=open/);
});

it('shows how and by whom a thing was decided', async () => {
  const asked = await show({ answer: answering([RELEASED]), address: '/?view=closed&kind=deposit-held' });
  expect(await screen.findByText('Liberado')).toBeTruthy();
  expect(screen.getByText(/por the_super/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver' })).toBeTruthy();
  expect(asked[0]).toMatch(/state=closed.*kind=deposit-held/);
});

it.each(LOCALES)('shows a job that keeps failing in %s, with its error and nowhere to decide it', async (locale) => {
  const { notices } = (await loadMessages(locale, ['back-office']))['back-office'] as unknown as {
    notices: { kinds: Record<string, string> };
  };
  await show({ locale, answer: answering([FAILING]) });
  const row = (await screen.findByText(notices.kinds['job-failing'] ?? '', { selector: 'b' })).closest('tr');
  if (!row) throw new Error('no row');
  expect(row.textContent).toContain('casino.sync-catalogue · relation "x" does not exist');
  expect(within(row).queryByRole('link')).toBeNull();
});

it.each(LOCALES)('has its faces in %s: loading, empty, failed', async (locale) => {
  const { notices, state } = (await loadMessages(locale, ['back-office']))['back-office'] as unknown as {
    notices: { none: string };
    state: { failed: string };
  };
  await show({ locale, answer: () => new Promise(() => undefined) });
  expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0);
  cleanup();
  queryClient.clear();
  await show({ locale, answer: answering([]) });
  expect(await screen.findByText(notices.none)).toBeTruthy();
  cleanup();
  queryClient.clear();
  await show({ locale, answer: async () => new Response('{}', { status: 500 }) });
  expect(await screen.findByText(state.failed)).toBeTruthy();
});

it('is closed to lower levels, who ask the server for nothing', async () => {
  const asked = await show({ answer: answering([HELD]), level: 2 });
  expect(await screen.findByText('Los avisos son para los niveles 3 y 4')).toBeTruthy();
  expect(asked).toEqual([]);
});
