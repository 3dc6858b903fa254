import { MAIN_OUTCOMES } from '@ordago/contracts';
import { type BetId, currency, idOf, isRefusal, type Odds, odds } from '@ordago/kernel';
import { outcomesOf, readMarket } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { OPEN_BETTING_RULES, offered } from '../../../../../test-support/sportsbook/slip-kit.ts';
import { isSellable, resolveSelection, VOID } from '../../shared/domain/market.ts';
import { isDecided, settleBet } from '../../shared/domain/settle-bet.ts';
import type { OfferedSelection, Slip, StakeLimits } from '../../shared/domain/slip.ts';
import { betCodeOf, betOfCode } from './bet-code.ts';
import { judgeSlip } from './judge-slip.ts';

const WON = { result: 1, voidHalves: 0 } as const;
const LOST = { result: 0, voidHalves: 0 } as const;
const HALF_WON = { result: 1, voidHalves: 1 } as const;
const stake = 1_000_000n;
const at = (text: string) => odds(Math.round(Number(text) * 1000));

describe('selections by what is known of a match', () => {
  it.each([
    ['1x2', '', '1', { home: 2, away: 1 }, WON],
    ['1x2', '', 'x', { home: 2, away: 1 }, LOST],
    ['double-chance', '', 'x2', { home: 1, away: 2 }, WON],
    ['total', 'line=2.5', 'over', { home: 2, away: 1 }, WON],
    ['total', 'line=2.75', 'over', { home: 2, away: 1 }, HALF_WON],
    ['total', 'line=3', 'over', { home: 2, away: 1 }, VOID],
    ['handicap', 'line=-0.25', '1', { home: 1, away: 1 }, { result: 0, voidHalves: 1 }],
    ['draw-no-bet', '', '2', { home: 1, away: 1 }, VOID],
    ['both-score', '', 'no', { home: 4, away: 0 }, WON],
    ['correct-score', 'scores=1:0,0:0', 'other', { home: 4, away: 0 }, WON],
    ['total', 'period=1|line=0.5', 'over', { home: 2, away: 1 }, null],
    ['corners-total', 'line=9.5', 'over', { home: 2, away: 1 }, null],
    ['1x2', '', '3', { home: 2, away: 1 }, null],
  ] as const)('%s %s: %s at %j', (kind, specifier, outcome, score, expected) => {
    const record = { sort: 'match', status: 'completed', score } as const;
    expect(resolveSelection({ kind, specifier }, outcome, record)).toEqual(expected);
  });
});

describe('what can be sold', () => {
  const selections = (...outcomes: string[]) => outcomes.map((outcome) => ({ outcome, odds: at('2.00') }));
  it.each([
    ['a market of the catalogue', '1x2', '', ['1', 'x', '2'], true],
    ['one with a specifier', 'total', 'period=1|line=1.25', ['over', 'under'], true],
    ['competitors under their keys', 'race-winner', '', ['ana-ruiz', 'bo'], true],
    ['no unknown kind', 'magic', '', ['1'], false],
    ['no line written otherwise than we write it', 'total', 'line=2.50', ['over', 'under'], false],
    ['no outcome that the market does not have', '1x2', '', ['1', '3'], false],
    ['no outcome twice', '1x2', '', ['1', '1'], false],
    ['no market without outcomes', '1x2', '', [], false],
    ['no competitor that is no key', 'race-winner', '', ['Ana Ruiz'], false],
  ] as const)('is %s', (_title, kind, specifier, outcomes, expected) => {
    expect(isSellable({ kind, specifier, selections: selections(...outcomes) })).toBe(expected);
  });
});

describe('the main markets of the lists', () => {
  it.each(Object.entries(MAIN_OUTCOMES))('%s has the outcomes of the catalogue', (kind, outcomes) => {
    const market = readMarket(kind, kind === 'total' ? 'line=2.5' : '');
    expect(market && outcomesOf(market)).toEqual(outcomes);
  });
});

