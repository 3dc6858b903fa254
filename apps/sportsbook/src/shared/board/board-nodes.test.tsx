// @vitest-environment happy-dom
import type { SportEvent } from '@ordago/contracts';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { idOf } from '@ordago/kernel';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupByLeague } from '../line/group-events.ts';
import { lastingOf } from '../line/lasting-events.ts';
import { LeagueCard } from './league-card.tsx';

const BUNDLES = ['sportsbook', 'common', 'markets'] as const;
const messages = await loadMessages('en', BUNDLES);

/** As many events as the longest list of the demo, in leagues of twenty. */
const EVENTS = 643;
const ROW_PX = 60;
const LEAGUE = 20;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Rows below each other, in the order in which they measure themselves.
  let rows = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.classList.contains('board-row')) rows += 1;
    return DOMRect.fromRect({ y: rows * ROW_PX, height: ROW_PX });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (count: number) => showEvents(Array.from({ length: count }, (_, place) => eventAt(place)));

async function showEvents(events: readonly SportEvent[]) {
  const groups = groupByLeague(events);
  const board = () =>
    groups.map(({ league, events }) => <LeagueCard key={league.id} league={league} events={events} isNamed />);
  const router = createRouter({ routeTree: createRootRoute({ component: board }), history: createMemoryHistory() });
  render(
    <I18nProvider locale="en" messages={messages} bundles={BUNDLES}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await waitFor(() => expect(document.querySelector('.board-row')).not.toBeNull());
}

describe('a board of 643 events', () => {
  it('has a sixth of the nodes it would have in full, and the name of each event', async () => {
    await show(EVENTS);
    expect(document.querySelectorAll('.board-row')).toHaveLength(EVENTS);
    expect(document.querySelectorAll('*').length).toBeLessThan(7_000);
    expect(document.querySelectorAll('a.board-teams')).toHaveLength(EVENTS);
    expect(document.body.textContent).toContain(`Home ${EVENTS - 1}`);
  });

  it('is drawn in full on paper', async () => {
    await show(40);
    expect(document.querySelectorAll('[data-far]').length).toBeGreaterThan(0);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelectorAll('[data-far]')).toHaveLength(0);
  });
});

describe('an event that left the list', () => {
  it.each([
    ['live', /Live/],
    ['scheduled', /\d\d:\d\d/],
  ] as const)('of status %s has neither a live mark nor a time: it is closed', async (status, sign) => {
    const events = [0, 1].map((place) => ({ ...eventAt(place), status, starts_at: '2026-11-27T10:00:00Z' }));
    const [, second] = events;
    await showEvents(lastingOf(events, second ? [second] : []));
    const times = [...document.querySelectorAll('.board-time')].map(({ textContent }) => textContent);
    expect(times[0]).toBe('Closed');
    expect(times[1]).toMatch(sign);
  });
});

function eventAt(place: number): SportEvent {
  const league = Math.floor(place / LEAGUE);
  return {
    id: idOf(String(place + 1)),
    league: {
      id: idOf(String(league + 1)),
      slug: `league-${league}`,
      name: `League ${league}`,
      country: 'es',
      sport: 'football',
    },
    round: null,
    home: { name: `Home ${place}` },
    away: { name: `Away ${place}` },
    starts_at: '2026-11-21T20:00:00.000Z',
    status: 'scheduled',
    score: null,
    progress: null,
    markets_count: 40,
    markets: (['1x2', 'total'] as const).map((kind, order) => marketOf(place * 2 + order, kind)),
  } as unknown as SportEvent;
}

function marketOf(id: number, kind: '1x2' | 'total') {
  const outcomes = kind === '1x2' ? ['1', 'x', '2'] : ['over', 'under'];
  return {
    id: idOf(String(id + 1)),
    kind,
    specifier: kind === 'total' ? 'line=2.5' : '',
    status: 'open',
    reason: null,
    selections: outcomes.map((outcome, order) => ({
      id: idOf(String(id * 3 + order + 1)),
      outcome,
      odds: '2.50',
      version: 1,
    })),
  };
}
