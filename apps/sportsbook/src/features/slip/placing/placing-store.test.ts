// @vitest-environment happy-dom
import { fromFrame } from '@ordago/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlipLeg } from '../../../shared/slip/slip.ts';
import { type BetCall, betCall } from './bet-call.ts';

const leg = (selection: string): SlipLeg => ({
  event: `e${selection}`,
  selection,
  kind: '1x2',
  specifier: '',
  outcome: '1',
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  startsAt: '2026-11-21T20:00:00.000Z',
  odds: '1.66',
  version: 3,
});
const call = (key: string, ...selections: string[]): BetCall =>
  betCall(
    {
      kind: selections.length > 1 ? 'express' : 'single',
      system: null,
      legs: selections.map(leg),
      stake: 500_000n,
      freeBet: null,
    },
    'none',
    key.repeat(32),
  );

/** The page as it is after a load, with the messages that it sends to the site. */
async function load() {
  vi.resetModules();
  const reported: { type: string; text?: string | null }[] = [];
  vi.doMock('../../../embed/frame.ts', async (original) => ({
    ...(await original<typeof import('../../../embed/frame.ts')>()),
    sendToSite: (message: { type: string }) => reported.push(message),
  }));
  const { useFrame } = await import('../../../embed/frame.ts');
  const { useSlip } = await import('../../../shared/slip/slip-store.ts');
  return { ...(await import('./placing-store.ts')), useFrame, useSlip, reported };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../embed/frame.ts');
  sessionStorage.clear();
  localStorage.clear();
});

function denyStorage() {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: denied, setItem: denied, removeItem: denied };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
}

describe('calls of the slip without an answer', () => {
  const pending = [call('a', '11', '22')];

  it('outlive a reload of the tab', async () => {
    const before = await load();
    before.usePlacing.setState({ phase: 'placing', pending, sentBy: '7' });
    const after = await load();
    expect(after.usePlacing.getState()).toMatchObject({ phase: 'unsure', pending, sentBy: '7' });
    after.usePlacing.setState({ pending: [] });
    expect((await load()).usePlacing.getState().phase).toBe('idle');
  });

  it('are given back by the site where the frame has no storage, and the slip has its legs again', async () => {
    denyStorage();
    const before = await load();
    before.usePlacing.setState({ phase: 'placing', pending, sentBy: '7' });
    const kept = before.reported.findLast(({ type }) => type === 'keep')?.text;
    const { usePlacing, useFrame, useSlip } = await load();
    expect(usePlacing.getState().phase).toBe('idle');
    useFrame.setState({ kept: kept ?? null });
    expect(usePlacing.getState()).toMatchObject({ phase: 'unsure', pending, sentBy: '7' });
    expect(useSlip.getState().slip).toMatchObject({ legs: pending[0]?.legs, stake: '5.00' });
  });

  it('do not push out what a quick bet left with the site, nor the other way round', async () => {
    const { usePlacing, reported } = await load();
    const { keepCall } = await import('../../../shared/server/kept-calls.ts');
    keepCall('quick', 'a submission');
    usePlacing.setState({ pending });
    expect(JSON.parse(reported.at(-1)?.text ?? '{}')).toMatchObject({
      quick: 'a submission',
      slip: expect.any(String),
    });
    usePlacing.setState({ pending: [] });
    expect(JSON.parse(reported.at(-1)?.text ?? '{}')).toEqual({ quick: 'a submission' });
    keepCall('quick', null);
    expect(reported.at(-1)?.text).toBeNull();
  });

  it('fit through the bridge, as many as a slip takes', async () => {
    const { usePlacing, reported } = await load();
    usePlacing.setState({ pending: Array.from({ length: 20 }, (_, place) => call('a', `${place}`)), sentBy: '7' });
    expect(fromFrame.safeParse({ ordago: 1, ...reported.at(-1) }).success).toBe(true);
  });

  it('stay when the slip becomes another one: under another key they could be placed twice', async () => {
    const { usePlacing, useSlip } = await load();
    usePlacing.setState({ phase: 'unsure', pending });
    useSlip.getState().toggle(leg('33'));
    expect(usePlacing.getState()).toMatchObject({ phase: 'unsure', pending });
  });

  it('are not for another player to send again', async () => {
    const { usePlacing, forgetCallsOfOthers } = await load();
    usePlacing.setState({ phase: 'unsure', pending, sentBy: '7' });
    forgetCallsOfOthers('7');
    expect(usePlacing.getState().phase).toBe('unsure');
    forgetCallsOfOthers('8');
    expect(usePlacing.getState()).toMatchObject({ phase: 'idle', pending: [] });
  });

  it.each(['{', 'null', '[]', '{"pending":[]}', '{"pending":[{"body":{},"legs":[]}]}', '{"pending":"x"}'])(
    'are none where %s was kept',
    async (text) => {
      sessionStorage.setItem('ordago.slip-pending', text);
      expect((await load()).usePlacing.getState().phase).toBe('idle');
    },
  );
});
