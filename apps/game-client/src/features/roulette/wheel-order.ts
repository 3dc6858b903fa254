import { turnOf } from '../../shared/run-out.ts';

/** Numbers of the European wheel in their order around it, clockwise from zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** Degrees from one pocket to the next. */
export const POCKET = 360 / WHEEL_ORDER.length;

/** Direction of a pocket on the wheel, in degrees clockwise from zero. */
export function pocketAt(number: number): number {
  return WHEEL_ORDER.indexOf(number) * POCKET;
}

/** Number whose pocket lies in a direction of the wheel. */
export function numberAt(degrees: number): number {
  return WHEEL_ORDER[Math.round(turnOf(degrees) / POCKET) % WHEEL_ORDER.length] ?? 0;
}
