// @vitest-environment happy-dom
import { diceOutcome } from '@ordago/contracts/play';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySession } from './play-api.ts';
import { RoundScreen } from './round-screen.tsx';
import { ROUND_MS_MIN, useRounds } from './use-rounds.ts';

const messages = await loadMessages('en', ['game', 'common', 'errors']);
const LOST = /The connection dropped/;
const ADDRESS = { api: 'https://provider.example', session: 'secret' };
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
  stakes: { min: '0.10', max: '100.00', steps: ['1.00'] },
  isDemo: false,
  open: null,
};

function Game({ session = SESSION }: { session?: PlaySession }) {
  const rounds = useRounds(ADDRESS, session, diceOutcome);
  return (
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <RoundScreen
        address={ADDRESS}
        session={session}
        mood="felt"
        rounds={rounds}
        stake="1.00"
        onStake={() => {}}
        note={null}
        actionLabel="Roll"
        onAction={() => void rounds.play('1.00')}
      >
        {null}
      </RoundScreen>
    </I18nProvider>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the screen of a game', () => {
  it('says that an answer was lost when it cannot be read, and sends the same key again', async () => {
    const keys: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      keys.push(JSON.parse(String(init?.body)).key);
      return new Response('{"round":"r-1","state":"settled"}');
    });
    render(<Game />);
    for (const requests of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
      await act(() => vi.advanceTimersByTimeAsync(ROUND_MS_MIN));
      expect(keys).toHaveLength(requests);
      expect(screen.getByText(LOST)).toBeDefined();
    }
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByText(/100\.00/)).toBeDefined();
  });

  it('says so at once when the round that waits cannot be read', () => {
    const open = {
      round: 'r-1',
      state: 'playing' as const,
      stake: '1.00',
      payout: '0.00',
      balance: '99.00',
      word: '',
      outcome: { later: true },
      choice: null,
    };
    render(<Game session={{ ...SESSION, open }} />);
    expect(screen.getByText(LOST)).toBeDefined();
  });
});
