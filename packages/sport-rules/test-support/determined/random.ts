/** Numbers that follow from a seed alone. */
export interface Random {
  /** An integer from 0 to below `count`. */
  readonly below: (count: number) => number;
  /** True in one of `times` cases. */
  readonly oneIn: (times: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Makes the numbers of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
  };
}
