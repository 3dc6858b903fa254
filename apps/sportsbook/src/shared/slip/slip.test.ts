import { describe, expect, it } from 'vitest';
import {
  EMPTY_SLIP,
  kindOf,
  repeatedSelections,
  type Slip,
  type SlipLeg,
  toggleBanker,
  toggleLeg,
  withoutLeg,
  withPrice,
  withReplaced,
} from './slip.ts';
import { plannedBets, potentialPayout, slipTotals, stakedBets, totalOdds, unitsOf } from './slip-maths.ts';
import { readSlip } from './slip-store.ts';

const leg = (selection: string, odds: string, more: Partial<SlipLeg> = {}): SlipLeg => ({
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
  ...more,
});
const slipOf = (legs: readonly SlipLeg[], more: Partial<Slip> = {}): Slip => ({ ...EMPTY_SLIP, legs, ...more });

describe('the possible payout', () => {
  it.each([
    ['a single', '10.00', ['1.20'], 12_00000n],
    ['an express of three, cut once at the end', '10.00', ['1.23', '1.58', '1.80'], 34_98000n],
    ['odds in thousandths', '3.33', ['1.125'], 3_74000n],
    ['the smallest stake, never rounded up', '0.01', ['1.99'], 1000n],
    ['a long express, exact where a double is not', '4999.99', Array(12).fill('3.37'), 10_728_226_801_54000n],
  ] as const)('of %s', (_name, stake, prices, expected) => {
    const units = unitsOf(stake) ?? 0n;
    expect(
      potentialPayout(
        units,
        prices.map((odds) => ({ odds })),
      ),
    ).toBe(expected);
  });

  it('promises nothing for a price that cannot be read', () => {
    expect(potentialPayout(1_000_000n, [{ odds: 'Infinity' }])).toBe(1_000_000n);
  });
});

describe('the odds of an express', () => {
  it('are cut to two decimals for the eye', () => {
    expect(totalOdds([{ odds: '1.23' }, { odds: '1.58' }, { odds: '1.80' }])).toBe(3490);
  });

  it('never show more than can be bet', () => {
    expect(totalOdds(Array(20).fill({ odds: '999.99' }))).toBe(1_000_000);
  });
});

describe('what would be placed', () => {
  const two = [leg('1', '2.00'), leg('2', '3.00')];

  it('is one express for several legs', () => {
    expect(plannedBets(slipOf(two, { stake: '5' }))).toEqual([
      { kind: 'express', system: null, legs: two, stake: 500_000n, freeBet: null },
    ]);
  });

  it('is a system of three when the player chose so, with the banker in every combination', () => {
    const three = [...two, leg('3', '4.00')];
    const slip = slipOf(three, { chosenKind: 'system', stake: '12' });
    expect(plannedBets(slip)).toMatchObject([{ kind: 'system', system: { sizes: [2], bankers: [] } }]);
    expect(slipTotals(slip).payout).toBe(10_400_000n);
    const trixie = { ...slip, sizes: [2, 3] };
    expect(plannedBets(trixie)).toMatchObject([{ system: { sizes: [2, 3], bankers: [] } }]);
    // A banker leaves the named systems, and with them the choice falls back to the plain one.
    expect(plannedBets(toggleBanker(trixie, '3'))).toMatchObject([{ system: { sizes: [2], bankers: [2] } }]);
    expect(toggleBanker(toggleBanker(trixie, '3'), '3').bankers).toEqual([]);
    expect(kindOf(slipOf(two, { chosenKind: 'system' }))).toBe('express');
  });

  it('is a single per leg with a stake when the player chose singles', () => {
    const slip = slipOf(two, { chosenKind: 'single', stake: '5', stakes: { '2': '' } });
    expect(stakedBets(slip)).toEqual([
      { kind: 'single', system: null, legs: [two[0]], stake: 500_000n, freeBet: null },
    ]);
    expect(slipTotals(slip)).toEqual({ count: 1, stake: 500_000n, payout: 1_000_000n });
  });

  it.each(['', '0', '0.00', '-5', '1e3', '1,5', '0x10', '٣', '1.234', ' 5', '99999999999999'])(
    'is nothing for %j',
    (typed) => {
      expect(unitsOf(typed)).toBeNull();
    },
  );

  it('reads an amount that is still being typed', () => {
    expect(unitsOf('12.')).toBe(1_200_000n);
  });
});

describe('selections', () => {
  it('go in and out, and another outcome of a market takes the place of the one before', () => {
    const home = leg('1', '2.00', { event: 'e' });
    const away = leg('2', '3.00', { event: 'e', outcome: '2' });
    expect(toggleLeg(slipOf([home]), away).legs).toEqual([away]);
    expect(toggleLeg(slipOf([home]), home).legs).toEqual([]);
    expect(withoutLeg(slipOf([home]), '1').legs).toEqual([]);
  });

  it('of two markets of one event are distinguished, and marked as repeated in an express', () => {
    const result = leg('1', '2.00', { event: 'e' });
    const total = leg('2', '1.90', { event: 'e', kind: 'total', specifier: 'line=2.5', outcome: 'over' });
    const slip = toggleLeg(slipOf([result]), total);
    expect([...repeatedSelections(slip.legs)]).toEqual(['2']);
  });

  it('are at most twenty', () => {
    const full = slipOf(Array.from({ length: 20 }, (_, place) => leg(`${place + 1}`, '2.00')));
    expect(toggleLeg(full, leg('99', '2.00')).legs).toHaveLength(20);
  });

  it('follow their number until the player chooses', () => {
    expect([kindOf(slipOf([leg('1', '2.00')])), kindOf(slipOf([leg('1', '2.00'), leg('2', '2.00')]))]).toEqual([
      'single',
      'express',
    ]);
  });

  it('take the present price when it is accepted', () => {
    expect(withPrice(slipOf([leg('1', '2.00')]), '1', { odds: '1.90', version: 7 }).legs[0]).toMatchObject({
      odds: '1.90',
      version: 7,
    });
  });
});

describe('selections of one match made a bet builder', () => {
  it('take the place of the first of them, and leave the others', () => {
    const slip = {
      ...EMPTY_SLIP,
      legs: [leg('1', '2.00'), leg('2', '2.00', { event: 'm' }), leg('3', '2.00'), leg('4', '2.00', { event: 'm' })],
      bankers: ['2', '3'],
    };
    const combined = leg('2+4', '3.10', { event: 'm', kind: 'bet-builder' });
    const made = withReplaced(slip, ['2', '4'], combined);
    expect(made.legs.map(({ selection }) => selection)).toEqual(['1', '2+4', '3']);
    expect(made.bankers).toEqual(['3']);
    expect(repeatedSelections(made.legs).size).toBe(0);
  });
});

describe('a stored slip', () => {
  it('comes back as it was', () => {
    const slip = slipOf([leg('1', '2.00')], { stake: '10', accept: 'better', stakes: { '1': '4' } });
    expect(readSlip(JSON.stringify(slip))).toEqual(slip);
  });

  it.each([null, '', '{', '[]', '{"legs":[{"event":1}]}', '{"legs":"x"}', '"text"', '{"legs":[null]}'])(
    'of another make, %j, is empty',
    (text) => {
      expect(readSlip(text)).toEqual(EMPTY_SLIP);
    },
  );
});
