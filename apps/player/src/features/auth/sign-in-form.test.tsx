// @vitest-environment happy-dom
import { LOCALES, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SignInDialog } from './sign-in-dialog.tsx';

const BUNDLES = ['common', 'player', 'errors'] as const;

afterEach(cleanup);

describe.each(LOCALES)('the sign-in in %s', (locale) => {
  async function open() {
    const messages = await loadMessages(locale, BUNDLES);
    const rootRoute = createRootRoute();
    const casino = createRoute({ getParentRoute: () => rootRoute, path: '/casino', component: SignInDialog });
    const router = createRouter({
      routeTree: rootRoute.addChildren([casino]),
      history: createMemoryHistory({ initialEntries: ['/casino'] }),
    });
    render(
      <I18nProvider locale={locale} messages={messages} bundles={BUNDLES}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nProvider>,
    );
    const words = messages.common?.auth;
    return {
      phone: await screen.findByLabelText<HTMLInputElement>(words?.phone ?? ''),
      username: words?.username ?? '',
    };
  }

  it('takes letters that are typed for the phone as a username, and types on there', async () => {
    const { phone, username } = await open();
    await userEvent.click(phone);
    await userEvent.keyboard('demo2');
    const field = screen.getByLabelText<HTMLInputElement>(username);
    expect([field.value, document.activeElement]).toEqual(['demo2', field]);
  });

  it('keeps the figures that came before the first letter', async () => {
    const { phone, username } = await open();
    await userEvent.click(phone);
    await userEvent.keyboard('55x');
    expect(screen.getByLabelText<HTMLInputElement>(username).value).toBe('55x');
  });

  it('leaves a number where it is, however it is written', async () => {
    const { phone } = await open();
    await userEvent.type(phone, '+52 (55) 1234-5678');
    expect(phone.value).toBe('+52 (55) 1234-5678');
    expect(phone.isConnected).toBe(true);
  });
});