describe('settlement of a bet', () => {
  it.each([
    ['a won single pays stake times odds', [[at('2.30'), WON]], 'won', 2_300_000n],
    ['a lost single pays nothing', [[at('2.30'), LOST]], 'lost', 0n],
    ['a void single returns the stake', [[at('2.30'), VOID]], 'void', 1_000_000n],
    ['a half-won single pays half the profit', [[at('1.90'), HALF_WON]], 'half-won', 1_450_000n],
    [
      'a void leg counts as odds 1',
      [
        [at('2.00'), WON],
        [at('5.00'), VOID],
      ],
      'won',
      2_000_000n,
    ],
    [
      'an express of void legs returns the stake',
      [
        [at('2.00'), VOID],
        [at('5.00'), VOID],
      ],
      'void',
      1_000_000n,
    ],
    [
      'one lost leg loses the express',
      [
        [at('2.00'), WON],
        [at('5.00'), LOST],
      ],
      'lost',
      0n,
    ],
    [
      'odds multiply exactly and are floored once',
      [
        [at('1.33'), WON],
        [at('1.33'), WON],
        [at('1.33'), WON],
      ],
      'won',
      2_352_000n,
    ],
  ] as const)('%s', (_title, legs, status, payout) => {
    const settled = settleBet(
      stake,
      legs.map(([price, outcome]) => ({ odds: price as Odds, outcome })),
    );
    expect([settled.status, settled.payout]).toEqual([status, payout]);
  });

  it.each([
    ['all legs decided', [WON, VOID], true],
    ['a lost leg decides whatever is open', [LOST, null], true],
    ['a won leg decides nothing alone', [WON, null], false],
  ] as const)('%s', (_title, legs, decided) => {
    expect(isDecided(legs, null)).toBe(decided);
  });

  it.each([
    ['one lost leg of three leaves a double', [LOST, null, null], { sizes: [2], bankers: [] }, false],
    ['two lost legs of three leave nothing', [LOST, LOST, null], { sizes: [2], bankers: [] }, true],
    ['a patent lives as long as a single does', [LOST, LOST, null], { sizes: [1, 2, 3], bankers: [] }, false],
    ['a lost banker ends every combination', [LOST, null, null], { sizes: [2], bankers: [0] }, true],
    ['a banker is no leg to choose', [null, LOST, LOST], { sizes: [2], bankers: [0] }, true],
  ] as const)('of a system: %s', (_title, legs, system, decided) => {
    expect(isDecided(legs, system)).toBe(decided);
  });

  it.each([
    [
      'pays each double that won',
      [WON, WON, LOST],
      [2_000, 3_000, 4_000],
      { sizes: [2], bankers: [] },
      'won',
      2_000_000n,
    ],
    ['pays a trixie whole', [WON, WON, WON], [2_000, 2_000, 2_000], { sizes: [2, 3], bankers: [] }, 'won', 5_000_000n],
    [
      'counts a void leg as odds 1',
      [WON, VOID, LOST],
      [3_000, 2_000, 2_000],
      { sizes: [2], bankers: [] },
      'won',
      1_000_000n,
    ],
    [
      'returns the stake when all is void',
      [VOID, VOID, VOID],
      [3_000, 2_000, 2_000],
      { sizes: [2], bankers: [] },
      'void',
      stake,
    ],
    [
      'is lost without a combination',
      [WON, LOST, LOST],
      [3_000, 2_000, 2_000],
      { sizes: [2], bankers: [] },
      'lost',
      0n,
    ],
    [
      'pays nothing without its banker',
      [LOST, WON, WON],
      [3_000, 2_000, 2_000],
      { sizes: [2], bankers: [0] },
      'lost',
      0n,
    ],
    [
      'pays the banker with each other',
      [WON, WON, LOST],
      [3_000, 2_000, 2_000],
      { sizes: [2], bankers: [0] },
      'won',
      3_000_000n,
    ],
  ] as const)('a system %s', (_title, outcomes, prices, system, status, payout) => {
    const legs = outcomes.map((outcome, place) => ({ odds: (prices[place] ?? 0) as Odds, outcome }));
    const settled = settleBet(stake, legs, system);
    expect([settled.status, settled.payout]).toEqual([status, payout]);
  });
});

