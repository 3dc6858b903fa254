import { goneAfter, travelTo } from '../../shared/run-out.ts';
import type { SpinMotion, SpinRun } from '../../shared/use-spin.ts';
import { pocketAt } from './wheel-order.ts';

/** Position of wheel and ball. */
export interface WheelPose {
  /** Degrees by which the wheel is turned, clockwise. */
  readonly rotor: number;
  /** Direction of the ball seen from the wheel, in degrees clockwise from zero's pocket. */
  readonly ball: number;
  /** Distance of the ball from the axle. */
  readonly radius: number;
}

/** Distances of the ball from the axle, of 206 to the outer edge: on the track, and in a pocket. */
export const BALL_RADIUS = { track: 168, pocket: 104 };

/** Degrees a millisecond: the wheel clockwise, the ball the other way. */
const ROTOR_SPEED = 0.11;
const BALL_SPEED = 0.42;
/** Time in which the wheel gets its speed, in milliseconds. */
const START_MS = 500;
/** Part of the run-out after which the ball lies in its pocket and goes with the wheel. */
const CAUGHT = 0.84;
/** Falls and bounces of the ball: part of the run-out, and its distance from the axle then. */
const FALL: readonly (readonly [part: number, radius: number])[] = [
  [0, BALL_RADIUS.track],
  [0.46, BALL_RADIUS.track],
  [0.62, 122],
  [0.67, 136],
  [0.73, BALL_RADIUS.pocket],
  [0.77, 117],
  [0.81, BALL_RADIUS.pocket],
  [0.83, 108],
  [CAUGHT, BALL_RADIUS.pocket],
  [1, BALL_RADIUS.pocket],
];

/** The wheel stops with the result on top, the ball in its pocket; before the first spin the ball waits on the track. */
export const WHEEL_MOTION: SpinMotion<WheelPose, number> = {
  rest: (number) =>
    number === null
      ? { rotor: 0, ball: 38, radius: BALL_RADIUS.track }
      : { rotor: -pocketAt(number), ball: pocketAt(number), radius: BALL_RADIUS.pocket },
  turn: (from, ms, pace) => {
    const rotor = ROTOR_SPEED * pace * (ms < START_MS ? (ms * ms) / (2 * START_MS) : ms - START_MS / 2);
    return {
      rotor: from.rotor + rotor,
      ball: from.ball - rotor - BALL_SPEED * pace * ms,
      radius: BALL_RADIUS.track,
    };
  },
  stopAt: wheelStop,
};

function wheelStop({ from, stop, turnedMs, lastsMs, pace }: SpinRun<WheelPose, number>) {
  const at = pocketAt(stop);
  const speed = ROTOR_SPEED * pace * Math.min(1, turnedMs / START_MS);
  const turn = { speed, lastsMs, travel: travelTo({ from: from.rotor, to: -at, speed, lastsMs }) };
  const back = { speed: speed + BALL_SPEED * pace, lastsMs: lastsMs * CAUGHT };
  // The ball runs against the wheel: its way is measured backwards.
  const ball = { ...back, travel: travelTo({ from: -from.ball, to: -at, ...back }) };
  return (ms: number): WheelPose => ({
    rotor: from.rotor + goneAfter(turn, ms),
    ball: from.ball - goneAfter(ball, ms),
    radius: radiusAt(ms / lastsMs),
  });
}

/** Falls get faster, rises get slower, as under a weight. */
function radiusAt(part: number): number {
  const next = FALL.findIndex(([at]) => at >= part);
  const [from, start] = FALL[next - 1] ?? [0, BALL_RADIUS.track];
  const [to, end] = FALL[next] ?? [1, BALL_RADIUS.pocket];
  if (to === from || next === 0) return end;
  const share = Math.min(1, (part - from) / (to - from));
  return start + (end - start) * (end < start ? share * share : 1 - (1 - share) ** 2);
}
