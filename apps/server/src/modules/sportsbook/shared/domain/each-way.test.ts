import { type EachWayTerms, isRefusal, type LegOutcome, type Odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { OPEN_BETTING_RULES, offered } from '../../../../../test-support/sportsbook/slip-kit.ts';
import { judgeSlip } from '../../betting/domain/judge-slip.ts';
import { eachWayOffer, placeOutcome } from './each-way.ts';
import { areDecided, settleBet } from './settle-bet.ts';

/** A seed gives the same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// ---- the oracle: two bets of half the stake, in fractions of its own, floored once --------------------------------

type Fraction = readonly [numerator: bigint, denominator: bigint];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const ONE: Fraction = [1n, 1n];

interface Leg {
  readonly odds: number;
  readonly terms: EachWayTerms;
  readonly position: number | null;
  /** Number of runners that share the position. */
  readonly tied: number;
  readonly isVoid: boolean;
}

/** Factor of a unit on a runner's place among the first, at odds that win so much of a unit. */
function unitOf({ position, tied, isVoid }: Leg, places: number, gain: Fraction): Fraction {
  if (isVoid) return ONE;
  if (position === null || position > places) return [0n, 1n];
  const left = Math.min(places - position + 1, tied);
  return times(plus(ONE, gain), [BigInt(left), BigInt(tied)]);
}

function oracle(stakeCents: bigint, legs: readonly Leg[]): bigint {
  const half: Fraction = [stakeCents, 2n];
  const win = legs.reduce((sum, leg) => times(sum, unitOf(leg, 1, [BigInt(leg.odds - 1_000), 1_000n])), half);
  const place = legs.reduce((sum, leg) => {
    const { odds, terms } = leg;
    return times(sum, unitOf(leg, terms.places, [BigInt(odds - 1_000), 1_000n * BigInt(terms.divisor)]));
  }, half);
  const [paid, share] = plus(win, place);
  return paid / share;
}

function outcomeOf({ position, tied, isVoid }: Leg, places: number): LegOutcome {
  if (isVoid) return { result: 0, voidHalves: 2 };
  if (position === null || position > places) return { result: 0, voidHalves: 0 };
  const left = places - position + 1;
  const deadHeat = tied > left ? { deadHeat: { numerator: BigInt(left), denominator: BigInt(tied) } } : {};
  return { result: 1, voidHalves: 0, ...deadHeat };
}

describe('an each-way bet', () => {
  it('pays to the cent what two bets of half the stake come to', () => {
    const draw = numbers(81);
    let oddCents = 0;
    for (let round = 0; round < 4_000; round += 1) {
      const legs = Array.from({ length: 1 + draw(4) }, (): Leg => {
        const places = 2 + draw(3);
        return {
          odds: 1_001 + draw(30_000),
          terms: { divisor: 4 + draw(2), places },
          isVoid: draw(12) === 0,
          position: draw(9) === 0 ? null : 1 + draw(places + 1),
          tied: draw(5) === 0 ? 2 + draw(2) : 1,
        };
      });
      const cents = BigInt(1 + draw(100_000));
      oddCents += Number(cents % 2n);
      const { payout, status } = settleBet(
        cents * 1_000n,
        legs.map((leg) => ({
          odds: leg.odds as Odds,
          outcome: outcomeOf(leg, 1),
          place: { terms: leg.terms, outcome: outcomeOf(leg, leg.terms.places) },
        })),
      );
      expect(payout).toBe(oracle(cents, legs) * 1_000n);
      expect(status === 'void').toBe(legs.every(({ isVoid }) => isVoid));
      if (status === 'lost') expect(payout).toBe(0n);
    }
    expect(oddCents).toBeGreaterThan(1_000);
  });

  it('may pay what its oracle pays for first places, as shown on its slip', () => {
    const draw = numbers(18);
    for (let round = 0; round < 500; round += 1) {
      const legs = Array.from({ length: 1 + draw(3) }, (): Leg => {
        const terms = { divisor: 4 + draw(2), places: 2 + draw(3) };
        return { odds: 1_001 + draw(8_000), terms, position: 1, tied: 1, isVoid: false };
      });
      const cents = BigInt(100 + draw(9_900));
      const offer = legs.map(({ odds, terms }, place) =>
        offered({ selection: String(place), odds: odds as Odds, eachWay: { ...terms, basis: '8 -' } }),
      );
      const slip = {
        kind: legs.length === 1 ? ('single' as const) : ('express' as const),
        system: null,
        stake: cents * 1_000n,
        accept: 'none' as const,
        legs: offer.map(({ selection, odds }, place) => ({
          selection,
          odds,
          isLive: false,
          eachWay: legs[place]?.terms as EachWayTerms,
        })),
      };
      const judged = judgeSlip(slip, offer, LIMITS, OPEN_BETTING_RULES);
      if (isRefusal(judged)) throw new Error(judged.name);
      expect(judged.potentialPayout).toBe(oracle(cents, legs) * 1_000n);
    }
  });
});

const LIMITS = {
  currency: 'USD' as never,
  stakeMin: 1_000n,
  stakeDefault: 1_000n,
  stakeMax: 10n ** 15n,
  payoutMax: 10n ** 18n,
  legalPayoutMax: null,
  liabilityMax: 10n ** 18n,
};

