/** Draws the next number in [0, 1). */
export type Random = () => number;

/** FNV-1a over UTF-16 code units, 32 bits. For pictures and addresses, never for anything that must be secret. */
export function hash32(text: string, basis = 2166136261): number {
  let value = basis;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash32(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list. */
export function pickFrom<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
