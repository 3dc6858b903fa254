import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Factor, legFactor, odds, product } from './odds.ts';
import { combinationsOf, NAMED_SYSTEMS, nameOfSystem, type SystemShape, systemFactor } from './system.ts';

/** Every combination written out: the definition, at its price. */
function unfolded(legs: number, { sizes, bankers }: SystemShape): number[][] {
  const all = Array.from({ length: 2 ** legs }, (_, set) =>
    Array.from({ length: legs }, (_, leg) => leg).filter((leg) => (set >> leg) % 2 === 1),
  );
  return all.filter((some) => sizes.includes(some.length) && bankers.every((banker) => some.includes(banker)));
}

function isSame(one: Factor, other: Factor): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

const outcomes = fc.record({
  result: fc.constantFrom<0 | 1>(0, 1),
  voidHalves: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  odds: fc.integer({ min: 1_001, max: 20_000 }),
});

const systems = fc.array(outcomes, { minLength: 3, maxLength: 8 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    bankers: fc.subarray(
      legs.map((_, place) => place),
      { maxLength: 1 },
    ),
    sizes: fc.subarray(
      legs.slice(1).map((_, place) => place + 2),
      { minLength: 1 },
    ),
  }),
);

describe('a system', () => {
  it('pays the mean of its combinations, whatever its legs came to', () => {
    fc.assert(
      fc.property(systems, ({ legs, sizes, bankers }) => {
        const factors = legs.map((leg) => legFactor(leg, odds(leg.odds)));
        const combinations = unfolded(legs.length, { sizes, bankers });
        const sum = combinations.reduce<Factor>(
          (total, places) => {
            const one = product(factors.filter((_, place) => places.includes(place)));
            const numerator = total.numerator * one.denominator + one.numerator * total.denominator;
            return { numerator, denominator: total.denominator * one.denominator };
          },
          { numerator: 0n, denominator: 1n },
        );
        const mean = { numerator: sum.numerator, denominator: sum.denominator * BigInt(combinations.length) };
        expect(isSame(systemFactor(factors, { sizes, bankers }), mean)).toBe(true);
        expect(combinationsOf(legs.length, { sizes, bankers })).toBe(combinations.length);
      }),
      { numRuns: 200 },
    );
  });

  it('is an express when its one size is all of its legs', () => {
    const factors = [1_500, 2_000, 3_200].map((price) => legFactor({ result: 1, voidHalves: 0 }, odds(price)));
    expect(isSame(systemFactor(factors, { sizes: [3], bankers: [] }), product(factors))).toBe(true);
  });

  it.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky-15', 15],
    ['super-yankee', 26],
    ['lucky-31', 31],
    ['heinz', 57],
    ['lucky-63', 63],
    ['super-heinz', 120],
    ['goliath', 247],
  ] as const)('%s unfolds into %i bets', (name, count) => {
    const named = NAMED_SYSTEMS.find((one) => one.name === name);
    const shape = { sizes: named?.sizes ?? [], bankers: [] };
    expect(combinationsOf(named?.legs ?? 0, shape)).toBe(count);
    expect(nameOfSystem(named?.legs ?? 0, shape)).toBe(name);
  });

  it('has no name with a banker, nor in another size', () => {
    expect(nameOfSystem(3, { sizes: [2, 3], bankers: [0] })).toBeNull();
    expect(nameOfSystem(4, { sizes: [2], bankers: [] })).toBeNull();
  });
});
