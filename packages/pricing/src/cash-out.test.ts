import { legFactor, odds, type SystemShape } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import {
  cashOutValue,
  isPart,
  type LegChances,
  type LegForSale,
  saleOfAmount,
  saleOfShare,
  valueOfStake,
} from './cash-out.ts';

const UNIT = 100_000n;
/** A leg whose price of the moment holds no margin. */
const priced = (placed: number, now: number): LegForSale => chances(placed, { won: Math.floor(1_000_000_000 / now) });
const decided = (result: 0 | 1, voidHalves: 0 | 1 | 2, price = 2_000): LegForSale => ({
  kind: 'decided',
  factor: legFactor({ result, voidHalves }, odds(price)),
});
const chances = (placed: number, given: Partial<LegChances>): LegForSale => ({
  kind: 'chances',
  placed: odds(placed),
  chances: { won: 0, halfWon: 0, returned: 0, halfLost: 0, ...given },
});

/** Returns the value of 10.00 on the legs, in hundredths. */
function worth(
  legs: readonly LegForSale[],
  { system = null as SystemShape | null, marginBps = 0, max = 10_000n } = {},
) {
  const bounds = { marginBps, payoutMax: max * UNIT, potential: 10_000n * UNIT };
  return Number(cashOutValue({ stake: 10n * UNIT, legs, system }, bounds)) / 1_000;
}

describe('the value of a bet that is for sale', () => {
  it.each<[title: string, legs: LegForSale[], cents: number]>([
    ['a single whose price did not move is worth its stake', [priced(2_000, 2_000)], 1_000],
    ['a price that fell makes it worth more', [priced(2_000, 1_600)], 1_250],
    ['a price that rose makes it worth less', [priced(2_000, 4_000)], 500],
    ['what is not a whole cent is cut', [priced(2_000, 3_000)], 666],
    ['legs of an express multiply', [priced(2_000, 1_600), priced(3_000, 2_000)], 1_875],
    ['a won leg counts at its odds', [decided(1, 0, 2_500), priced(2_000, 1_600)], 3_125],
    ['a void leg counts once', [decided(0, 2), priced(2_000, 1_600)], 1_250],
    ['a half won leg at the mean of its odds and one', [decided(1, 1, 1_900), priced(2_000, 2_000)], 1_450],
    ['a half lost leg halves', [decided(0, 1), priced(2_000, 1_600)], 625],
    ['a lost leg of an express leaves nothing', [decided(0, 0), priced(2_000, 1_100)], 0],
    ['chances of a plain selection', [chances(2_000, { won: 500_000 })], 1_000],
    ['a whole line: 45 % win, 10 % stake back', [chances(2_000, { won: 450_000, returned: 100_000 })], 1_000],
    ['a quarter line: half won at 1.90', [chances(1_900, { won: 400_000, halfWon: 200_000 })], 1_050],
    ['a quarter line: half lost', [chances(1_900, { won: 400_000, halfLost: 200_000 })], 860],
    ['legs in play beside one that is decided', [decided(1, 0, 1_500), chances(3_000, { won: 250_000 })], 1_125],
  ])('%s', (_title, legs, cents) => {
    expect(worth(legs)).toBe(cents);
  });

  it.each<[title: string, legs: LegForSale[], system: SystemShape, cents: number]>([
    ['2 of 3, nothing moved', [1, 2, 3].map(() => priced(2_000, 2_000)), { sizes: [2], bankers: [] }, 1_000],
    // The won leg counts 2, the others are worth 1 each: (2 + 2 + 1) / 3.
    [
      '2 of 3, one won',
      [decided(1, 0), priced(2_000, 2_000), priced(3_000, 3_000)],
      { sizes: [2], bankers: [] },
      1_666,
    ],
    // The pair of the two others alone lives: 1.25 · 1.5 / 3.
    ['2 of 3, one lost', [decided(0, 0), priced(2_000, 1_600), priced(3_000, 2_000)], { sizes: [2], bankers: [] }, 625],
    ['its banker lost', [decided(0, 0), priced(2_000, 1_600), priced(3_000, 2_000)], { sizes: [2], bankers: [0] }, 0],
    // Legs worth 1.5, 1 and 1: (1.5 + 1.5 + 1 + 1.5) / 4.
    ['a trixie', [priced(3_000, 2_000), decided(0, 2), priced(2_000, 2_000)], { sizes: [2, 3], bankers: [] }, 1_375],
  ])('of a system: %s', (_title, legs, system, cents) => {
    expect(worth(legs, { system })).toBe(cents);
  });

  it('leaves the operator its margin', () => {
    expect([0, 500, 2_000, 10_000].map((marginBps) => worth([priced(2_000, 1_600)], { marginBps }))).toEqual([
      1_250, 1_187, 1_000, 0,
    ]);
  });

  it('is never above the largest payout, nor above what the bet can come to', () => {
    expect(worth([priced(500_000, 1_010)], { max: 50n })).toBe(5_000);
    const bounds = { marginBps: 0, payoutMax: 10_000n * UNIT, potential: 20n * UNIT };
    expect(cashOutValue({ stake: 10n * UNIT, legs: [priced(3_000, 1_010)], system: null }, bounds)).toBe(20n * UNIT);
  });

  it('is never above what it can come to, whatever the chances, and never below nothing', () => {
    for (const won of [0, 1, 499_999, 999_999, 1_000_000])
      for (const placed of [1_001, 2_000, 1_000_000]) {
        const bounds = { marginBps: 0, payoutMax: 10n ** 15n, potential: (10n * UNIT * BigInt(placed)) / 1_000n };
        const value = cashOutValue({ stake: 10n * UNIT, legs: [chances(placed, { won })], system: null }, bounds);
        expect(value >= 0n && value <= bounds.potential).toBe(true);
      }
  });

  it('takes no chances beyond a million', () => {
    expect(() => worth([chances(2_000, { won: 900_000, returned: 200_000 })])).toThrow('million');
  });
});

describe('a part of a bet', () => {
  const whole = { stake: 10n * UNIT, value: 12_50n * 1_000n };

  it.each<[percent: number, stake: bigint, value: bigint]>([
    [100, 1_000n, 1_250n],
    [90, 900n, 1_125n],
    [33, 330n, 412n],
    [10, 100n, 125n],
  ])('%i per cent', (percent, stake, value) => {
    expect(saleOfShare(whole, percent)).toEqual({ stake: stake * 1_000n, value: value * 1_000n });
  });

  it('asked for by its amount pays exactly that, for the least stake that is worth it', () => {
    for (const cents of [125n, 126n, 333n, 1_000n, 1_125n]) {
      const { stake, value } = saleOfAmount(whole, cents * 1_000n);
      expect(value).toBe(cents * 1_000n);
      expect(valueOfStake(whole, stake)).toBeGreaterThanOrEqual(value);
      expect(valueOfStake(whole, stake - 1_000n)).toBeLessThan(value);
    }
  });

  it.each([
    [124n, false],
    [125n, true],
    [1_125n, true],
    [1_126n, false],
  ])('of %i of 1,250 may be sold: %s', (cents, may) => {
    expect(isPart(cents * 1_000n, whole.value)).toBe(may);
  });
});
