/** One bit per game of the catalogue, by row. */
export type Bitset = Uint32Array;

export function emptyBits(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBits(size: number): Bitset {
  const bits = emptyBits(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

export function setBit(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function hasBit(bits: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Keeps in `bits` what is also in `other`. */
export function intersect(bits: Bitset, other: Bitset): void {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
}

/** Adds to `bits` what is in `other`. */
export function unite(bits: Bitset, other: Bitset): void {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
}

/** Takes out of `bits` what is in `other`. */
export function subtract(bits: Bitset, other: Bitset): void {
  for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) & ~(other[i] ?? 0);
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += (((word + (word >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
  }
  return count;
}