describe('a slip each way', () => {
  const terms = { divisor: 5, places: 3 };
  const offer = ['1', '2', '3'].map((selection) => offered({ selection, eachWay: { ...terms, basis: '8 -' } }));
  const leg = (selection: string, eachWay: EachWayTerms | null = terms) => ({
    selection,
    odds: 2_000 as Odds,
    isLive: false,
    ...(eachWay && { eachWay }),
  });
  const slip = { kind: 'express', system: null, stake: 10_00000n, accept: 'none', legs: [leg('1'), leg('2')] } as const;
  const nameOf = (judged: object) => (isRefusal(judged) ? judged.name : null);
  const judge = (change: object, rules = OPEN_BETTING_RULES, now = offer) =>
    nameOf(judgeSlip({ ...slip, ...change }, now, LIMITS, rules));

  it.each([
    ['on all legs', {}, null],
    ['on some legs', { legs: [leg('1'), leg('2', null)] }, 'each-way-not-offered'],
    ['on other terms', { legs: [leg('1'), leg('2', { divisor: 4, places: 3 })] }, 'each-way-terms-changed'],
    [
      'as a system',
      { kind: 'system', system: { sizes: [2], bankers: [] }, legs: [leg('1'), leg('2'), leg('3')] },
      'each-way-system',
    ],
  ])('%s', (_title, change, refusal) => {
    expect(judge(change)).toBe(refusal);
  });

  it('is refused where the market offers no places', () => {
    expect(judge({}, OPEN_BETTING_RULES, [offered({ selection: '1' }), offered({ selection: '2' })])).toBe(
      'each-way-not-offered',
    );
  });

  it('is paid by no free bet', () => {
    const award = { amount: 10_00000n, isStakeReturned: false, oddsMin: null, oddsMax: null, kinds: 'any' } as const;
    const rules = { ...OPEN_BETTING_RULES, funding: { ...award, legsMin: null, sports: null } };
    expect(judge({}, rules)).toBe('free-bet-terms-unmet');
    expect(judge({ legs: [leg('1', null), leg('2', null)] }, rules)).toBe(null);
  });

  it('meets the least odds of bonus money by what a unit of it pays, as a system does', () => {
    const rules = { ...OPEN_BETTING_RULES, funding: 'grant' as const };
    const at = (odds: number) => [offered({ selection: '1', odds: odds as Odds, eachWay: { ...terms, basis: '8 -' } })];
    const single = (odds: number) => ({ kind: 'single', legs: [{ ...leg('1'), odds: odds as Odds }] });
    // (2.33 + 1.266) / 2 = 1.798; (2.34 + 1.268) / 2 = 1.804
    expect(judge(single(2_330), rules, at(2_330))).toBe('bonus-odds-too-low');
    expect(judge(single(2_340), rules, at(2_340))).toBe(null);
  });
});

describe('the terms of a market', () => {
  it.each([
    ['8 -', 'auto-racing', { divisor: 5, places: 3 }],
    ['4 -', 'auto-racing', null],
    ['8 -', 'football', null],
    ['8 -', 'quidditch', null],
    ['8 off', 'auto-racing', null],
    ['8 4/2', 'football', { divisor: 4, places: 2 }],
    ['3 4/3', 'auto-racing', null],
    [null, 'auto-racing', null],
    ['none', 'auto-racing', null],
  ])('of %s in %s', (basis, sport, terms) => {
    expect(eachWayOffer(basis, sport)).toEqual(terms === null ? null : { ...terms, basis });
  });
});

describe('a place part', () => {
  const market = { kind: 'race-winner', specifier: '', outcome: 'b' };
  const lost = { result: 0, voidHalves: 0 } as const;
  const record = (positions: readonly (number | undefined)[]) =>
    ({
      sort: 'race',
      status: 'completed',
      entries: ['a', 'b', 'c', 'd'].map((key, place) => {
        const position = positions[place];
        return { key, state: 'finished' as const, ...(position !== undefined && { position }) };
      }),
    }) as const;
  const terms = { divisor: 4, places: 2 };
  const facts = { market, win: lost, record: record([1, 2, 3, 4]), isFinal: true };

  it.each<[string, object, object | null]>([
    ['is open with its win part', { win: null }, null],
    ['is won among the places', {}, { result: 1, voidHalves: 0 }],
    ['is lost behind them', { record: record([1, 3, 2, 4]) }, lost],
    [
      'shares the last of them',
      { record: record([1, 2, 2, 4]) },
      { result: 1, voidHalves: 0, deadHeat: { numerator: 1n, denominator: 2n } },
    ],
    ['is returned with its win part', { win: { result: 0, voidHalves: 2 } }, { result: 0, voidHalves: 2 }],
    ['waits for a record that ranks too few', { record: record([1]), isFinal: false }, null],
    ['and is returned when nobody reported it', { record: record([1]) }, { result: 0, voidHalves: 2 }],
  ])('%s', (_title, change, outcome) => {
    expect(placeOutcome(terms, { ...facts, ...change })).toEqual(outcome);
  });

  it('keeps a bet alive while it is', () => {
    const won = { result: 1, voidHalves: 0 } as const;
    expect(
      areDecided(
        [
          { outcome: lost, place: won },
          { outcome: null, place: null },
        ],
        null,
      ),
    ).toBe(false);
    expect(
      areDecided(
        [
          { outcome: lost, place: lost },
          { outcome: null, place: null },
        ],
        null,
      ),
    ).toBe(true);
    expect(areDecided([{ outcome: won, place: null }], null)).toBe(false);
    expect(areDecided([{ outcome: lost }, { outcome: null }], null)).toBe(true);
  });
});
