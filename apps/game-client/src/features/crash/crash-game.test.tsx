// @vitest-environment happy-dom
import type { PlaySession } from '@ordago/contracts/play';
import { engineByKey } from '@ordago/game-engines';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CrashGame from './crash-game.tsx';

/** The socket of the table, which a test speaks through. */
class StubSocket {
  static newest: StubSocket | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  readonly readyState = 1;
  constructor() {
    StubSocket.newest = this;
  }
  send() {}
  close() {}
}

const messages = await loadMessages('en', ['game', 'common', 'errors']);
const engine = engineByKey('crash');
const SESSION: PlaySession = {
  provider: 'originals',
  game: {
    id: 'crash',
    name: 'Crash',
    studio: 'Ordago Originals',
    engine: {
      kind: 'crash',
      key: 'crash',
      form: 'stepped',
      parameters: {},
      rtp: engine?.rtp ?? { min: 0, max: 0 },
      volatility: 'low',
    },
  },
  player: { name: 'ana' },
  currency: 'MXN',
  language: 'en',
  lobbyUrl: '',
  balance: '99.00',
  stakes: { min: '0.10', max: '100.00', steps: ['1.00'] },
  isDemo: false,
  open: null,
};
const SNAPSHOT = { type: 'snapshot', seq: 1, place: 4, bust: null, chain: null, bets: [], mine: null, history: [] };
const PLACED = { round: 'r-1', stake: '1.00', payout: '0.00', balance: '98.00', word: '', outcome: null };

const answer = (body: object, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));
const publish = (news: object) =>
  act(async () => StubSocket.newest?.onmessage?.({ data: JSON.stringify({ now: Date.now(), ...news }) }));
const alert = () => screen.queryByRole('alert')?.textContent ?? null;

async function bet() {
  fireEvent.click(button(/^Bet/));
  await pass();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', StubSocket);
  render(
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <CrashGame address={{ api: 'https://provider.example', session: 'secret' }} session={SESSION} />
    </I18nProvider>,
  );
  const endsAt = Date.now() + 5_000;
  await publish({ ...SNAPSHOT, phase: 'betting', endsAt });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a bet on the shared rocket', () => {
  it.each([
    ['came too late', { error: 'round-closed' }, 409, /rocket took off before your bet was in/],
    ['is the second on the round', { error: 'round-open' }, 409, /already have a bet in play/],
    ['is more than its target takes', { error: 'stake-outside-limits', max: '5.00' }, 400, /bet up to 5\.00/],
    ['was refused by the operator', { ...PLACED, state: 'refused', word: 'casino-blocked' }, 200, /casino is not/],
    ['was taken back', { ...PLACED, state: 'cancelled', word: 'too-late' }, 200, /rocket took off before/],
    ['found no server', {}, 503, /connection dropped/],
  ])('says so when it %s', async (_title, body, status, sentence) => {
    answer(body, status);
    await bet();
    expect(alert()).toMatch(sentence);
  });

  it('can be cashed out after the game was loaded again', async () => {
    const mine = { id: 'r-1', name: 'a**', stake: '1.00', currency: 'MXN', cashed: null, cashOutAt: null };
    await publish({ ...SNAPSHOT, phase: 'flying', flewAt: Date.now(), mine });
    const sent = answer({
      ...PLACED,
      state: 'settled',
      payout: '1.50',
      outcome: { bust: '3.00', cashedOutAt: '1.50' },
    });
    fireEvent.click(button(/^Cash out/));
    await pass();
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ round: 'r-1' });
    expect(screen.getByText(/Cashed out at 1\.50/)).toBeDefined();
  });

  it.each([
    ['that came after the bust', { error: 'round-closed' }, 409, /crashed before you cashed out/],
    ['without an answer', {}, 503, /Your bet is still open: tap Cash out again/],
    ['that was refused', { error: 'too-many-attempts' }, 429, /too many|attempts/i],
  ])('and its cash-out %s says so at once', async (_title, body, status, sentence) => {
    answer({ ...PLACED, state: 'playing' });
    await bet();
    await publish({ type: 'flying', seq: 2, at: Date.now() });
    answer(body, status);
    fireEvent.click(button(/^Cash out/));
    await pass();
    expect(alert()).toMatch(sentence);
    answer({ ...PLACED, state: 'settled', payout: '1.50', outcome: { bust: '3.00', cashedOutAt: '1.50' } });
    fireEvent.click(button(/^Cash out/));
    await pass();
    expect([alert(), screen.getByText(/Cashed out at 1\.50/)]).toEqual([null, expect.anything()]);
  });
});
