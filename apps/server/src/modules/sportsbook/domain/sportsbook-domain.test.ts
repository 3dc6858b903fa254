import { type BetId, currency, idOf, isRefusal, type Odds, odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { betCodeOf, betOfCode } from './bet-code.ts';
import { judgeSlip, type OfferedSelection, type Slip, type StakeLimits } from './judge-slip.ts';
import { resolveSelection, VOID } from './market.ts';
import { isDecided, settleBet } from './settle-bet.ts';

const WON = { result: 1, voidHalves: 0 } as const;
const LOST = { result: 0, voidHalves: 0 } as const;
const HALF_WON = { result: 1, voidHalves: 1 } as const;

describe('markets of regular time', () => {
  it.each([
    ['1x2', null, '1', { home: 2, away: 1 }, WON],
    ['1x2', null, 'x', { home: 2, away: 1 }, LOST],
    ['1x2', null, 'x', { home: 0, away: 0 }, WON],
    ['1x2', null, '2', { home: 0, away: 3 }, WON],
    ['double-chance', null, '1x', { home: 1, away: 1 }, WON],
    ['double-chance', null, '12', { home: 1, away: 1 }, LOST],
    ['double-chance', null, 'x2', { home: 1, away: 2 }, WON],
    ['total', '2.5', 'over', { home: 2, away: 1 }, WON],
    ['total', '2.5', 'under', { home: 2, away: 1 }, LOST],
    ['total', '3', 'over', { home: 2, away: 1 }, VOID],
    ['total', '3', 'under', { home: 1, away: 1 }, WON],
    ['both-score', null, 'yes', { home: 1, away: 1 }, WON],
    ['both-score', null, 'yes', { home: 4, away: 0 }, LOST],
    ['both-score', null, 'no', { home: 4, away: 0 }, WON],
  ] as const)('%s %s: %s at %j', (kind, line, outcome, score, expected) => {
    expect(resolveSelection({ kind, line }, outcome, score)).toEqual(expected);
  });
});

const stake = 1_000_000n;
const at = (text: string) => odds(Math.round(Number(text) * 1000));

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
    expect(isDecided(legs)).toBe(decided);
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
  };
  const offer = (selection: string, event: string, price: string): OfferedSelection => ({
    selection,
    event,
    odds: at(price),
    version: 3,
  });
  const single = (change: Partial<Slip> = {}): Slip => ({
    kind: 'single',
    stake,
    legs: [{ selection: '1', odds: at('2.00') }],
    accept: 'none',
    ...change,
  });
  const two = [
    { selection: '1', odds: at('2.00') },
    { selection: '2', odds: at('3.00') },
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
  ] as const)('refuses %s', (_title, slip, offered, name) => {
    const verdict = judgeSlip(slip, offered, limits);
    expect(isRefusal(verdict) && verdict.name).toBe(name);
  });

  it('takes a better price when told to, and any price when told so', () => {
    expect(judgeSlip(single({ accept: 'better' }), [offer('1', 'a', '2.05')], limits)).toMatchObject({
      potentialPayout: 2_050_000n,
    });
    expect(judgeSlip(single({ accept: 'all' }), [offer('1', 'a', '1.95')], limits)).toMatchObject({
      potentialPayout: 1_950_000n,
    });
  });

  it('names the largest stake whose payout fits', () => {
    const slip = single({ stake: 90_000_000n, accept: 'all' });
    expect(judgeSlip(slip, [offer('1', 'a', '30.00')], limits)).toMatchObject({
      name: 'limit-max-payout-usual-bet',
      params: { max: '333.33 USD' },
    });
  });
});
