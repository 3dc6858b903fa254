import type { FreeBet } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { slipActionOf } from '../../features/slip/placing/slip-action.ts';
import { whyNot } from './free-bet.ts';
import { EMPTY_SLIP, type Slip, type SlipLeg } from './slip.ts';
import { slipTotals, stakedBets } from './slip-maths.ts';
import { readSlip, useSlip } from './slip-store.ts';

const leg = (selection: string, odds: string): SlipLeg => ({
  event: `e${selection}`,
  selection,
  kind: '1x2',
  specifier: '',
  outcome: '1',
  home: 'Barcelona',
  away: 'Eibar',
  league: 'Primera División',
  startsAt: '2026-11-21T20:00:00.000Z',
  odds,
  version: 1,
});
const slipOf = (prices: readonly string[], more: Partial<Slip> = {}): Slip => ({
  ...EMPTY_SLIP,
  legs: prices.map((odds, place) => leg(String(place), odds)),
  ...more,
});
const award = (change: Partial<FreeBet> = {}): FreeBet =>
  ({
    id: '7',
    amount: '10.00',
    currency: 'USD',
    status: 'awarded',
    is_stake_returned: false,
    kinds: 'any',
    odds: { single: { min: '2.00', max: null }, express: { min: '3.00', max: '9.00' } },
    legs_min: null,
    sports: null,
    bet: null,
    is_given_back: false,
    valid_from: '2026-11-01T00:00:00.000Z',
    valid_until: '2026-12-01T00:00:00.000Z',
    ...change,
  }) as FreeBet;
const AT = { sports: [], now: Date.parse('2026-11-21T12:00:00Z') };

describe('a free bet pays a slip', () => {
  it.each<[string, Slip, Partial<FreeBet>, object | null]>([
    ['with nothing in it: no', slipOf([]), {}, { kind: 'empty' }],
    ['at the least odds', slipOf(['2.00']), {}, null],
    ['just below them: no', slipOf(['1.999']), {}, { kind: 'odds-low', min: '2.00' }],
    ['of an express by its product', slipOf(['1.50', '2.00']), {}, null],
    ['of an express below: no', slipOf(['1.49', '2.00']), {}, { kind: 'odds-low', min: '3.00' }],
    ['above the most: no', slipOf(['3.00', '3.01']), {}, { kind: 'odds-high', max: '9.00' }],
    ['of several singles: no', slipOf(['2.00', '2.00'], { chosenKind: 'single' }), {}, { kind: 'one-bet' }],
    ['of a system: no', slipOf(['2', '2', '2'], { chosenKind: 'system' }), {}, { kind: 'no-system' }],
    ['of another kind: no', slipOf(['2.00']), { kinds: 'express' }, { kind: 'express-only' }],
    ['of another kind: no, again', slipOf(['2.00', '2.00']), { kinds: 'single' }, { kind: 'single-only' }],
    ['with too few legs: no', slipOf(['2.00', '2.00']), { legs_min: 3 }, { kind: 'legs', min: 3 }],
    ['before it is valid: no', slipOf(['2.00']), { valid_from: '2026-11-22T00:00:00Z' }, { kind: 'later' }],
  ])('%s', (_title, slip, change, reason) => {
    const why = whyNot(award(change), slip, AT);
    if (reason === null) expect(why).toBe(null);
    else expect(why).toMatchObject(reason);
  });

  it('of its sports, as far as they are known', () => {
    const tennis = award({ sports: ['tennis'] });
    expect(whyNot(tennis, slipOf(['2.00']), { ...AT, sports: ['football'] })).toMatchObject({ kind: 'sports' });
    expect(whyNot(tennis, slipOf(['2.00']), { ...AT, sports: [undefined] })).toBe(null);
    expect(whyNot(tennis, slipOf(['2.00']), { ...AT, sports: ['tennis'] })).toBe(null);
  });
});

describe('a slip that a free bet pays', () => {
  const freeBet = { id: '7', amount: '10.00', isStakeReturned: false };

  it('stakes its amount, whatever was typed, and pays the winnings', () => {
    const slip = slipOf(['2.50'], { stake: '99', freeBet });
    expect(stakedBets(slip)).toMatchObject([{ stake: 10_00000n, freeBet: { id: '7' } }]);
    expect(slipTotals(slip)).toEqual({ count: 1, stake: 10_00000n, payout: 15_00000n });
    const returned = slipOf(['2.50'], { freeBet: { ...freeBet, isStakeReturned: true } });
    expect(slipTotals(returned).payout).toBe(25_00000n);
  });

  it('waits while the slip holds several singles or a system', () => {
    const singles = slipOf(['2.00', '2.00'], { chosenKind: 'single', stake: '5', freeBet });
    expect(stakedBets(singles).map((bet) => bet.freeBet)).toEqual([null, null]);
    expect(stakedBets(slipOf(['2', '2', '2'], { chosenKind: 'system', stake: '5', freeBet }))[0]?.freeBet).toBe(null);
  });

  it('asks neither for a balance nor for a stake within bounds', () => {
    const account = {
      id: '7',
      username: 'ana',
      currency: 'USD',
      balance: '0.00',
      version: '3',
      paid_with: 'main' as const,
      stake: { min: '20.00', max: '500.00', default: '20.00' },
      bonus_terms: null,
    };
    const facts = { states: [], problems: [], account, isGuest: false };
    expect(slipActionOf({ ...facts, slip: slipOf(['2.50'], { freeBet }) })).toMatchObject({
      kind: 'place',
      isFree: true,
    });
    expect(slipActionOf({ ...facts, slip: slipOf(['2.50'], { stake: '20' }) })).toMatchObject({ kind: 'deposit' });
  });

  it('is kept, and let go with the bet that it paid', () => {
    const slip = slipOf(['2.50'], { freeBet });
    expect(readSlip(JSON.stringify(slip)).freeBet).toEqual(freeBet);
    expect(readSlip(JSON.stringify({ ...slip, freeBet: { id: 7 } })).freeBet).toBe(null);
    const before = useSlip.getState();
    useSlip.setState({ slip });
    useSlip.getState().settleLegs(['0']);
    expect(useSlip.getState().slip).toMatchObject({ legs: [], freeBet: null });
    useSlip.setState(before);
  });
});
