import { goneAfter, travelTo, turnOf } from '../../shared/run-out.ts';
import type { SpinMotion } from '../../shared/use-spin.ts';

export type Segment = 'one' | 'three' | 'five' | 'eleven' | 'coin';

/** The wheel's kinds of segment, how many there are of each, and their colours. */
export const SEGMENTS: readonly { readonly segment: Segment; readonly count: number; readonly colour: string }[] = [
  { segment: 'one', count: 24, colour: 'var(--slice-one)' },
  { segment: 'three', count: 12, colour: 'var(--slice-three)' },
  { segment: 'five', count: 8, colour: 'var(--slice-five)' },
  { segment: 'eleven', count: 4, colour: 'var(--slice-eleven)' },
  { segment: 'coin', count: 2, colour: 'var(--slice-coin)' },
];

/** The segments in their order on the wheel, clockwise from the top: each kind spread evenly. */
export const SLICES: readonly Segment[] = SEGMENTS.flatMap(({ segment, count }) =>
  Array.from({ length: count }, (_, at) => ({ segment, at: (at + 0.5 + count / 97) / count })),
)
  .sort((one, other) => one.at - other.at)
  .map(({ segment }) => segment);

/** Degrees of a slice. */
export const SLICE = 360 / SLICES.length;

/** Degrees a millisecond at plain speed. */
const SPEED = 0.26;
const START_MS = 400;
/** Stops lie this far from the middle of their slice at the most, in parts of it: never on a pin. */
const OFF_MIDDLE = 0.3;

/** Slice under the pointer of a wheel that is turned by some degrees, clockwise. */
export function sliceUnder(degrees: number): Segment {
  return SLICES[Math.round(turnOf(-degrees) / SLICE) % SLICES.length] ?? 'one';
}

/** Degrees by which the wheel is turned: the pointer stands at the top, the first slice below it at 0. */
export const SLICE_MOTION: SpinMotion<number, Segment> = {
  rest: (segment) => (segment === null ? 0 : -SLICES.indexOf(segment) * SLICE),
  turn: (from, ms, pace) => from + SPEED * pace * (ms < START_MS ? (ms * ms) / (2 * START_MS) : ms - START_MS / 2),
  stopAt: ({ from, stop, turnedMs, lastsMs, pace }) => {
    const speed = SPEED * pace * Math.min(1, turnedMs / START_MS);
    const even = (speed * lastsMs) / 2;
    // Of the slices of a kind the one that an even run-out comes nearest to: no slice is sought.
    const travels = SLICES.flatMap((segment, at) =>
      segment === stop ? [travelTo({ from, to: -at * SLICE + offMiddle(from, at), speed, lastsMs })] : [],
    );
    const travel = travels.reduce((best, one) => (Math.abs(one - even) < Math.abs(best - even) ? one : best));
    return (ms) => from + goneAfter({ speed, travel, lastsMs }, ms);
  },
};

/** Where in its slice a stop lies: differs from turn to turn, and says nothing. */
function offMiddle(from: number, at: number): number {
  return (((turnOf(from) * 7 + at * 13) % 100) / 50 - 1) * OFF_MIDDLE * SLICE;
}
