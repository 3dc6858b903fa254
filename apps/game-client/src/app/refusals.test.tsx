// @vitest-environment happy-dom
import { PLAY_REFUSALS, type PlaySession, TAKEN_BACK } from '@ordago/contracts/play';
import { ENGINES } from '@ordago/game-engines';
import { formatMoney, LOCALES, type LoadedMessages, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unplayed } from '../shared/play-api.ts';
import { useRefusalText } from '../shared/stage/use-refusal-text.ts';
import { GAME_SCREENS, screenOf } from './game-screens.ts';

/** The socket of the crash, whose table takes bets. */
class TableSocket {
  onmessage: ((message: { data: string }) => void) | null = null;
  readonly readyState = 1;
  constructor() {
    const now = Date.now();
    const table = { seq: 1, phase: 'betting', place: 4, endsAt: now + 60_000, bust: null, bets: [], history: [] };
    const snapshot = JSON.stringify({ type: 'snapshot', now, ...table, chain: null, mine: null });
    queueMicrotask(() => this.onmessage?.({ data: snapshot }));
  }
  send() {}
  close() {}
}

const BUNDLES = ['game', 'common', 'errors'] as const;
const messages = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale, BUNDLES)])),
) as Readonly<Record<(typeof LOCALES)[number], LoadedMessages>>;
const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const SENTENCE = /The casino is not available for your account/;

function Sentence({ unplayed }: { unplayed: Unplayed }) {
  return <p>{useRefusalText('MXN')(unplayed)}</p>;
}

it.each(LOCALES)('each refusal of a play call has a sentence in %s', (locale) => {
  const refusals = [...PLAY_REFUSALS, ...TAKEN_BACK];
  const { container } = render(
    <I18nProvider locale={locale} messages={messages[locale]} bundles={[]}>
      {refusals.map((refusal) => (
        <Sentence key={refusal} unplayed={{ fault: 'refused', refusal }} />
      ))}
    </I18nProvider>,
  );
  const written = [...container.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  const isSentence = (text: string) => /^\p{Lu}[^{}]{20,}\.$/u.test(text) && !/\w\.\w/.test(text);
  expect(refusals.filter((_, at) => !isSentence(written[at] ?? ''))).toEqual([]);
  cleanup();
});

it('the most that a choice takes is written as money', () => {
  const unplayed = { fault: 'invalid', refusal: 'stake-outside-limits', max: '1234.50' } as const;
  const { container } = render(
    <I18nProvider locale="es" messages={messages.es} bundles={[]}>
      <Sentence unplayed={unplayed} />
    </I18nProvider>,
  );
  expect(container.textContent).toContain(formatMoney('1234.50', 'MXN'));
  expect(container.textContent).not.toContain(' 1234.50 ');
  cleanup();
});

/** One engine of each kind. */
const KINDS = [...new Map(ENGINES.map((engine) => [engine.kind, engine])).values()];
const SESSIONS: readonly PlaySession[] = [
  ...KINDS.map((engine) => sessionOf(engine, 'originals')),
  ...KINDS.filter(({ kind }) => kind === 'crash').map((engine) => sessionOf(engine, 'spribe')),
];

function sessionOf(engine: (typeof KINDS)[number], provider: string): PlaySession {
  const { kind, key, form, parameters } = engine;
  return {
    provider,
    game: {
      id: key,
      name: key,
      studio: 'Studio',
      engine: { kind, key, form, parameters, rtp: { min: 9_000, max: 9_000 }, volatility: 'low' },
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
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Chooses what a round needs, and sends it. */
async function play() {
  const go = () => document.querySelector<HTMLButtonElement>('.stage-go');
  await pass(1);
  const place = document.querySelector('.stage-board [data-place]') ?? document.querySelector('.stage-board button');
  if (go()?.disabled) fireEvent.click(place as Element);
  await pass(1);
  expect(go()?.disabled).toBe(false);
  fireEvent.click(go() as Element);
  await pass(1_000);
}

describe('a refused round says why, at once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', TableSocket);
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('in every game there is', () => {
    expect(new Set(SESSIONS.map(screenOf))).toEqual(new Set(Object.keys(GAME_SCREENS)));
  });

  it.each(SESSIONS.map((session) => [screenOf(session), session] as const))('in %s', async (name, session) => {
    const Game = GAME_SCREENS[name];
    if (!Game) throw new Error(`${name} has no screen`);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(JSON.stringify({ error: 'casino-blocked' }), { status: 409 }),
    );
    render(
      <I18nProvider locale="en" messages={messages.en} bundles={[]}>
        <Suspense fallback={null}>
          <Game address={ADDRESS} session={session} />
        </Suspense>
      </I18nProvider>,
    );
    await vi.waitFor(() => expect(document.querySelector('.stage-go')).not.toBeNull(), { timeout: 10_000 });
    await play();
    expect(screen.getByText(SENTENCE).closest('[role="alert"]')).not.toBeNull();
  });
});
