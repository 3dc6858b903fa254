import type { Factor } from '@ordago/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nativeDraws } from '../../test-support/native-draws.ts';
import type { Engine } from '../engine.ts';
import { engineByKey } from '../registry.ts';
import { assertSound, type SlotDefinition } from './definition.ts';
import { exactBoughtMaths, exactMaths } from './maths.ts';
import { SLOTS, slotByKey } from './registry.ts';
import { fullStops, type SpinOutcome, settleStops, spinBought } from './spin.ts';

const STAKE = 100_000n;
const asNumber = ({ numerator, denominator }: Factor) => Number((numerator * 10n ** 12n) / denominator) / 1e12;
const slot = (key: string) => slotByKey(key) as SlotDefinition;
const drawsOf = (nonce: number) => nativeDraws({ serverSeed: '7'.repeat(64), clientSeed: 'kinds', nonce });

/** A small game of ways with everything in it, cheap enough to visit each combination one by one. */
const BRANCHES: SlotDefinition = {
  ...slot('trails-6x7'),
  key: 'branches',
  symbols: { A: 'ace', B: 'bull', W: 'sun', S: 'horseshoe' },
  reels: ['ABAS', 'BAWS', 'AWBB'],
  rows: 3,
  heights: [1, 2, 2, 3],
  pays: { A: { 2: 10, 3: 70 }, B: { 3: 50 } },
  scatter: { letter: 'S', pays: { 2: 40 }, freeSpins: { 2: 2 }, freeSpinMultiplier: 3 },
};

/** Every combination of stops and heights, played by the rule that players meet. */
function playAll(definition: SlotDefinition): SpinOutcome[] {
  const places = definition.reels.map((strip) =>
    (definition.heights ?? []).flatMap((height) => [...strip].map((_, stop) => [stop, height] as const)),
  );
  const all = places.reduce<(readonly (readonly [number, number])[])[]>(
    (before, reel) => before.flatMap((one) => reel.map((place) => [...one, place])),
    [[]],
  );
  return all.map((one) =>
    settleStops(definition, STAKE, { stops: one.map(([stop]) => stop), heights: one.map(([, height]) => height) }),
  );
}

const stakesOf = ({ payout }: SpinOutcome) => Number(payout) / Number(STAKE);

describe('ways', () => {
  const check = (definition: SlotDefinition) => {
    assertSound(definition);
    const all = playAll(definition);
    const mean = all.reduce((sum, one) => sum + stakesOf(one), 0) / all.length;
    const square = all.reduce((sum, one) => sum + stakesOf(one) ** 2, 0) / all.length;
    const best = Math.max(...all.map(stakesOf));
    const multiplier = definition.scatter?.freeSpinMultiplier ?? 1;
    const rounds = all.map((one) => {
      const free = (one.scatterWin?.freeSpins ?? 0) * multiplier;
      const expected = stakesOf(one) + free * mean;
      return {
        expected,
        square: expected ** 2 + free * multiplier * (square - mean ** 2),
        most: stakesOf(one) + free * best,
        isPaid: one.payout > 0n || free > 0,
      };
    });
    const rtp = rounds.reduce((sum, { expected }) => sum + expected, 0) / all.length;
    const maths = exactMaths(definition);
    expect(maths.combinations).toBe(BigInt(all.length));
    expect(asNumber(maths.rtp)).toBeCloseTo(rtp, 9);
    const variance = rounds.reduce((sum, one) => sum + one.square, 0) / all.length - rtp ** 2;
    expect(asNumber(maths.variance)).toBeCloseTo(variance, 7);
    expect(asNumber(maths.payoutMax)).toBeCloseTo(Math.max(...rounds.map(({ most }) => most)), 9);
    expect(asNumber(maths.hitRate)).toBeCloseTo(rounds.filter(({ isPaid }) => isPaid).length / all.length, 9);
  };
  it('are counted as playing every combination counts them', () => check(BRANCHES));
  it('are counted as playing every combination counts them, for any strips and pays', () => {
    const strip = fc.stringMatching(/^[ABWS]{3}$/);
    const first = fc.stringMatching(/^[ABS]{3}$/);
    const table = fc.tuple(fc.nat(50), fc.nat(500)).map(([two, more]) => ({ 2: two, 3: two + more }));
    const heights = fc.constantFrom([1, 3], [2, 3], [3, 1, 2]);
    fc.assert(
      fc.property(fc.tuple(first, strip, strip), table, table, heights, (reels, A, B, drawn) =>
        check({ ...BRANCHES, reels, pays: { A, B }, heights: drawn }),
      ),
      { numRuns: 25 },
    );
  });
  it.each([
    ['two reels of two and one of three', ['AAB', 'AAS', 'AAA'], [2, 2, 3], [['A', 3, 12, 840]]],
    [
      'with a wild among them, for each symbol',
      ['ABS', 'WSS', 'ABS'],
      [2, 1, 2],
      [
        ['A', 3, 1, 70],
        ['B', 3, 1, 50],
      ],
    ],
    ['the longest run alone', ['AAB', 'ASS', 'SSB'], [2, 1, 2], [['A', 2, 2, 20]]],
    ['none that does not start on the left', ['SSS', 'AAA', 'AAA'], [3, 3, 3], []],
  ] as const)('%s', (_title, reels, heights, wins) => {
    const { waysWins } = settleStops({ ...BRANCHES, reels, heights: [1, 2, 3] }, STAKE, { stops: [0, 0, 0], heights });
    expect(waysWins.map(({ symbol, count, ways, hundredths }) => [symbol, count, ways, hundredths])).toEqual(wins);
  });
  it('stops on heights that the reels do not have', () => {
    const at = { stops: [0, 0, 0, 0, 0, 0], heights: [8, 2, 2, 2, 2, 2] };
    expect(() => settleStops(slot('trails-6x7'), STAKE, at)).toThrow('no reel of 8 rows');
  });
});

