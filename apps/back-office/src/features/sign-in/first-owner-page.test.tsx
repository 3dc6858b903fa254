// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { LOCALES, type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../shared/query-client.ts';
import { FirstOwnerPage } from './first-owner-page.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** The first rendering of a file loads the kit. */
const SLOW = { timeout: 15_000 };

async function show(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale, ['common', 'errors', 'back-office']);
  const router = createRouter({
    routeTree: createRootRoute({ component: FirstOwnerPage }),
    history: createMemoryHistory(),
  });
  render(
    <MantineProvider>
      <I18nProvider locale={locale} messages={messages} bundles={[]}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nProvider>
    </MantineProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, SLOW);
}

it.each(LOCALES)('asks for nothing where the secret of the link is missing (%s)', async (locale) => {
  await show(locale);
  expect(screen.getByText(/npm run first-owner/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('asks for a name behind the whole link', async () => {
  window.location.hash = '#secret';
  await show('es');
  expect(screen.getByRole('textbox', { name: 'Usuario del propietario' })).toBeTruthy();
  expect(screen.queryByText(/npm run first-owner/)).toBeNull();
});
