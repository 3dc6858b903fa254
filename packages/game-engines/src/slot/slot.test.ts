import { fairDraws } from '@ordago/fairness';
import { type Factor, UNITS_PER_CENT } from '@ordago/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nativeDraws } from '../../test-support/native-draws.ts';
import { assertSound, type SlotDefinition, stakeHundredths } from './definition.ts';
import { TEN_LINES } from './definitions/lines.ts';
import { enumerateSpins } from './enumerate.ts';
import { exactMaths } from './maths.ts';
import { SLOTS, slotByKey } from './registry.ts';
import { fullStops, settleStops, spin } from './spin.ts';

const STAKE = 100_000n;
const asNumber = ({ numerator, denominator }: Factor) => Number((numerator * 10n ** 12n) / denominator) / 1e12;
const percent = (value: Factor) => (asNumber(value) * 100).toFixed(3);

/** A small slot with everything in it, cheap enough to visit each combination one by one. */
const TINY: SlotDefinition = {
  key: 'tiny',
  symbols: { A: 'ace', B: 'bell', W: 'wild', S: 'star' },
  reels: ['ABWS', 'BAWAS', 'ABSW', 'BAWA', 'ABWS'],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: { A: { 3: 50, 4: 100, 5: 400 }, B: { 2: 10, 3: 70, 4: 90, 5: 500 }, W: { 2: 40, 3: 300, 5: 1_000 } },
  wild: 'W',
  scatter: { letter: 'S', pays: { 3: 100, 4: 300 }, freeSpins: { 3: 2, 4: 3 }, freeSpinMultiplier: 3 },
  jackpot: null,
  buy: null,
  volatility: 'low',
  declared: { rtp: { numerator: 0n, denominator: 1n }, variance: { numerator: 0n, denominator: 1n } },
};

function everyStops({ reels }: SlotDefinition): number[][] {
  return reels.reduce<number[][]>(
    (all, strip) => all.flatMap((stops) => [...strip].map((_, stop) => [...stops, stop])),
    [[]],
  );
}

/** The plain way: play every combination by the rule that players meet, and tally what it pays. */
function tallyByPlaying(definition: SlotDefinition): Map<string, number> {
  const tally = new Map<string, number>();
  const stake = BigInt(stakeHundredths(definition));
  for (const stops of everyStops(definition)) {
    const { payout, window } = settleStops(definition, stake, fullStops(definition, stops));
    const scatters = window.flat().filter((letter) => letter === definition.scatter?.letter).length;
    const name = `${payout}/${scatters}`;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  return tally;
}

function tallyByEnumeration(definition: SlotDefinition): Map<string, number> {
  const tally = new Map<string, number>();
  for (const { hundredths, scatters, combinations } of enumerateSpins(definition)) {
    const name = `${hundredths}/${scatters}`;
    tally.set(name, (tally.get(name) ?? 0) + combinations);
  }
  return tally;
}

describe.each(SLOTS)('$key', (definition) => {
  const maths = exactMaths(definition);
  it(`returns exactly what it declares: ${percent(definition.declared.rtp)} % over ${maths.combinations} combinations`, () => {
    assertSound(definition);
    expect(maths.rtp).toEqual(definition.declared.rtp);
    expect(maths.variance).toEqual(definition.declared.variance);
  });
  it('returns between 94 % and 97.5 % and bears the volatility of its standard deviation', () => {
    expect(asNumber(maths.rtp)).toBeGreaterThanOrEqual(0.94);
    expect(asNumber(maths.rtp)).toBeLessThanOrEqual(0.975);
    const deviation = Math.sqrt(asNumber(maths.variance));
    expect(definition.volatility).toBe(deviation < 3 ? 'low' : deviation < 6 ? 'medium' : 'high');
  });
  it('never rounds a win of a stake in whole cents', () => {
    const { pays: table, scatter } = definition;
    const pays = [...Object.values(table), scatter?.pays ?? {}].flatMap((row) => Object.values(row));
    const rest = pays.map((hundredths) => (Number(UNITS_PER_CENT) * hundredths) % stakeHundredths(definition));
    expect(rest.every((left) => left === 0)).toBe(true);
  });
  it('is found by its key', () => expect(slotByKey(definition.key)).toBe(definition));
  it('stays within five standard errors of its mean over 4,000 fair rounds', () => {
    const rounds = 4_000;
    let paid = 0n;
    let misjudged = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const seeds = { serverSeed: '5'.repeat(64), clientSeed: 'rounds', nonce };
      const round = spin(definition, STAKE, nativeDraws(seeds));
      if (round.beatsStake !== round.payout > STAKE) misjudged += 1;
      paid += round.payout;
    }
    expect(misjudged).toBe(0);
    const mean = Number(paid) / Number(STAKE) / rounds;
    const error = Math.sqrt(asNumber(maths.variance) / rounds);
    expect(Math.abs(mean - asNumber(maths.rtp))).toBeLessThan(5 * error);
  });
});

