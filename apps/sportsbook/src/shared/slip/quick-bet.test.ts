// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlipLeg } from './slip.ts';

const LEG: SlipLeg = {
  event: '7',
  selection: '11',
  kind: '1x2',
  specifier: '',
  outcome: '1',
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  startsAt: '2026-11-21T20:00:00.000Z',
  odds: '1.66',
  version: 3,
};

/** The page as it is after a load. */
async function load() {
  vi.resetModules();
  return import('./quick-bet.ts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a quick bet', () => {
  it('keeps its call through a reload until the answer has come', async () => {
    const before = await load();
    before.useQuickBet.setState({ leg: LEG, stake: '5.00' });
    before.noteSent('a'.repeat(32), 'better');
    const after = await load();
    expect(after.useQuickBet.getState()).toMatchObject({
      leg: LEG,
      stake: '5.00',
      isBusy: true,
      sent: { key: 'a'.repeat(32), accept: 'better' },
    });
    after.noteAnswered();
    expect((await load()).useQuickBet.getState()).toMatchObject({ leg: null, sent: null, isBusy: false });
  });

  it('begins anew where what was kept cannot be read', async () => {
    sessionStorage.setItem('ordago.quick-pending', '{"leg":{"event":7},"stake":"5.00","sent":{"key":"x"}}');
    expect((await load()).useQuickBet.getState()).toMatchObject({ leg: null, sent: null });
  });

  it('is given back by the site where the frame has no storage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const before = await load();
    before.useQuickBet.setState({ leg: LEG, stake: '5.00' });
    before.noteSent('b'.repeat(32), 'none');
    const { leg, stake, sent } = before.useQuickBet.getState();
    const after = await load();
    expect(after.useQuickBet.getState().sent).toBeNull();
    const { useFrame } = await import('../../embed/frame.ts');
    useFrame.setState({ kept: JSON.stringify({ quick: JSON.stringify({ leg, stake, sent }) }) });
    expect(after.useQuickBet.getState()).toMatchObject({
      leg: LEG,
      stake: '5.00',
      isBusy: true,
      sent: { key: 'b'.repeat(32), accept: 'none' },
    });
  });

  it('takes nothing from the site that is no call', async () => {
    const { useQuickBet } = await load();
    const { useFrame } = await import('../../embed/frame.ts');
    useFrame.setState({ kept: JSON.stringify({ quick: '{"leg":{},"stake":"5.00","sent":{"key":"x"}}' }) });
    expect(useQuickBet.getState()).toMatchObject({ leg: null, sent: null });
  });
});
