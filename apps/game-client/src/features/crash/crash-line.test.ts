import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOST } from '../../shared/play-api.ts';
import { type CrashView, cashOut, listenToCrash, NOBODY_YET } from './crash-line.ts';

const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const SNAPSHOT = {
  type: 'snapshot',
  seq: 4,
  now: 1_000,
  phase: 'betting',
  place: 7,
  endsAt: 9_000,
  flewAt: null,
  bust: null,
  chain: null,
  bets: [],
  mine: null,
  history: [{ place: 6, bust: 250 }],
};

/** The socket of the page, which a test sends messages through. */
class StubSocket {
  static opened: StubSocket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    StubSocket.opened.push(this);
  }
  close() {}
}

let view: CrashView;
let stop: () => void;
const send = (message: object | string) =>
  StubSocket.opened.at(-1)?.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', StubSocket);
  vi.stubGlobal('location', { origin: 'https://games.example' });
  StubSocket.opened = [];
  view = NOBODY_YET;
  stop = listenToCrash(ADDRESS, (change) => {
    view = change(view);
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the news of the crash table', () => {
  it('give the table as it is, then what changes', () => {
    send(SNAPSHOT);
    expect(view).toMatchObject({ seq: 4, phase: 'betting', place: 7, endsAt: 9_000, history: [{ bust: 250 }] });
    send({ type: 'bet', seq: 5, now: 1_100, id: 'r-1', name: 'a***a', stake: '1.00', currency: 'USD' });
    send({ type: 'flying', seq: 6, now: 1_200, at: 1_200 });
    send({ type: 'cashed', seq: 7, now: 1_300, id: 'r-1', multiple: 150, payout: '1.50' });
    send({ type: 'bust', seq: 8, now: 1_400, place: 7, multiple: 231, hash: 'c' });
    expect(view).toMatchObject({ phase: 'over', bust: 231, bets: [{ cashed: { multiple: 150, payout: '1.50' } }] });
    expect(view.history).toEqual([
      { place: 7, bust: 231 },
      { place: 6, bust: 250 },
    ]);
  });

  it('have no phase before the first round', () => {
    const { phase: _phase, place: _place, endsAt: _endsAt, flewAt: _flewAt, ...early } = SNAPSHOT;
    send({ ...early, history: [] });
    expect(view).toMatchObject({ seq: 4, phase: null, history: [] });
  });

  it.each([
    ['is no JSON', '{'],
    ['is of a later version', { type: 'chat', seq: 5, now: 1_100, text: 'hola' }],
    ['lacks a field', { type: 'flying', seq: 5, now: 1_100 }],
    ['has an amount that is none', { type: 'cashed', seq: 5, now: 1_100, id: 'r-1', multiple: 150, payout: 'much' }],
  ])('change nothing when a message %s, and go on with the next', (_title, message) => {
    send(SNAPSHOT);
    const before = view;
    send(message);
    expect(view).toBe(before);
    send({ type: 'flying', seq: 6, now: 1_200, at: 1_200 });
    expect(view).toMatchObject({ seq: 6, phase: 'flying' });
  });

  it('are taken up after the last message that was read', () => {
    send(SNAPSHOT);
    send({ type: 'chat', seq: 5, now: 1_100 });
    StubSocket.opened[0]?.onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(StubSocket.opened.map(({ address }) => new URL(address).search)).toEqual(['', '?after=4']);
  });
});

describe('a cash-out', () => {
  const ended = {
    round: 'r-1',
    state: 'settling',
    stake: '1.00',
    payout: '1.50',
    balance: '100.50',
    word: '',
    outcome: { kind: 'crash', bust: '2.31', cashOutAt: null, cashedOutAt: '1.50' },
  };

  it.each([
    ['its payout and multiple', ended, { payout: '1.50', multiple: '1.50' }],
    ['that it is lost when it ended nothing', { ...ended, outcome: { ...ended.outcome, cashedOutAt: null } }, LOST],
    ['that it is lost when the answer cannot be read', { payout: '1.50' }, LOST],
    ['that the rocket burst first', { error: 'round-closed' }, { fault: 'refused', refusal: 'round-closed' }, 409],
    ['that it is lost when the server failed', { error: 'internal' }, LOST, 500],
  ])('answers %s', async (_title, answer, expected, status = 200) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(answer), { status }));
    expect(await cashOut(ADDRESS, 'r-1')).toEqual(expected);
  });
});
