import { type Card, rankOf, suitOf } from '../cards.ts';

/** Hands by name. Which beats which depends on the number of cards: of three, a straight is rarer than a flush. */
export type PokerHand =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush';

/** Ranks of the cards of one suit as bits: bit 0 is the two, bit 12 the ace. */
export type RankBits = number;
export type SuitBits = readonly [clubs: RankBits, diamonds: RankBits, hearts: RankBits, spades: RankBits];

export const ACE = 12;
const RANKS = 13;
const SETS = 2 ** RANKS;

/** 0 the two, … 11 the king, 12 the ace. */
export function pokerRankOf(card: Card): number {
  return (rankOf(card) + ACE) % RANKS;
}

/** Sorts cards by suit. */
export function suitBitsOf(cards: readonly Card[]): SuitBits {
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOf(card);
    suits[suit] = (suits[suit] ?? 0) | (1 << pokerRankOf(card));
  }
  return suits;
}

const COUNTS = Uint8Array.from({ length: SETS }, (_, bits) => countBits(bits));
const HIGHEST = Uint32Array.from({ length: SETS }, (_, bits) => packHighest(bits));

/** Number of ranks in a set. */
export function countOf(bits: RankBits): number {
  return COUNTS[bits] as number;
}

/** The `count` highest ranks of a set, 0 to 5, four bits each: of two sets of as many ranks, the larger number wins. */
export function highestOf(bits: RankBits, count: number): number {
  return (HIGHEST[bits] as number) >>> (4 * (5 - count));
}

/** The highest rank of a set. */
export function topOf(bits: RankBits): number {
  return highestOf(bits, 1);
}

/** Upper end of the highest run of `length` ranks, the ace below the two as well; null where there is none. */
export function runTopOf(bits: RankBits, length: number): number | null {
  const run = 2 ** length - 1;
  for (let low = RANKS - length; low >= 0; low -= 1) if (((bits >> low) & run) === run) return low + length - 1;
  const wheel = (1 << ACE) | (run >> 1);
  return (bits & wheel) === wheel ? length - 2 : null;
}

function countBits(bits: RankBits): number {
  return Array.from({ length: RANKS }, (_, rank) => (bits >> rank) & 1).reduce((sum, bit) => sum + bit, 0);
}

function packHighest(bits: RankBits): number {
  const ranks = Array.from({ length: RANKS }, (_, below) => ACE - below).filter((rank) => (bits >> rank) & 1);
  return Array.from({ length: 5 }, (_, place) => ranks[place] ?? 0).reduce((packed, rank) => packed * 16 + rank, 0);
}
