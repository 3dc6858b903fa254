// @vitest-environment happy-dom
import { diceOutcome } from '@ordago/contracts/play';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySession } from './play-api.ts';
import { RoundScreen } from './round-screen.tsx';
import { joinSite, type SiteWindow } from './site/site.ts';
import { useStake } from './stage/use-stake.ts';
import { useAutoPlay } from './use-auto-play.ts';
import { useRounds } from './use-rounds.ts';

const messages = await loadMessages('en', ['game', 'common', 'errors']);
const LOST = /The connection dropped/;
const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const SHOW_MS = 500;
const SESSION: PlaySession = {
  provider: 'originals',
  game: {
    id: 'dice',
    name: 'Dice',
    studio: 'Ordago Originals',
    engine: {
      kind: 'dice',
      key: 'dice',
      form: 'one-shot',
      parameters: {},
      rtp: { min: 9_900, max: 9_900 },
      volatility: 'low',
    },
  },
  player: { name: 'ana' },
  currency: 'MXN',
  language: 'en',
  lobbyUrl: '',
  balance: '100.00',
  stakes: { min: '0.10', max: '500.00', steps: ['1.00'] },
  isDemo: false,
  open: null,
};
const ROUND = { round: 'r-1', stake: '1.00', balance: '101.00', word: '' };
const WON = { ...ROUND, state: 'settled', payout: '2.00', outcome: { roll: 7_000, isWin: true } };
const REFUSED = { ...ROUND, state: 'refused', payout: '0.00', outcome: null, word: 'casino-blocked' };

function Game({ session = SESSION }: { session?: PlaySession }) {
  const stake = useStake(session);
  const rounds = useRounds(ADDRESS, session, diceOutcome, { showMs: SHOW_MS });
  const auto = useAutoPlay(() => rounds.play(stake.amount));
  return (
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <RoundScreen
        address={ADDRESS}
        session={session}
        mood="felt"
        rounds={rounds}
        stake={stake}
        actionLabel="Roll"
        onAction={() => void rounds.play(stake.amount)}
        auto={auto}
        choices={<button type="button">Choice</button>}
      >
        <button type="button">Place on the board</button>
      </RoundScreen>
    </I18nProvider>
  );
}

