import { engineByKey } from '@ordago/game-engines';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../../shared/run-out.ts';
import { SEGMENTS, SLICE, SLICE_MOTION, SLICES, sliceUnder } from './slices.ts';

/** Times of an answer and of the run-out after it, in milliseconds. */
const RUNS = [
  { turnedMs: 120, lastsMs: 5_480, pace: 1 },
  { turnedMs: 7_000, lastsMs: 2_800, pace: 1 },
  { turnedMs: 120, lastsMs: 1_880, pace: 2.8 },
];

describe('the money wheel', () => {
  it('has the fifty slices that the engine draws from', () => {
    expect(SLICES).toHaveLength(50);
    const counts = Object.fromEntries(SEGMENTS.map(({ segment, count }) => [segment, count]));
    expect(engineByKey('money-wheel')?.parameters).toMatchObject({ segments: counts });
    for (const { segment, count } of SEGMENTS) expect(SLICES.filter((one) => one === segment)).toHaveLength(count);
  });

  it.each(SLICES.map((segment, at) => ({ segment, at })))(
    'has slice $at under the pointer when it is turned there',
    ({ segment, at }) => {
      for (const off of [-0.49, 0, 0.49]) expect(sliceUnder(-(at + off) * SLICE)).toBe(segment);
    },
  );

  it.each(SEGMENTS)(
    'stops with $segment under the pointer, wherever it was and whenever the answer came',
    ({ segment }) => {
      for (const run of RUNS) {
        for (const before of SLICES.keys()) {
          const from = SLICE_MOTION.turn(-before * SLICE, run.turnedMs, run.pace);
          const at = SLICE_MOTION.stopAt({ ...run, from, stop: segment });
          const end = at(run.lastsMs);
          expect(sliceUnder(end)).toBe(segment);
          const offMiddle = Math.abs(((turnOf(-end) + SLICE / 2) % SLICE) - SLICE / 2);
          expect(offMiddle).toBeLessThan(SLICE * 0.31);
          expect(at(0)).toBeCloseTo(from);
          const turns = Array.from({ length: 100 }, (_, step) => at((run.lastsMs * step) / 99));
          expect(turns).toEqual([...turns].sort((one, other) => one - other));
        }
      }
      expect(sliceUnder(SLICE_MOTION.rest(segment))).toBe(segment);
    },
  );
});