describe('bet code', () => {
  it.each(['1', '31', '961', '123456789', '9223372036854775807'])('turns %s into a code and back', (id) => {
    const code = betCodeOf(idOf<BetId>(id));
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{1,4})+$/);
    expect(betOfCode(code)).toBe(id);
    expect(betOfCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(id);
  });

  it('notices every wrong symbol and every two that changed places', () => {
    const code = betCodeOf(idOf<BetId>('8675309'));
    const symbols = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ01ILO'];
    for (const [place, right] of [...code].entries()) {
      if (right === '-') continue;
      for (const wrong of symbols.filter((symbol) => symbol !== right)) {
        expect(betOfCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBeNull();
      }
    }
    const plain = code.replaceAll('-', '');
    for (let i = 0; i + 1 < plain.length; i += 1) {
      if (plain[i] === plain[i + 1]) continue;
      const swapped = plain.slice(0, i) + plain[i + 1] + plain[i] + plain.slice(i + 2);
      expect(betOfCode(swapped)).toBeNull();
    }
  });
});

describe('slip', () => {
  const limits: StakeLimits = {
    stakeMin: 10_000n,
    stakeMax: 100_000_000n,
    payoutMax: 1_000_000_000n,
    stakeDefault: 1_000_000n,
    liabilityMax: 10_000_000_000n,
    currency: currency('USD'),
    legalPayoutMax: null,
  };
  const offer = (selection: string, event: string, price: string): OfferedSelection =>
    offered({ selection, event, odds: at(price) });
  const single = (change: Partial<Slip> = {}): Slip => ({
    kind: 'single',
    system: null,
    stake,
    legs: [{ selection: '1', odds: at('2.00'), isLive: false }],
    accept: 'none',
    ...change,
  });
  const two = [
    { selection: '1', odds: at('2.00'), isLive: false },
    { selection: '2', odds: at('3.00'), isLive: false },
  ];

  it.each([
    [
      'a single with two legs',
      single({ legs: two }),
      [offer('1', 'a', '2.00'), offer('2', 'b', '3.00')],
      'single-count-invalid',
    ],
    ['an express with one leg', single({ kind: 'express' }), [offer('1', 'a', '2.00')], 'express-too-few'],
    [
      'two legs of one event',
      single({ kind: 'express', legs: two }),
      [offer('1', 'a', '2.00'), offer('2', 'a', '3.00')],
      'event-repeated',
    ],
    ['an unknown selection', single(), [], 'selection-unknown'],
    ['a stake below the minimum', single({ stake: 9_000n }), [offer('1', 'a', '2.00')], 'stake-below-minimum'],
    ['a stake above the maximum', single({ stake: 100_001_000n }), [offer('1', 'a', '2.00')], 'stake-above-maximum'],
    ['a worse price when none is accepted', single(), [offer('1', 'a', '1.95')], 'odds-changed'],
    ['a better price when none is accepted', single(), [offer('1', 'a', '2.05')], 'odds-changed'],
    [
      'a worse price when only better ones are',
      single({ accept: 'better' }),
      [offer('1', 'a', '1.95')],
      'odds-changed',
    ],
    ['a payout above the maximum', single({ stake: 90_000_000n }), [offer('1', 'a', '20.00')], 'odds-changed'],
  ] as const)('refuses %s', (_title, slip, line, name) => {
    const verdict = judgeSlip(slip, line, limits, OPEN_BETTING_RULES);
    expect(isRefusal(verdict) && verdict.name).toBe(name);
  });

  it('takes a better price when the player accepts it, and any price when they accept any', () => {
    expect(
      judgeSlip(single({ accept: 'better' }), [offer('1', 'a', '2.05')], limits, OPEN_BETTING_RULES),
    ).toMatchObject({
      potentialPayout: 2_050_000n,
    });
    expect(judgeSlip(single({ accept: 'all' }), [offer('1', 'a', '1.95')], limits, OPEN_BETTING_RULES)).toMatchObject({
      potentialPayout: 1_950_000n,
    });
  });

  it('names the largest stake whose payout fits', () => {
    const slip = single({ stake: 90_000_000n, accept: 'all' });
    expect(judgeSlip(slip, [offer('1', 'a', '30.00')], limits, OPEN_BETTING_RULES)).toMatchObject({
      name: 'limit-max-payout-usual-bet',
      params: { max: '10000.00 USD', stake_max: '333.33 USD' },
    });
  });
});
