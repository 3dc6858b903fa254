// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlaySession } from '../play-api.ts';
import { playSound } from '../preferences/sound.ts';
import { isOn, turn } from '../preferences/switches.ts';
import { StageTools } from './stage-tools.tsx';

const messages = await loadMessages('en', ['game', 'common']);
const SESSION = {
  provider: 'originals',
  game: { id: 'plinko', name: 'Plinko', engine: { kind: 'plinko', rtp: { min: 9_850, max: 9_900 } } },
  currency: 'MXN',
  stakes: { min: '0.10', max: '500.00', steps: [] },
} as unknown as PlaySession;

function show(over: object = {}, hasTurbo = true, Tools = StageTools) {
  const address = { api: 'https://provider.example', session: 'secret' };
  render(
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <Tools address={address} session={{ ...SESSION, ...over }} lastRound={null} hasTurbo={hasTurbo}>
        {undefined}
      </Tools>
    </I18nProvider>,
  );
}

const key = (name: string) => screen.getByRole('button', { name });
const keys = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

/** The sounds that reached the loudspeaker, by the number of their notes. */
function listen() {
  const started = vi.fn();
  const node = { connect: () => node, start: started, stop: () => undefined, type: '', frequency: { value: 0 } };
  const gain = { ...node, gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  const Context = vi.fn(function context() {
    return { state: 'running', currentTime: 0, destination: {}, createOscillator: () => node, createGain: () => gain };
  });
  vi.stubGlobal('AudioContext', Context);
  return started;
}

afterEach(() => {
  cleanup();
  turn('sound', true);
  turn('turbo', false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the keys of the stage', () => {
  it('are those that do something in this game', () => {
    show();
    expect(keys()).toEqual(['Sound', 'Turbo', 'Game rules', 'Fairness']);
    cleanup();
    // A board without a course, a market with a least time, a studio without proofs.
    show({}, false);
    expect(keys()).not.toContain('Turbo');
    cleanup();
    show({ roundMsMin: 2_500, provider: 'spribe' });
    expect(keys()).toEqual(['Sound', 'Game rules']);
  });

  it.each([
    ['Sound', 'sound', true],
    ['Turbo', 'turbo', false],
  ] as const)('switch %s over, and remember it on this device', (name, choice, first) => {
    show();
    expect(key(name).getAttribute('aria-pressed')).toBe(String(first));
    fireEvent.click(key(name));
    expect([key(name).getAttribute('aria-pressed'), isOn(choice)]).toEqual([String(!first), !first]);
    expect(localStorage.getItem(`ordago.${choice}`)).toBe(first ? 'off' : 'on');
  });

  it('open rules with the declared return and the limits', async () => {
    show();
    fireEvent.click(key('Game rules'));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.textContent).toMatch(/98\.50–99\.00%.*0\.10.MXN.*500\.00.MXN/));
  });
});

describe('a part whose code did not arrive', () => {
  it('says so, leaves the keys of the stage, and opens with the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.resetModules();
    let isThere = false;
    vi.doMock('./rules-sheet.tsx', () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => <p>The rules</p> };
    });
    const { StageTools: Tools } = await import('./stage-tools.tsx');
    show({}, true, Tools);
    fireEvent.click(key('Game rules'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(keys()).toContain('Turbo');
    isThere = true;
    fireEvent.click(retry);
    expect(await screen.findByText('The rules')).toBeTruthy();
    vi.doUnmock('./rules-sheet.tsx');
    vi.restoreAllMocks();
  });
});

describe('a sound', () => {
  it('is a few notes, and nothing once the sound is off', async () => {
    const started = listen();
    playSound('win');
    await waitFor(() => expect(started).toHaveBeenCalledTimes(3));
    turn('sound', false);
    playSound('win');
    await Promise.resolve();
    expect(started).toHaveBeenCalledTimes(3);
  });
});
