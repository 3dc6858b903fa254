import { assert, type Factor } from '@ordago/kernel';

/** A fraction in lowest terms. The denominator is positive. */
export function reduced(numerator: bigint, denominator: bigint): Factor {
  assert(denominator > 0n && numerator >= 0n, 'a fraction of our games is not negative');
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Basis points of a fraction, to the nearest one: what a catalogue shows as RTP, 97.30 % for a wheel of 37 numbers. */
export function basisPointsOf({ numerator, denominator }: Factor): number {
  return Number((numerator * 20_000n + denominator) / (denominator * 2n));
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y > 0n) [x, y] = [y, x % y];
  return x > 0n ? x : 1n;
}
