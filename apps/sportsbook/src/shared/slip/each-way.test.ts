import { describe, expect, it } from 'vitest';
import { betCall } from '../../features/slip/placing/bet-call.ts';
import { legState } from '../../features/slip/placing/leg-state.ts';
import { markedSelections, slipActionOf } from '../../features/slip/placing/slip-action.ts';
import { eachWayStateOf } from './each-way.ts';
import { slipLegOf } from './rebet.ts';
import { EMPTY_SLIP, type Slip, type SlipLeg, withoutLeg } from './slip.ts';
import { placedPayout, slipTotals, stakedBets, totalOdds } from './slip-maths.ts';
import { readSlip, useSlip } from './slip-store.ts';

const TERMS = { divisor: 5, places: 3 };
const leg = (selection: string, odds: string, eachWay: SlipLeg['eachWay'] | null = TERMS): SlipLeg => ({
  event: `e${selection}`,
  selection,
  kind: 'race-winner',
  specifier: '',
  outcome: 'ana',
  home: 'Prueba',
  away: '',
  league: 'Copa',
  startsAt: '2026-11-21T20:00:00.000Z',
  odds,
  version: 1,
  ...(eachWay && { eachWay }),
});
const slipOf = (legs: readonly SlipLeg[], more: Partial<Slip> = {}): Slip => ({
  ...EMPTY_SLIP,
  legs,
  stake: '10.01',
  eachWay: true,
  ...more,
});

describe('a slip each way', () => {
  it.each<[string, Slip, object]>([
    ['is offered where all legs offer places', slipOf([leg('1', '5.00'), leg('2', '3.00')]), { kind: 'on' }],
    ['waits for the player', slipOf([leg('1', '5.00')], { eachWay: false }), { kind: 'off' }],
    ['is nothing where no leg offers any', slipOf([leg('1', '5.00', null)]), { kind: 'none' }],
    [
      'is held up by a leg to win alone',
      slipOf([leg('1', '5.00'), leg('2', '3.00', null)]),
      { kind: 'blocked', why: 'leg', leg: leg('2', '3.00', null) },
    ],
    [
      'is no system',
      slipOf([leg('1', '5'), leg('2', '3'), leg('3', '2')], { chosenKind: 'system' }),
      { kind: 'blocked', why: 'system' },
    ],
  ])('%s', (_title, slip, state) => {
    expect(eachWayStateOf(slip)).toEqual(state);
    const facts = { states: [], problems: [], account: undefined, isGuest: false };
    expect(slipActionOf({ slip, ...facts }).kind).toBe('why' in state ? 'each-way-off' : 'place');
  });

  it('may pay the mean of both halves, floored once', () => {
    const slip = slipOf([leg('1', '5.00')]);
    // (5.00 + 1.80) / 2 of 10.01
    expect(slipTotals(slip)).toEqual({ count: 1, stake: 1_001_000n, payout: 3_403_000n });
    expect(placedPayout(1_001_000n, slip.legs)).toBe(900_000n);
    const express = slipOf([leg('1', '5.00'), leg('2', '5.00', { divisor: 4, places: 2 })], { stake: '10.01' });
    // (25 + 1.8 · 2) / 2
    expect(slipTotals(express).payout).toBe(14_314_000n);
    expect(totalOdds(express.legs)).toBe(25_000);
    expect(slipTotals({ ...slip, eachWay: false }).payout).toBe(5_005_000n);
  });

  it('is sent with the terms that were seen, and as a bet to win without any', () => {
    const [bet] = stakedBets(slipOf([leg('1', '5.00')]));
    const [plain] = stakedBets(slipOf([leg('1', '5.00')], { eachWay: false }));
    if (!bet || !plain) throw new Error('nothing is staked');
    expect(betCall(bet, 'none', 'k').body.legs).toMatchObject([{ each_way: TERMS }]);
    expect(betCall(plain, 'none', 'k').body.legs[0]).not.toHaveProperty('each_way');
  });

  it('is paid by no free bet', () => {
    const freeBet = { id: '7', amount: '5.00', isStakeReturned: false };
    expect(stakedBets(slipOf([leg('1', '5.00')], { freeBet }))).toMatchObject([{ freeBet: null, isEachWay: true }]);
  });

  it('waits for the player where the terms are others now', () => {
    const slip = slipOf([leg('1', '5.00')]);
    const at = (each_way: object | undefined) => {
      const market = { id: 'm', kind: 'race-winner', specifier: '', status: 'open', reason: null, each_way };
      const selections = [{ id: '1', outcome: 'ana', odds: '5.00', version: 1 }];
      const event = { id: 'e1', status: 'scheduled', markets: [{ ...market, selections }] };
      const states = slip.legs.map((one) => legState(one, event as never));
      return [...markedSelections({ slip, states, problems: [] })];
    };
    expect([at(TERMS), at({ divisor: 4, places: 3 }), at(undefined)]).toEqual([[], ['1'], ['1']]);
  });

  it('outlives a reload, and is no wish for what comes after its last leg with places', () => {
    const slip = slipOf([leg('1', '5.00'), leg('2', '3.00', null)]);
    expect(readSlip(JSON.stringify(slip))).toEqual(slip);
    const before = useSlip.getState();
    useSlip.setState({ slip });
    useSlip.getState().remove(leg('1', '5.00'));
    expect(useSlip.getState().slip).toMatchObject({ eachWay: false, legs: withoutLeg(slip, '1').legs });
    useSlip.getState().undoLast();
    expect(useSlip.getState().slip).toEqual(slip);
    useSlip.setState(before);
  });

  it('takes the terms of now without a word where nothing changed', () => {
    const before = useSlip.getState();
    useSlip.setState({ slip: slipOf([leg('1', '5.00')]) });
    const store = useSlip.getState();
    store.takeTerms(new Map([['1', { ...TERMS }]]));
    expect(useSlip.getState()).toBe(store);
    store.takeTerms(new Map([['1', null]]));
    expect(useSlip.getState().slip.legs[0]).not.toHaveProperty('eachWay');
    useSlip.setState(before);
  });

  it('is bet again each way', () => {
    const placed = {
      ...leg('1', '5.00', null),
      market: 'race-winner',
      starts_at: '',
      each_way: { ...TERMS, odds: '1.80' },
    };
    expect(slipLegOf(placed as never)).toMatchObject({ eachWay: TERMS });
  });
});
