// @vitest-environment happy-dom
import type { PlaySession, PokerOutcome } from '@ordago/contracts/play';
import { engineByKey } from '@ordago/game-engines';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PokerGame from './poker-game.tsx';

const messages = await loadMessages('en', ['game', 'common', 'errors']);
const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const DECIDE: PokerOutcome = {
  player: ['As', 'Kd'],
  board: ['2h', '7s', '9c'],
  dealer: [],
  hand: 'high-card',
  phase: 'decide',
  actions: ['call', 'fold'],
};
const WON: PokerOutcome = {
  ...DECIDE,
  board: ['2h', '7s', '9c', 'Ah', '3d'],
  dealer: ['4c', '4d'],
  hand: 'pair',
  phase: 'played',
  actions: [],
  dealerHand: 'pair',
  isQualified: true,
  winner: 'player',
  stakes: { ante: '1.00', bet: '2.00' },
  payouts: { ante: '2.00', bet: '4.00', bonus: '0.00' },
};

function roundOf(outcome: PokerOutcome, state: 'playing' | 'settled', payout = '0.00') {
  return { round: 'r-1', state, stake: '1.00', payout, balance: '99.00', word: '', place: 0, outcome };
}

function sessionOf(key: 'casino-holdem' | 'three-card-poker', open: PlaySession['open'] = null): PlaySession {
  const { parameters = {}, rtp = { min: 0, max: 0 } } = engineByKey(key) ?? {};
  return {
    provider: 'originals',
    game: {
      id: key,
      name: 'Poker',
      studio: 'Ordago Originals',
      engine: { kind: key, key, form: 'stepped', parameters, rtp, volatility: 'low' },
    },
    player: { name: 'ana' },
    currency: 'MXN',
    language: 'en',
    lobbyUrl: '',
    balance: '99.00',
    stakes: { min: '0.10', max: '100.00', steps: ['1.00'] },
    isDemo: false,
    open,
  };
}

function show(session: PlaySession) {
  render(
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <PokerGame address={ADDRESS} session={session} />
    </I18nProvider>,
  );
}

/** A session whose hand waits, as a game finds it after it was loaded again. */
const waiting = (balance = '99.00') => {
  const open = { ...roundOf(DECIDE, 'playing'), balance, choice: {} };
  return { ...sessionOf('casino-holdem', open), balance };
};

const button = (name: RegExp) => screen.getByRole('button', { name });
const answer = (body: object, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

/** Presses a button, and waits until the cards that it brings are dealt. */
async function click(name: RegExp) {
  fireEvent.click(button(name));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a hand of poker', () => {
  it('that waited goes on after the game is loaded again', async () => {
    show(waiting());
    expect(screen.getByText('A ♠')).toBeDefined();
    expect(screen.getByText(/Play for/).textContent).toMatch(/2\.00.MXN more/);
    expect(screen.queryByRole('button', { name: /^Deal/ })).toBeNull();
    const call = answer(roundOf(WON, 'settled', '6.00'));
    await click(/^Call/);
    expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual({ place: 0, move: { action: 'call' } });
    expect(screen.getByText('You win with a pair').dataset.look).toBe('won');
    expect(screen.queryByRole('button', { name: /^Fold/ })).toBeNull();
    expect(button(/^Deal/)).toHaveProperty('disabled', false);
  });

  it.each([
    ['is not sent with a balance that is too small', '1.50', /You are 0\.50.MXN short/, 0],
    ['meets a refusal of the operator', '99.00', /2\.00.MXN was not accepted.*stays open/, 1],
  ])('stays open when its second bet %s', async (_title, balance, text, sent) => {
    show(waiting(balance));
    const call = answer({ error: 'insufficient-balance' }, 409);
    await click(/^Call/);
    await vi.waitFor(() => expect(screen.getByText(text)).toBeDefined());
    expect(call).toHaveBeenCalledTimes(sent);
    const close = screen.queryByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    vi.restoreAllMocks();
    const folded = { ...WON, phase: 'folded', stakes: { ante: '1.00', bet: '0.00' } } as const;
    answer(roundOf({ ...folded, payouts: { ante: '0.00', bet: '0.00', bonus: '0.00' } }, 'settled'));
    await click(/^Fold/);
    expect(screen.getByText(/You folded/).dataset.look).toBe('lost');
  });

  it('shows no open hand when the last one was ended in the player’s absence', () => {
    show(sessionOf('casino-holdem'));
    expect(screen.queryByRole('button', { name: /^Fold/ })).toBeNull();
    expect(button(/^Deal/)).toHaveProperty('disabled', false);
  });

  it.each([
    ['casino-holdem', 'The ante pays', ['A royal flush', '100 to 1']],
    ['three-card-poker', 'The ante bonus pays', ['A straight flush', '5 to 1']],
  ] as const)('of %s has the pay table of its engine', (key, title, [hand, pays]) => {
    show(sessionOf(key));
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByText(hand.slice(2), { exact: false }).nextSibling?.textContent).toBe(pays);
  });

  it.each([
    ['a dealer who does not play', { isQualified: false }, /does not qualify/, 'won'],
    ['level hands', { winner: 'tie', payouts: { ante: '1.00', bet: '2.00', bonus: '0.00' } }, /Push/, 'even'],
    [
      'a better dealer',
      { winner: 'dealer', payouts: { ante: '0.00', bet: '0.00', bonus: '0.00' } },
      /dealer wins/,
      'lost',
    ],
    [
      'a bonus beside a lost hand',
      { winner: 'dealer', payouts: { ante: '0.00', bet: '0.00', bonus: '5.00' } },
      /dealer wins/,
      'won',
    ],
  ] as const)('is judged by its money: %s', async (_title, end, text, look) => {
    show(waiting());
    answer(roundOf({ ...WON, ...end }, 'settled', '6.00'));
    await click(/^Call/);
    expect(screen.getByText(text).dataset.look).toBe(look);
  });
});
