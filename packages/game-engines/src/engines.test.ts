import { type Draws, fairDraws } from '@ordago/fairness';
import { isRefusal } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { nativeDraws } from '../test-support/native-draws.ts';
import { asNumber, playOut, sampleRounds } from '../test-support/sample.ts';
import type { Engine, EngineMaths } from './engine.ts';
import { edgeOf } from './engine.ts';
import { basisPointsOf } from './fraction.ts';
import { ENGINES, engineByKey } from './registry.ts';

const STAKE = 100_000n;
const SEED = '0123456789abcdef'.repeat(4);
/** The bound of a run: the exact figure lies within the 99.99 % confidence interval of the run. */
const ERRORS_MAX = 4;
const ROUNDS = 10_000;

function seeded(key: string) {
  return (nonce: number): Draws => nativeDraws({ serverSeed: SEED, clientSeed: key, nonce });
}

/** The control: a generator of which every second draw is stuck at 0. */
function stuck(key: string) {
  return (nonce: number): Draws => {
    const draws = seeded(key)(nonce);
    let count = 0;
    return {
      nextU32() {
        const value = draws.nextU32();
        count += 1;
        return count % 2 === 0 ? value : 0;
      },
    };
  };
}

function mathsOf(engine: Engine): EngineMaths[] {
  return engine.modes().map((mode) => {
    const choice = engine.readChoice(mode, STAKE);
    expect(isRefusal(choice), `${engine.key} ${JSON.stringify(mode)}`).toBe(false);
    return engine.mathsOf(choice);
  });
}

/** Levels of the modes whose variance is known. */
function levelsOf(maths: readonly EngineMaths[]): Set<string> {
  return new Set(
    maths.flatMap(({ variance }) => {
      if (variance === null) return [];
      const deviation = Math.sqrt(asNumber(variance));
      return [deviation < 3 ? 'low' : deviation < 6 ? 'medium' : 'high'];
    }),
  );
}

describe.each(ENGINES)('$key', (engine) => {
  const maths = mathsOf(engine);
  it(`declares what enumeration finds: ${engine.rtp.min / 100} to ${engine.rtp.max / 100} %`, () => {
    const found = maths.map(({ rtp }) => basisPointsOf(rtp));
    expect({ min: Math.min(...found), max: Math.max(...found) }).toEqual(engine.rtp);
    expect(edgeOf(engine)).toBe(10_000 - engine.rtp.min);
    expect(maths.every(({ rtp }) => rtp.numerator < rtp.denominator)).toBe(true);
  });
  it('declares the largest payout', () => {
    const most = Math.max(...maths.map(({ payoutMax }) => Math.floor(asNumber(payoutMax) * 100)));
    // Crash has a mode for every multiple up to the last; its largest payout is declared, not enumerated.
    if (engine.kind !== 'crash') expect(most).toBe(engine.payoutMaxHundredths);
  });
  it('declares the volatility of its modes, and that it is chosen where they differ', () => {
    const levels = levelsOf(engine.kind === 'slot' ? maths.slice(0, 1) : maths);
    // Of games of steps only the mean is computed; each has one way to be played.
    if (levels.size > 0) expect(engine.volatility).toBe(levels.size > 1 ? 'chosen' : [...levels][0]);
  });
  it(`returns its exact figure within ${ERRORS_MAX} standard errors over ${ROUNDS} seeded rounds`, () => {
    const [mode = null] = engine.modes();
    const sample = sampleRounds(engine, { mode, rounds: ROUNDS, drawsOf: seeded(engine.key) });
    expect(sample.errors, `${sample.rtp}`).toBeLessThan(ERRORS_MAX);
  });
  it('fails the same bound when every second draw is stuck', () => {
    const [mode = null] = engine.modes();
    const sample = sampleRounds(engine, { mode, rounds: ROUNDS, drawsOf: stuck(engine.key) });
    expect(sample.errors, `${sample.rtp}`).toBeGreaterThan(ERRORS_MAX);
  });
  it('gives the same round for the same seeds, and shows plain data', () => {
    for (const [nonce, mode] of engine.modes().slice(0, 40).entries()) {
      const choice = engine.readChoice(mode, STAKE);
      const round = playOut(engine, choice, seeded('same')(nonce));
      expect(playOut(engine, engine.readChoice(mode, STAKE), seeded('same')(nonce))).toEqual(round);
      expect(JSON.parse(JSON.stringify(round.shown))).toEqual(round.shown);
      expect(round.beatsStake).toBe(round.payout > round.stake);
      expect(round.payout * 100n <= STAKE * BigInt(engine.payoutMaxHundredths)).toBe(true);
    }
  });
  it('has parameters that JSON carries', () => {
    expect(JSON.parse(JSON.stringify(engine.parameters))).toEqual({ ...engine.parameters });
  });
  it.each([
    ['a text', 'red'],
    ['a number', 7],
    ['a list', []],
    ['a list of places', [{ place: 'red' }]],
  ])('refuses %s for a choice', (_title, input) => {
    expect(engine.readChoice(input, STAKE)).toMatchObject({ refused: true, name: 'validation-failed' });
  });
  it('is found by its key', () => expect(engineByKey(engine.key)).toBe(engine));
});

describe('the draws of these runs', () => {
  it.each([0, 1, 9_999])('are those of the published stream, for nonce %i', (nonce) => {
    const seeds = { serverSeed: SEED, clientSeed: 'same', nonce };
    const drawn = ({ nextU32 }: Draws) => Array.from({ length: 40 }, nextU32);
    expect(drawn(nativeDraws(seeds))).toEqual(drawn(fairDraws(seeds)));
  });
});

describe('the registry', () => {
  it('has every key once, in words that a URL carries', () => {
    const keys = ENGINES.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([]);
  });
  it('has no engine of an unknown key', () => expect(engineByKey('roulet')).toBeNull());
});