describe('a jackpot', () => {
  const vault = slot('vault-3x5');
  const jackpotAt = (rows: readonly number[]) =>
    vault.reels.map((strip, reel) => {
      const place = strip.indexOf(vault.jackpot?.letter ?? '') - (rows[reel] ?? 0);
      return (place + strip.length) % strip.length;
    });
  it.each(vault.lines.map((rows) => [rows] as const))('pays 2,000 whole stakes on the line %j', (rows) => {
    const { lineWins } = settleStops(vault, STAKE, fullStops(vault, jackpotAt(rows)));
    const [win] = lineWins.filter(({ symbol }) => symbol === vault.jackpot?.letter);
    expect(win).toMatchObject({ count: 3, payout: 2_000n * STAKE });
  });
  it('pays nothing beside the lines', () => {
    const { lineWins } = settleStops(vault, STAKE, fullStops(vault, jackpotAt([0, 2, 0])));
    expect(lineWins.filter(({ symbol }) => symbol === vault.jackpot?.letter)).toEqual([]);
  });
});

describe('a bought round', () => {
  const market = slot('market-5x10');
  const engine = engineByKey('market-5x10') as Engine;
  it('returns exactly what is declared', () => {
    const maths = exactBoughtMaths(market);
    expect(maths.rtp).toEqual(market.buy?.declared.rtp);
    expect(maths.variance).toEqual(market.buy?.declared.variance);
    expect((maths.payoutMax.numerator * 100n) / maths.payoutMax.denominator).toBe(
      BigInt(market.buy?.payoutMaxHundredths ?? 0),
    );
    expect(asNumber(maths.rtp)).toBeGreaterThanOrEqual(0.94);
    expect(asNumber(maths.rtp)).toBeLessThanOrEqual(0.975);
  });
  it('stays within four standard errors of its mean over 3,000 fair rounds', () => {
    const { rtp, variance } = exactBoughtMaths(market);
    const rounds = 3_000;
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const round = spinBought(market, 50n * STAKE, drawsOf(nonce));
      expect(round.base).toBeNull();
      expect(round.freeSpins).toHaveLength(market.buy?.freeSpins ?? 0);
      expect(round.beatsStake).toBe(round.payout > 50n * STAKE);
      paid += Number(round.payout) / Number(50n * STAKE);
    }
    const error = Math.sqrt(asNumber(variance) / rounds);
    expect(Math.abs(paid / rounds - asNumber(rtp))).toBeLessThan(4 * error);
  });
  it.each([
    ['a price whose spins have whole cents', 'market-5x10', { buy: true }, 50_000n, { isBought: true }],
    ['an ordinary round', 'market-5x10', { buy: false }, 50_000n, { isBought: false }],
    ['a price whose spins have no whole cents', 'market-5x10', { buy: true }, 51_000n, { refused: true }],
    ['what is no answer', 'market-5x10', { buy: 'yes' }, 50_000n, { refused: true }],
    ['a round of a game that sells none', 'vault-3x5', { buy: true }, 50_000n, { refused: true }],
  ] as const)('reads %s', (_title, key, input, stake, read) => {
    expect(engineByKey(key)?.readChoice(input, stake)).toMatchObject(read);
  });
  it('shows no paid spin', () => {
    if (engine.form !== 'one-shot') throw new Error('a slot has one step');
    const round = engine.play(50n * STAKE, { isBought: true }, drawsOf(1));
    expect(round).toMatchObject({ stake: 50n * STAKE, shown: { window: [], stops: [] } });
    expect(engine.payoutMaxHundredthsOf?.({ isBought: true })).toBe(market.buy?.payoutMaxHundredths);
  });
});

describe('an unsound definition', () => {
  const vault = slot('vault-3x5');
  const trails = slot('trails-6x7');
  it.each([
    ['lines and heights', { ...trails, lines: vault.lines }, 'no playable window'],
    ['a height above the window', { ...trails, heights: [2, 8] }, 'heights'],
    ['wilds that begin a way', { ...trails, reels: trails.reels.map((strip) => `${strip}W`) }, 'wilds begin'],
    ['a way that pays less for more', { ...trails, pays: { T: { 3: 50, 4: 20 } } }, 'a longer way'],
    ['two jackpot letters on a strip', { ...vault, reels: vault.reels.map((strip) => `${strip}J`) }, 'no jackpot'],
    ['a bought round without free spins', { ...vault, buy: slot('market-5x10').buy }, 'no free spins'],
  ])('is stopped: %s', (_title, definition, words) => expect(() => assertSound(definition)).toThrow(words));
  it.each(SLOTS.map((one) => [one.key, one] as const))('is not %s', (_key, one) => assertSound(one));
});
