/** Numbers of chance that are the same on every run with the same seed. */
export interface Draw {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** True in so many of a hundred cases. */
  often(percent: number): boolean;
  of<T>(items: readonly T[]): T;
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, often: (percent) => next() * 100 < percent, of: (items) => items[below(items.length)] as never };
}
