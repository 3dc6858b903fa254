/** A seeded source of choices: the same seed makes the same run. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** True in `share` of a hundred cases. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** A small generator (xorshift, 32 bits): even enough to choose test cases, and exactly repeatable. */
export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) | 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  return { below, pick, percent: (share) => below(100) < share };
}