/** Answers every request in the same way; answers the requests that were sent. */
function answering(body: object | string) {
  const sent: { key: string; stake: string }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return sent;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const roll = () => fireEvent.click(button('Roll'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let posted: object[] = [];
let leaveSite: () => void = () => undefined;
/** A page around the game that answers nothing. */
function embed() {
  posted = [];
  leaveSite = joinSite({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    parent: { postMessage: (message: object) => void posted.push(message) },
    location: { origin: 'https://games.example', ancestorOrigins: ['https://casino.example'] },
    document: { referrer: '' },
  } as unknown as SiteWindow);
  posted = [];
}
const reported = () => posted.map((message) => ({ ...message, ordago: undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  embed();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  leaveSite();
});

describe('the screen of a game', () => {
  it('says that an answer was lost when it cannot be read, and sends the same key again', async () => {
    const sent = answering('{"round":"r-1","state":"settled"}');
    render(<Game />);
    for (const requests of [1, 2]) {
      roll();
      await pass(1);
      expect(sent).toHaveLength(requests);
      expect(screen.getByText(LOST)).toBeDefined();
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.getByText(/100\.00/)).toBeDefined();
  });

  it('keeps stake, choices and board as they were until that request is answered', async () => {
    answering('{"round":"r-1","state":"settled"}');
    render(<Game />);
    roll();
    await pass(1);
    const isFixed = () => [
      screen.getByLabelText<HTMLInputElement>('Stake').disabled,
      screen.getByText('Choice').closest('[inert]') !== null,
      screen.getByText('Place on the board').closest('[inert]') !== null,
    ];
    expect(isFixed()).toEqual([true, true, true]);
    answering(WON);
    roll();
    await pass(SHOW_MS + 1);
    expect(isFixed()).toEqual([false, false, false]);
  });

  it.each([0, 2_500])('plays by itself until the rounds are over, with a least time of %i ms', async (roundMsMin) => {
    const sent = answering(WON);
    render(<Game session={{ ...SESSION, roundMsMin }} />);
    fireEvent.click(button('Auto'));
    fireEvent.click(button('Start autoplay'));
    for (let round = 0; round < 12; round += 1) await pass(3_000);
    expect(sent).toHaveLength(10);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(10);
  });

  it('gives the board free a moment after a big win', async () => {
    answering({ ...WON, payout: '20.00' });
    render(<Game />);
    roll();
    await pass(SHOW_MS + 1);
    const win = () => screen.getByText(/You win 20\.00/).closest('.moment-big') as HTMLElement;
    expect(win().dataset.old).toBe('false');
    fireEvent.click(win());
    expect(win().dataset.old).toBe('true');
  });

  it('says so at once when the round that waits cannot be read', () => {
    const open = {
      ...ROUND,
      state: 'playing' as const,
      payout: '0.00',
      outcome: { later: true },
      choice: null,
    };
    render(<Game session={{ ...SESSION, open }} />);
    expect(screen.getByText(LOST)).toBeDefined();
  });

  it('informs the site when the stake leaves, and of the result once it was shown', async () => {
    answering(WON);
    render(<Game />);
    roll();
    await pass(SHOW_MS - 1);
    expect(reported()).toEqual([{ type: 'round-begun', stake: '1.00' }]);
    expect(screen.queryByText(/You win/)).toBeNull();
    await pass(2);
    expect(screen.getByText(/You win 2\.00/)).toBeDefined();
    expect(reported().at(-1)).toEqual({ type: 'round-shown' });
  });

  it('says a refusal at once in its own sentence, and lets the site go on', async () => {
    answering(REFUSED);
    render(<Game />);
    roll();
    await pass(1);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByRole('alert').textContent).not.toMatch(/The bet was not accepted/);
    expect(reported().at(-1)).toEqual({ type: 'round-shown' });
    expect(button('Roll').disabled).toBe(false);
  });

  it('rests after a round where the market sets a least time, and never after a refusal', async () => {
    answering(WON);
    render(<Game session={{ ...SESSION, roundMsMin: 2_500 }} />);
    roll();
    await pass(SHOW_MS + 1);
    expect(screen.getByText(/You win/)).toBeDefined();
    expect(button('Roll').disabled).toBe(true);
    await pass(2_000);
    expect(button('Roll').disabled).toBe(false);
    answering(REFUSED);
    roll();
    await pass(1);
    expect(button('Roll').disabled).toBe(false);
  });
});

describe('a stake above the balance', () => {
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Stake'), { target: { value: text } });

  it('is not sent: what is missing is said at once, and the rest of the balance is offered', async () => {
    const sent = answering(WON);
    render(<Game />);
    type('250');
    roll();
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/150\.00/));
    expect(sent).toEqual([]);
    fireEvent.click(button(/Bet 100\.00.* instead/));
    expect(screen.queryByRole('alert')).toBeNull();
    roll();
    await pass(1);
    expect(sent).toMatchObject([{ stake: '100.00' }]);
  });

  it.each([
    ['0.05', /minimum/],
    ['501', /maximum/],
    ['', /Enter an amount/],
  ])('and one that is none, %j, says why and cannot be played', (text, words) => {
    render(<Game />);
    type(text);
    expect(screen.getByText(words)).toBeDefined();
    expect(button('Roll').disabled).toBe(true);
  });

  it('is halved, doubled, and set to the most that the balance covers', () => {
    render(<Game />);
    const field = screen.getByLabelText<HTMLInputElement>('Stake');
    for (const [name, value] of [
      ['Double the stake', '2.00'],
      ['Halve the stake', '1.00'],
      ['Maximum stake', '100.00'],
    ] as const) {
      fireEvent.click(button(name));
      expect(field.value).toBe(value);
    }
  });
});