describe('enumeration', () => {
  it('finds what playing every combination finds, for three reels', () => {
    const orchard = slotByKey('orchard-3x5') as SlotDefinition;
    expect(tallyByEnumeration(orchard)).toEqual(tallyByPlaying(orchard));
  });
  it('finds what playing every combination finds, with wilds and scatters', () => {
    expect(tallyByEnumeration(TINY)).toEqual(tallyByPlaying(TINY));
  });
  it('finds what playing every combination finds, for any strips and pays', () => {
    const strip = fc.stringMatching(/^[ABWS]{3,5}$/);
    const table = fc.record({ 2: fc.nat(50), 3: fc.nat(500), 4: fc.nat(900), 5: fc.nat(2_000) });
    fc.assert(
      fc.property(fc.array(strip, { minLength: 5, maxLength: 5 }), table, table, table, (reels, A, B, W) => {
        const definition = { ...TINY, reels, pays: { A, B, W } };
        expect(tallyByEnumeration(definition)).toEqual(tallyByPlaying(definition));
      }),
      { numRuns: 15 },
    );
  });
  it('counts free spins into mean and variance as a sum over all of them would', () => {
    const maths = exactMaths(TINY);
    const stake = BigInt(stakeHundredths(TINY));
    const all = everyStops(TINY).map((stops) => settleStops(TINY, stake, fullStops(TINY, stops)));
    const mean = all.reduce((sum, one) => sum + Number(one.payout), 0) / all.length;
    const square = all.reduce((sum, one) => sum + Number(one.payout) ** 2, 0) / all.length;
    const free = 3 * mean;
    const freeVariance = 9 * (square - mean ** 2);
    // Conditional on the paid spin, the free spins are independent: mean and variance grow with their number.
    const moments = all.map((one) => {
      const spins = one.scatterWin?.freeSpins ?? 0;
      const expected = Number(one.payout) + spins * free;
      return { expected, square: expected ** 2 + spins * freeVariance };
    });
    const total = moments.reduce((sum, one) => sum + one.expected, 0) / all.length;
    const totalSquare = moments.reduce((sum, one) => sum + one.square, 0) / all.length;
    expect(asNumber(maths.rtp)).toBeCloseTo(total / Number(stake), 9);
    expect(asNumber(maths.variance)).toBeCloseTo((totalSquare - total ** 2) / Number(stake) ** 2, 9);
  });
});

describe('spin', () => {
  it.each([
    ['three bells from the left, with a wild among them', ['BBB', 'WWW', 'BBB', 'AAA', 'AAA'], 'B', 3, 70],
    ['leading wilds stand for the next symbol when that is more', ['WWW', 'WWW', 'AAA', 'AAA', 'AAA'], 'A', 5, 400],
    ['leading wilds pay as wilds when that is more', ['WWW', 'WWW', 'WWW', 'AAA', 'BBB'], 'W', 3, 300],
    ['wilds alone pay as wilds', ['WWW', 'WWW', 'WWW', 'WWW', 'WWW'], 'W', 5, 1_000],
    ['a scatter ends the run and is never replaced', ['WWW', 'WWW', 'SAA', 'AAA', 'AAA'], 'W', 2, 40],
  ] as const)('%s', (_title, reels, symbol, count, hundredths) => {
    const definition = { ...TINY, reels, lines: [[0, 0, 0, 0, 0]] };
    const { lineWins } = settleStops(definition, STAKE, fullStops(definition, [0, 0, 0, 0, 0]));
    expect(lineWins).toEqual([{ line: 0, symbol, count, hundredths, payout: (STAKE * BigInt(hundredths)) / 100n }]);
  });
  it('pays nothing for a run that does not start on the left', () => {
    const definition = {
      ...TINY,
      reels: ['BBB', 'AAA', 'AAA', 'AAA', 'AAA'],
      lines: [[0, 0, 0, 0, 0]],
      pays: { A: { 3: 50, 4: 100 } },
    };
    expect(settleStops(definition, STAKE, fullStops(definition, [0, 0, 0, 0, 0]))).toMatchObject({
      lineWins: [],
      scatterWin: null,
      payout: 0n,
    });
  });
  it('multiplies the wins of free spins and brings no further ones', () => {
    const definition = { ...TINY, reels: ['SSS', 'AAS', 'AAA', 'AAA', 'AAA'] };
    const free = settleStops(definition, STAKE, fullStops(definition, [0, 0, 0, 0, 0]), {
      multiplier: 3,
      isFree: true,
    });
    expect(free.scatterWin).toEqual({ count: 4, freeSpins: 0, payout: 9n * STAKE });
    expect(settleStops(definition, STAKE, fullStops(definition, [0, 0, 0, 0, 0])).scatterWin).toEqual({
      count: 4,
      freeSpins: 3,
      payout: 3n * STAKE,
    });
  });
  it('gives one bet one payout, the sum of its spins and of their wins', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const draws = fairDraws({ serverSeed: 'a'.repeat(64), clientSeed: 'sum', nonce });
      const round = spin(TINY, STAKE, draws);
      const spins = [round.base, ...round.freeSpins].filter((one) => one !== null);
      expect(draws.cursor).toBeGreaterThanOrEqual(spins.length * 20);
      expect(round.freeSpins).toHaveLength(round.base?.scatterWin?.freeSpins ?? 0);
      for (const { lineWins, scatterWin, payout } of spins)
        expect(lineWins.reduce((sum, win) => sum + win.payout, scatterWin?.payout ?? 0n)).toBe(payout);
      expect(spins.reduce((sum, one) => sum + one.payout, 0n)).toBe(round.payout);
    }
  });
  it('stops on stops that the reels do not have, and on no stake', () => {
    expect(() => settleStops(TINY, STAKE, fullStops(TINY, [0, 0, 0, 0, 4]))).toThrow('no stop 4');
    expect(() => spin(TINY, 0n, fairDraws({ serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0 }))).toThrow('stake');
  });
});
