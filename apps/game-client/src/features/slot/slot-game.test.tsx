// @vitest-environment happy-dom
import { slotByKey } from '@ordago/game-engines';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySession } from '../../shared/play-api.ts';
import SlotGame from './slot-game.tsx';

const messages = await loadMessages('en', ['game', 'common', 'errors']);
const SYMBOLS = messages.game?.slot.symbol;
const ADDRESS = { api: 'https://provider.example', session: 'secret' };

function sessionOf(key: string, boughtMax = '1000.00'): PlaySession {
  const engine = { kind: 'slot', key, form: 'one-shot' as const, parameters: {}, rtp: { min: 9_500, max: 9_500 } };
  return {
    provider: 'originals',
    game: { id: key, name: 'Slot', studio: 'Ordago Originals', engine: { ...engine, volatility: 'low' } },
    player: { name: 'ana' },
    currency: 'MXN',
    language: 'en',
    lobbyUrl: '',
    balance: '100.00',
    stakes: {
      min: '0.10',
      max: '1000.00',
      steps: ['0.10', '1.00', '50.00'],
      boughtMax,
    },
    isDemo: false,
    open: null,
  };
}

const open = (session: PlaySession) =>
  render(
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <SlotGame address={ADDRESS} session={session} />
    </I18nProvider>,
  );

/** Requests that the game sent; none of them is answered in a way that can be read. */
function loseAnswers(): { key: string; stake: string; choice?: unknown }[] {
  const sent: { key: string; stake: string; choice?: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('{}');
  });
  return sent;
}
const click = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = () => act(() => vi.advanceTimersByTimeAsync(100));
const isClosed = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a slot that sells its free spins', () => {
  it('stakes the price once it was confirmed, and repeats a purchase as one', async () => {
    const sent = loseAnswers();
    open(sessionOf('market-5x10'));
    click(/Buy 12 free spins/);
    expect(sent).toEqual([]);
    click(/Buy for 50\.00/);
    await wait();
    expect(sent).toMatchObject([{ stake: '50.00', choice: { buy: true } }]);
    // An ordinary spin would repeat the purchase: it is closed until that is answered.
    expect(isClosed(/Spin/)).toBe(true);
    click(/Repeat the purchase/);
    await wait();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('repeats an ordinary round as one', async () => {
    const sent = loseAnswers();
    open(sessionOf('market-5x10'));
    click(/Spin/);
    await wait();
    expect(isClosed(/Buy 12 free spins/)).toBe(true);
    click(/Spin/);
    await wait();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ stake: '1.00' });
    expect(sent[0]?.choice).toBeUndefined();
  });

  it('offers no purchase above its limit', () => {
    open(sessionOf('market-5x10', '10.00'));
    expect(isClosed(/Buy 12 free spins/)).toBe(true);
  });
});

describe('the plate over the reels', () => {
  it.each([
    ['vault-3x5', /^2.000\.00.MXN$/],
    ['trails-6x7', /Up to 117.649 ways/],
  ])('of %s says %s', (key, words) => {
    open(sessionOf(key));
    expect(screen.getByText(words)).toBeDefined();
  });
  it('is none for other slots, which sell nothing either', () => {
    open(sessionOf('jester-5x10'));
    expect(screen.queryByText(/ways|Jackpot|Buy/)).toBeNull();
  });
});

describe('the pay table', () => {
  it.each(['jester-5x10', 'trails-6x7', 'market-5x10', 'vault-3x5', 'sevens-3x1', 'lagoon-3x5'])(
    'names every symbol of %s',
    async (key) => {
      vi.useRealTimers();
      open(sessionOf(key));
      click(/Pay table/);
      await screen.findByRole('dialog');
      const shown = screen.getByRole('dialog').textContent ?? '';
      const names = SYMBOLS ?? {};
      for (const name of Object.values(slotByKey(key)?.symbols ?? {}))
        expect(shown, name).toContain(names[name as keyof typeof names]);
      expect(shown).toMatch(/RTP \(return to player\): 9\d\.\d+%/);
    },
  );
});
