// @vitest-environment happy-dom
import type { BetLeg } from '@ordago/contracts';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { idOf } from '@ordago/kernel';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BetLegRow } from './bet-leg-row.tsx';

const messages = await loadMessages('en', ['sportsbook', 'markets', 'verdicts', 'common']);

const LEG: BetLeg = {
  event: idOf('7'),
  selection: idOf('9'),
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  market: '1x2',
  specifier: '',
  outcome: '1',
  odds: '2.50',
  status: 'open',
  factor: null,
  score: null,
  starts_at: '2026-11-21T20:00:00.000Z',
  why: null,
};

async function show(leg: Partial<BetLeg>) {
  const route = createRootRoute({ component: () => <BetLegRow leg={{ ...LEG, ...leg }} isBanker={false} /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory() });
  render(
    <I18nProvider locale="en" messages={messages} bundles={['sportsbook', 'markets', 'verdicts', 'common']}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByText('Granada – Getafe');
}

afterEach(cleanup);

describe('a leg of an open bet', () => {
  it('whose match was put off shows that the bet is valid, and for how long', async () => {
    await show({ why: { code: 'postponed', params: { hours: '48' } } });
    expect(await screen.findByText(/postponed.*48 hours/)).toBeTruthy();
  });

  it('whose match comes as planned shows nothing but that it waits', async () => {
    await show({});
    expect(screen.queryByText(/postponed/)).toBeNull();
  });

  it('with a reason of a later version shows that it waits', async () => {
    await show({ why: { code: 'moon-in-the-way', params: {} } });
    expect(document.querySelector('.bet-trace')?.textContent?.trim()).not.toBe('');
  });
});
