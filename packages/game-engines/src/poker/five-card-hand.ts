import { assert } from '@ordago/kernel';
import type { Card } from '../cards.ts';
import { ACE, countOf, highestOf, type PokerHand, type RankBits, runTopOf, suitBitsOf, topOf } from './ranks.ts';

/** Hands of five cards from the weakest to the strongest: their place is the upper part of a strength. */
const HANDS = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const satisfies readonly PokerHand[];

/** Below the place of the hand: five ranks of four bits. */
const PLACE = 2 ** 20;
/** Place of a pair, its rank, three others. */
const PAIR_RANK = 2 ** 12;
const RUNS = Int8Array.from({ length: 2 ** 13 }, (_, bits) => runTopOf(bits, 5) ?? -1);

/** Strength of the best five of five to seven cards: the larger wins, equal ones are level. */
export function fiveCardStrength(cards: readonly Card[]): number {
  assert(cards.length >= 5 && cards.length <= 7, 'a hand is made of five to seven cards');
  const [clubs, diamonds, hearts, spades] = suitBitsOf(cards);
  return strengthOfSuits(clubs, diamonds, hearts, spades);
}

/** The same of cards that are sorted by suit: what counts hands by the million calls this. */
export function strengthOfSuits(clubs: RankBits, diamonds: RankBits, hearts: RankBits, spades: RankBits): number {
  const all = clubs | diamonds | hearts | spades;
  const flush = flushOf(clubs, diamonds, hearts, spades);
  // Five of a suit or five in a row leave no room among seven cards for a full house or four of a kind.
  if (flush !== 0) return strengthOfFlush(flush);
  const run = RUNS[all] as number;
  return run >= 0 ? 4 * PLACE + run : strengthOfAlike(clubs, diamonds, hearts, spades);
}

/** Name of a strength. */
export function fiveCardHandOf(strength: number): PokerHand {
  const hand = HANDS[Math.floor(strength / PLACE)];
  assert(hand, 'a strength is that of a hand');
  return hand;
}

/** The least strength of a pair of a rank: 0 the two, 12 the ace. */
export function leastPairOf(rank: number): number {
  return PLACE + rank * PAIR_RANK;
}

function flushOf(clubs: RankBits, diamonds: RankBits, hearts: RankBits, spades: RankBits): RankBits {
  if (countOf(clubs) >= 5) return clubs;
  if (countOf(diamonds) >= 5) return diamonds;
  if (countOf(hearts) >= 5) return hearts;
  return countOf(spades) >= 5 ? spades : 0;
}

function strengthOfFlush(suit: RankBits): number {
  const run = RUNS[suit] as number;
  if (run === ACE) return 9 * PLACE;
  return run >= 0 ? 8 * PLACE + run : 5 * PLACE + highestOf(suit, 5);
}

/** Strength by cards of equal rank alone. */
function strengthOfAlike(clubs: RankBits, diamonds: RankBits, hearts: RankBits, spades: RankBits): number {
  const all = clubs | diamonds | hearts | spades;
  const twice = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
  if (twice === 0) return highestOf(all, 5);
  const four = clubs & diamonds & hearts & spades;
  if (four !== 0) return 7 * PLACE + topOf(four) * 16 + topOf(all & ~four);
  const thrice = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
  if (thrice !== 0) return strengthOfThree(all, twice, topOf(thrice));
  const pair = topOf(twice);
  const others = twice & ~(1 << pair);
  if (others === 0) return leastPairOf(pair) + highestOf(all & ~twice, 3);
  const pairs = (1 << pair) | (1 << topOf(others));
  return 2 * PLACE + highestOf(pairs, 2) * 16 + topOf(all & ~pairs);
}

/** Three of a rank, with a pair beside them or without. */
function strengthOfThree(all: RankBits, twice: RankBits, three: number): number {
  const pairs = twice & ~(1 << three);
  if (pairs !== 0) return 6 * PLACE + three * 16 + topOf(pairs);
  return 3 * PLACE + three * 256 + highestOf(all & ~(1 << three), 2);
}
