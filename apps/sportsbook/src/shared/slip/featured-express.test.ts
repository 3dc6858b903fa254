import type { TopExpress } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import {
  featuredExpressStateOf,
  slipExpressOf,
  withFeaturedExpress,
  withFeaturedExpressRestored,
} from './featured-express.ts';
import { EMPTY_SLIP, type Slip, type SlipLeg, toggleLeg, withoutLeg, withPrice } from './slip.ts';
import { plannedBets } from './slip-maths.ts';
import { readSlip, useSlip } from './slip-store.ts';

const shown = (selection: string, odds: string) => ({
  event: `e${selection}`,
  selection,
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  starts_at: '2026-11-23T20:00:00.000Z',
  market_id: `m${selection}`,
  market: '1x2',
  specifier: '',
  outcome: '1',
  odds,
  version: 3,
  is_open: true,
});
const EXPRESS = {
  id: '7',
  name: 'La doble',
  until: '2026-11-23T20:00:00.000Z',
  legs: [shown('1', '1.50'), shown('2', '2.00'), shown('3', '1.20')],
} as TopExpress;
const FEATURED = slipExpressOf(EXPRESS);
const IN: Slip = withFeaturedExpress({ ...EMPTY_SLIP, stake: '5' }, FEATURED);
const other: SlipLeg = { ...(FEATURED.legs[0] as SlipLeg), selection: '9', event: 'e9' };

describe('a featured express in the slip', () => {
  it('is one express that names it, with the words and the prices of its card', () => {
    expect(featuredExpressStateOf(IN)).toBe('whole');
    expect(plannedBets(IN)).toMatchObject([{ kind: 'express', featuredExpress: '7', stake: 500_000n }]);
    expect(IN.legs[0]).toMatchObject({ kind: '1x2', home: 'Granada', odds: '1.50', version: 3, event: 'e1' });
  });

  it.each<[title: string, slip: Slip]>([
    ['with a leg less', withoutLeg(IN, '2')],
    ['with a leg more', toggleLeg(IN, other)],
    ['with another leg in the place of one', toggleLeg(withoutLeg(IN, '2'), other)],
    ['as singles', { ...IN, chosenKind: 'single' }],
    ['as a system', { ...IN, chosenKind: 'system' }],
  ])('is an ordinary bet %s', (_title, slip) => {
    expect(featuredExpressStateOf(slip)).toBe('changed');
    expect(plannedBets(slip).every((bet) => bet.featuredExpress === undefined)).toBe(true);
  });

  it('stays whole when a price moves and is taken', () => {
    expect(featuredExpressStateOf(withPrice(IN, '2', { odds: '1.90', version: 8 }))).toBe('whole');
  });

  it('comes back whole, at the prices that the player agreed to meanwhile', () => {
    const moved = withPrice(withoutLeg(IN, '2'), '1', { odds: '1.45', version: 9 });
    const back = withFeaturedExpressRestored({ ...moved, chosenKind: 'single' });
    expect(featuredExpressStateOf(back)).toBe('whole');
    expect(back.legs.map(({ odds }) => odds)).toEqual(['1.45', '2.00', '1.20']);
  });

  it('is forgotten with its last leg', () => {
    const empty = ['1', '2', '3'].reduce(withoutLeg, IN);
    expect([empty.featuredExpress, featuredExpressStateOf(empty)]).toEqual([null, null]);
  });

  it('outlives a reload; one of another make is none', () => {
    expect(readSlip(JSON.stringify(IN))).toEqual(IN);
    expect(readSlip(JSON.stringify({ ...IN, featuredExpress: { id: 7, legs: [] } })).featuredExpress).toBeNull();
    expect(readSlip(JSON.stringify({ ...IN, featuredExpress: { id: '7', legs: [{}] } })).featuredExpress).toBeNull();
  });

  it('takes the place of what was in the slip, which one click brings back', () => {
    useSlip.setState({ slip: EMPTY_SLIP, undo: null });
    const { toggle, takeFeaturedExpress, undoLast } = useSlip.getState();
    toggle(other);
    takeFeaturedExpress(FEATURED);
    expect(useSlip.getState().slip.legs).toEqual(FEATURED.legs);
    undoLast();
    expect(useSlip.getState().slip).toMatchObject({ legs: [other], featuredExpress: null });
  });
});
