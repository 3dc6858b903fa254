/** One bit per game of the catalogue, by row. */
export type Bitset = Uint32Array;

/** A set for rows from 0 to `size` - 1, without any. */
export function emptyBits(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

/** A set of all rows from 0 to `size` - 1. */
export function fullBits(size: number): Bitset {
  const bits = emptyBits(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

/** Puts a row into the set; the row has to be below its size. */
export function setBit(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** True when the row is in the set; false for a row beyond its size. */
export function hasBit(bits: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Keeps in `bits` what is also in any of the others; nothing where there is no other. */
export function intersectAny(bits: Bitset, others: readonly Bitset[]): void {
  for (let i = 0; i < bits.length; i += 1) {
    // As a signed word, so that it stays a small number; each filter empties more words, and those need no further
    // read.
    const word = (bits[i] ?? 0) | 0;
    if (word === 0) continue;
    let any = 0;
    for (let at = 0; at < others.length; at += 1) any |= others[at]?.[i] ?? 0;
    bits[i] = word & any;
  }
}

/** Takes out of `bits` what is in `other`. */
export function subtract(bits: Bitset, other: Bitset): void {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) & ~(other[i] ?? 0);
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) count += countWord(bits[i] ?? 0);
  return count;
}

/** The rows whose bits are set, in ascending order, without the first `skip` of them; `wanted` of them at most. */
export function rowsAt(bits: Bitset, skip: number, wanted: number): number[] {
  const rows: number[] = [];
  let ahead = skip;
  for (let i = 0; i < bits.length && rows.length < wanted; i += 1) {
    let word = bits[i] ?? 0;
    if (word === 0) continue;
    if (ahead > 0) {
      const inWord = countWord(word);
      if (inWord <= ahead) {
        ahead -= inWord;
        continue;
      }
      for (; ahead > 0; ahead -= 1) word &= word - 1;
    }
    for (; word !== 0 && rows.length < wanted; word &= word - 1) rows.push(i * 32 + lowestBit(word));
  }
  return rows;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
