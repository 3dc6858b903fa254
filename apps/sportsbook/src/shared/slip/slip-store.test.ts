// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_SLIP, type SlipLeg } from './slip.ts';

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

afterEach(() => localStorage.clear());

it('has its legs again after a load', async () => {
  localStorage.setItem('ordago.slip', JSON.stringify({ ...EMPTY_SLIP, legs: [LEG], stake: '5' }));
  vi.resetModules();
  const { useSlip } = await import('./slip-store.ts');
  expect(useSlip.getState().slip).toEqual({ ...EMPTY_SLIP, legs: [LEG], stake: '5' });
});
