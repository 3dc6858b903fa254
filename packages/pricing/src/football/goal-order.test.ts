import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstGoalTimeChances, gridOf, lastGoalChances, nthGoalChances, scoreMatrix } from '../index.ts';

const rate = fc.double({ min: 0.2, max: 4, noNaN: true });
const gridArb = fc
  .record({ home: rate, away: rate, lowScoreCorrection: fc.double({ min: -0.2, max: 0.2, noNaN: true }) })
  .map((rates) => gridOf(scoreMatrix(rates)));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the order of goals', () => {
  it('gives each goal to a side or to nobody, the next one ever less likely', () => {
    fc.assert(
      fc.property(gridArb, (grid) => {
        const first = nthGoalChances(grid, 1);
        const second = nthGoalChances(grid, 2);
        for (const chances of [first, second, lastGoalChances(grid)]) expect(sumOf(chances)).toBeCloseTo(1, 10);
        expect(first[1]).toBeCloseTo(grid.match[0] ?? -1, 10);
        expect(second[1]).toBeGreaterThan(first[1]);
        // The likelier first scorer is the likelier last one: the order of a score's goals is even.
        expect(lastGoalChances(grid)[0]).toBeCloseTo(first[0], 10);
      }),
    );
  });
  it('puts the first goal into an interval, or nowhere', () => {
    fc.assert(
      fc.property(gridArb, fc.constantFrom(5, 10, 15, 30, 45), (grid, every) => {
        const chances = firstGoalTimeChances(grid, every);
        expect(chances).toHaveLength(90 / every + 1);
        expect(sumOf(chances)).toBeCloseTo(1, 10);
        expect(chances.at(-1)).toBeCloseTo(grid.match[0] ?? -1, 10);
      }),
    );
  });
  it('agrees with the halves: no goal by minute 45 is a first half without one', () => {
    fc.assert(
      fc.property(gridArb, (grid) => {
        const [first = 0] = firstGoalTimeChances(grid, 45);
        expect(first).toBeCloseTo(1 - (grid.halves[0][0] ?? 0), 10);
      }),
    );
  });
});
