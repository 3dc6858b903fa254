// @vitest-environment happy-dom
import { pokerOutcome } from '@ordago/contracts/play';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaySession } from './play-api.ts';
import { joinSite, type SiteWindow } from './site/site.ts';
import { shortfallOf, useRounds } from './use-rounds.ts';

const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const OUTCOME = {
  player: ['As', 'Kd'],
  board: ['2h'],
  dealer: [],
  hand: 'high-card',
  phase: 'decide',
  actions: ['call', 'fold'],
};
const HAND = { round: 'r-1', state: 'playing', stake: '1.00', payout: '0.00', balance: '95.00', word: '', place: 0 };
const SESSION = {
  balance: '100.00',
  open: { ...HAND, outcome: OUTCOME, choice: null },
} as unknown as PlaySession;
const SITE_ORIGIN = 'https://casino.example';

let leaveSite: () => void = () => undefined;
/** A site around the game that shows a balance of an earlier moment, and holds it at once. */
function embed(balance: string) {
  let receive: (event: MessageEvent) => void = () => undefined;
  const send = (message: object) =>
    receive({ source: parent, origin: SITE_ORIGIN, data: { ordago: 1, ...message } } as unknown as MessageEvent);
  const parent = {
    postMessage: ({ type }: { type: string }) => {
      if (type === 'round-begun') queueMicrotask(() => send({ type: 'held' }));
    },
  };
  leaveSite = joinSite({
    addEventListener: (_name: string, listener: typeof receive) => {
      receive = listener;
    },
    removeEventListener: () => undefined,
    parent,
    location: { origin: 'https://games.example', ancestorOrigins: [SITE_ORIGIN] },
    document: { referrer: '' },
  } as unknown as SiteWindow);
  send({ type: 'site', theme: 'dark', balance, mayDeposit: true });
}

function answering(body: object, status = 200) {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    sent.push(String(url).replace(/^.*session/, ''));
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}
const rounds = () => renderHook(() => useRounds(ADDRESS, SESSION, pokerOutcome)).result;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  leaveSite();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['5.00', null, null, null],
  ['5.00', '1.00', '5.00', null],
  ['5.00', '5.00', '1.00', null],
  ['5.00', null, '1.00', '1.00'],
  ['5.00', '2.00', null, '2.00'],
  ['5.00', '1.00', '4.00', '4.00'],
])(
  'a stake of %s is short of the balances %s of the site and %s of the game by that of %s',
  (stake, site, own, short) => {
    expect(shortfallOf(stake, site, own)?.balance ?? null).toBe(short);
  },
);

it('a second bet that the own balance covers is sent, however old the balance of the site is', async () => {
  embed('0.50');
  const sent = answering({ ...HAND, state: 'settled', outcome: { ...OUTCOME, phase: 'played' }, place: 1 });
  const current = rounds();
  await act(async () => {
    const moved = current.current.move({ action: 'call' }, '2.00');
    await vi.advanceTimersByTimeAsync(1_000);
    await moved;
  });
  expect([sent, current.current.shortfall]).toEqual([['/rounds/r-1/moves'], null]);
});

it('a move to a round that is over frees the table for the next one', async () => {
  answering({ error: 'round-closed' }, 404);
  const current = rounds();
  expect(current.current.last?.state).toBe('playing');
  await act(async () => {
    const moved = current.current.move({ action: 'fold' });
    await vi.advanceTimersByTimeAsync(1_000);
    await moved;
  });
  expect(current.current.last).toBeNull();
  expect(current.current.failure?.refusal).toBe('round-closed');
});
