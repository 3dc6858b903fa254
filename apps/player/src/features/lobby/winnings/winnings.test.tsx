// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Winnings } from './winnings.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../../../shared/api.ts', () => ({ api }));

const messages = await loadMessages('es', ['common', 'errors', 'player']);
const row = (bet: string, amount: string) => ({
  user_name: 'm•••',
  game: 'Trineo',
  game_id: '9',
  date: '2026-11-23T06:00:00.000Z',
  currency: 'TRY',
  bet,
  amount,
  multiple: '3.00',
});

async function show(answer: object) {
  api.mockResolvedValue(answer);
  const client = new QueryClient();
  render(
    <I18nProvider locale="es" messages={messages} bundles={[]}>
      <QueryClientProvider client={client}>
        <Winnings catalogue={{ byId: () => undefined } as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await expect.poll(() => client.isFetching()).toBe(0);
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the winnings of the lobby', () => {
  it('have no tab of high rollers where there is none', async () => {
    await show({ latest: [row('1.00', '3.00')], top: [row('1.00', '3.00')], high: [] });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(tabs()).toEqual(['Últimas', 'Mayores']);
  });

  it('show a high roller by the bet, and what it paid only where it paid', async () => {
    await show({ latest: [row('1.00', '3.00')], top: [], high: [row('9000.00', '18000.00'), row('5000.00', '0.00')] });
    await userEvent.click(await screen.findByRole('tab', { name: 'Apuestas altas' }));
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(first).toContain('9\u00a0000.00\u00a0TRYPagó 18\u00a0000.00\u00a0TRY');
    expect(second).toMatch(/5\u00a0000\.00\u00a0TRY$/);
  });

  it('begin with the high rollers where nobody won, and are not there where nothing is', async () => {
    await show({ latest: [], top: [], high: [row('9000.00', '0.00')] });
    expect(await screen.findByText('9 000.00 TRY')).toBeTruthy();
    cleanup();
    await show({ latest: [], top: [], high: [] });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are read again in another language: they name games', async () => {
    api.mockImplementation(async () => ({
      latest: [{ ...row('1.00', '3.00'), game: names[locale] }],
      top: [],
      high: [],
    }));
    const names = { es: 'Trineo', en: 'Sledge' };
    let locale: 'es' | 'en' = 'es';
    const client = new QueryClient();
    const page = () => (
      <I18nProvider key={locale} locale={locale} messages={messages} bundles={[]}>
        <QueryClientProvider client={client}>
          <Winnings catalogue={{ byId: () => undefined } as never} />
        </QueryClientProvider>
      </I18nProvider>
    );
    const { rerender } = render(page());
    expect(await screen.findByText('Trineo')).toBeTruthy();
    locale = 'en';
    rerender(page());
    expect(await screen.findByText('Sledge')).toBeTruthy();
  });
});
