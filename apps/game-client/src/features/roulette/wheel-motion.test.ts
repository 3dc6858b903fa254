import { describe, expect, it } from 'vitest';
import { turnOf } from '../../shared/run-out.ts';
import { BALL_RADIUS, WHEEL_MOTION, type WheelPose } from './wheel-motion.ts';
import { numberAt, POCKET, WHEEL_ORDER } from './wheel-order.ts';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
/** Times of an answer and of the run-out after it, in milliseconds. */
const RUNS = [
  { turnedMs: 0, lastsMs: 5_200, pace: 1 },
  { turnedMs: 180, lastsMs: 5_020, pace: 1 },
  { turnedMs: 2_600, lastsMs: 2_600, pace: 1 },
  { turnedMs: 9_000, lastsMs: 2_600, pace: 1 },
  { turnedMs: 150, lastsMs: 2_050, pace: 5_200 / 2_200 },
];

function runTo(stop: number, run: (typeof RUNS)[number], before: number | null = 26) {
  const from = WHEEL_MOTION.turn(WHEEL_MOTION.rest(before), run.turnedMs, run.pace);
  return { from, at: WHEEL_MOTION.stopAt({ ...run, from, stop }) };
}

describe('the European wheel', () => {
  it('has its 37 pockets in order, red beside black', () => {
    expect(WHEEL_ORDER.slice(0, 6)).toEqual([0, 32, 15, 19, 4, 21]);
    expect([...WHEEL_ORDER].sort((one, other) => one - other)).toEqual(NUMBERS);
  });

  it.each(NUMBERS)('stops with the ball in the pocket of %i, on top', (number) => {
    for (const run of RUNS) {
      for (const before of [null, 0, 17, number]) {
        const end: WheelPose = runTo(number, run, before).at(run.lastsMs);
        expect(numberAt(end.ball)).toBe(number);
        expect(Math.abs(turnOf(end.ball + end.rotor + 180) - 180)).toBeLessThan(POCKET / 100);
        expect(end.radius).toBe(BALL_RADIUS.pocket);
      }
    }
    expect(numberAt(WHEEL_MOTION.rest(number).ball)).toBe(number);
  });

  it.each(RUNS)('runs out without a jump, and never turns back, after %j', (run) => {
    for (const number of NUMBERS) {
      const { from, at } = runTo(number, run);
      expect(at(0).rotor).toBeCloseTo(from.rotor);
      expect(at(0).ball).toBeCloseTo(from.ball);
      const poses = Array.from({ length: 105 }, (_, step) => at((run.lastsMs * step) / 104));
      const moves = poses.slice(1).map((pose, step) => ({
        rotor: pose.rotor - (poses[step]?.rotor ?? 0),
        ball: (poses[step]?.ball ?? 0) - pose.ball,
      }));
      expect(Math.min(...moves.map(({ rotor }) => rotor))).toBeGreaterThan(-1e-9);
      expect(Math.min(...moves.map(({ ball }) => ball))).toBeGreaterThan(-1e-9);
      expect(Math.max(...moves.map(({ ball }) => ball))).toBeLessThan(50);
    }
  });
});
