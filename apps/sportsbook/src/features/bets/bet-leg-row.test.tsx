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

describe('a leg of a settled bet', () => {
  const ended = { code: 'ended', params: { home: 1, away: 1 } };

  it.each([
    ['lost', {}, ended, 'It ended 1–1; you needed Granada.'],
    ['won', { outcome: 'x' }, ended, 'It ended 1–1; you had the draw.'],
    [
      'lost',
      { market: 'total', specifier: 'line=2.5', outcome: 'over' },
      ended,
      'It ended 1–1; you needed over 2.5 goals.',
    ],
    [
      'half-lost',
      { market: 'handicap', specifier: 'line=-0.25', outcome: '1' },
      ended,
      'It ended 1–1; with Granada (−0.25), half the bet is returned and half is lost.',
    ],
    [
      'lost',
      { market: 'corners-total', specifier: 'period=1|line=4.5', outcome: 'under' },
      { code: 'period-figure', params: { figure: 'corners', period: 1, home: 4, away: 3 } },
      'Corners, 1st half: 4–3; you needed under 4.5 corners, 1st half.',
    ],
    ['void', {}, { code: 'cancelled', params: {} }, 'The match was cancelled'],
  ] as const)('that is %s says why in one sentence: %j', async (status, about, why, sentence) => {
    await show({ ...about, status, why, factor: '1', score: { home: 1, away: 1 } });
    expect(document.querySelector('.bet-trace')?.textContent).toContain(sentence);
  });

  it('on corners shows their count in place of the goals', async () => {
    await show({
      market: 'corners-1x2',
      status: 'won',
      factor: '2.5',
      score: { home: 1, away: 2 },
      figure: { of: 'corners', period: 1, home: 4, away: 3 },
    });
    expect(document.querySelector('.bet-leg-score')?.textContent).toBe('Corners, 1st half 4–3');
  });
});
