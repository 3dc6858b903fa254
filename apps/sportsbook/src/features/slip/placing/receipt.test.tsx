// @vitest-environment happy-dom
import type { Bet, BetLeg } from '@ordago/contracts';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { idOf } from '@ordago/kernel';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Placing } from './placing-store.ts';
import { Receipt } from './receipt.tsx';

const BUNDLES = ['sportsbook', 'markets', 'common'] as const;
const messages = await loadMessages('en', BUNDLES);

const leg = (id: string, about: Partial<BetLeg>): BetLeg => ({
  event: idOf(id),
  selection: idOf(id),
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  league_id: idOf('3'),
  country: 'es',
  sport: 'football',
  market: '1x2',
  specifier: '',
  outcome: '1',
  odds: '2.50',
  status: 'open',
  factor: null,
  score: null,
  figure: null,
  starts_at: '2026-11-21T20:00:00.000Z',
  why: null,
  rule: null,
  ...about,
});

const BET: Bet = {
  id: idOf('5'),
  code: '2222-4QK',
  kind: 'system',
  system: { sizes: [2], bankers: [1], combinations: 2 },
  stake: '10.00',
  currency: 'USD',
  is_live: false,
  paid_with: 'main',
  is_stake_returned: true,
  odds: '5.00',
  potential_payout: '50.00',
  payout: null,
  rest_stake: '10.00',
  rest_potential_payout: '50.00',
  sales: [],
  cash_out_rule: null,
  status: 'open',
  status_code: 1,
  placed_at: '2026-11-20T20:00:00.000Z',
  settled_at: null,
  legs: [
    leg('1', { market: 'total', specifier: 'line=2.5', outcome: 'over' }),
    leg('2', { market: 'both-score', outcome: 'yes', home: 'Lugo' }),
    leg('3', { outcome: 'x', home: 'Cádiz' }),
  ],
};

afterEach(cleanup);

it('names the market and the league of each selection, and which are bankers', async () => {
  const placing: Placing = {
    phase: 'receipt',
    pending: [],
    sentBy: '',
    problems: [],
    placed: [BET],
    waiting: null,
    balance: '40.00',
  };
  const route = createRootRoute({ component: () => <Receipt placing={placing} currency="USD" /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory() });
  render(
    <I18nProvider locale="en" messages={messages} bundles={BUNDLES}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByText('2222-4QK');
  const rows = [...document.querySelectorAll('.receipt-bet > ul > li')].map((row) => row.textContent ?? '');
  expect(rows).toHaveLength(3);
  for (const [place, market] of ['Over/Under 2.5 goals', 'Both teams to score', 'Match result'].entries()) {
    expect(rows[place]).toContain(market);
    expect(rows[place]).toContain('Primera División');
    expect([place, rows[place]?.includes('Banker')]).toEqual([place, place === 1]);
  }
  const leagues = screen.getAllByRole('link', { name: 'Primera División' });
  expect(leagues.map((link) => link.getAttribute('href'))).toEqual(['/league/3', '/league/3', '/league/3']);
});
