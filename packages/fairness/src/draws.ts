import { assert } from '@ordago/kernel';
import type { Draws } from './stream.ts';

const U32_COUNT = 0x1_0000_0000;
/** Up to here u32 × n stays below 2^53, so that the scaled form is exact and equals the one with floats. */
const SCALED_MAX = 1 << 21;

/**
 * An integer from 0 to n - 1, every one exactly equally likely: draws that fall beyond the last whole multiple of n are
 * thrown away and the next is taken. 1 ≤ n ≤ 2^32. The form our own games use.
 */
export function drawBelow(draws: Draws, n: number): number {
  assert(Number.isInteger(n) && n >= 1 && n <= U32_COUNT, `cannot draw below ${n}`);
  const whole = U32_COUNT - (U32_COUNT % n);
  for (;;) {
    const value = draws.nextU32();
    if (value < whole) return value % n;
  }
}

/**
 * floor(float × n), the form published schemes document (dice floor(float × 10001), roulette floor(float × 37)): one draw,
 * never a second. An outcome's chance differs from 1/n by less than 2^-32. 1 ≤ n ≤ 2^21.
 */
export function drawScaled(draws: Draws, n: number): number {
  assert(Number.isInteger(n) && n >= 1 && n <= SCALED_MAX, `cannot scale a draw to ${n}`);
  return Math.floor((draws.nextU32() * n) / U32_COUNT);
}

/**
 * Fisher–Yates: the items in a random order, every order exactly equally likely. From the front: place i receives the
 * item at i + drawBelow(length - i), and the two change places.
 */
export function shuffle<T>(draws: Draws, items: readonly T[]): T[] {
  const order = [...items];
  for (let i = 0; i < order.length - 1; i += 1) {
    const j = i + drawBelow(draws, order.length - i);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

/**
 * The first `count` of `from` places, without repetition, as published games deal them (mines, keno, cards): draw k is
 * floor(float × places left) and takes that entry out of the list of what is left, one draw each.
 */
export function drawDistinct(draws: Draws, { count, from }: { count: number; from: number }): number[] {
  assert(Number.isInteger(count) && count >= 0 && count <= from, `cannot draw ${count} of ${from}`);
  const left = Array.from({ length: from }, (_, place) => place);
  return Array.from({ length: count }, () => left.splice(drawScaled(draws, left.length), 1)[0] as number);
}

/**
 * The first `count` places of a shuffle of `from`, every hand exactly equally likely: the same draws as `shuffle`, which
 * it stops after `count`. The form for games whose maths counts hands (baccarat, dragon tiger).
 */
export function dealDistinct(draws: Draws, { count, from }: { count: number; from: number }): number[] {
  assert(Number.isInteger(count) && count >= 0 && count <= from, `cannot deal ${count} of ${from}`);
  // Only places that an exchange has touched are written down: eight decks need not be laid out for two cards.
  const touched = new Map<number, number>();
  const at = (place: number) => touched.get(place) ?? place;
  return Array.from({ length: count }, (_, i) => {
    const j = i + drawBelow(draws, from - i);
    const dealt = at(j);
    touched.set(j, at(i));
    return dealt;
  });
}
