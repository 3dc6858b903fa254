import { assert } from '@ordago/kernel';
import type { Card } from '../cards.ts';
import { countOf, highestOf, type PokerHand, runTopOf, suitBitsOf, topOf } from './ranks.ts';

/** Hands of three cards from the weakest to the strongest: their place is the upper part of a strength. */
const HANDS = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const satisfies readonly PokerHand[];

/** Below the place of the hand: three ranks of four bits. */
const PLACE = 2 ** 12;

/** Strength of three cards: the larger wins, equal ones are level. */
export function threeCardStrength(cards: readonly Card[]): number {
  assert(cards.length === 3, 'a hand is made of three cards');
  const suits = suitBitsOf(cards);
  const all = suits.reduce((sum, suit) => sum | suit, 0);
  if (countOf(all) === 1) return 4 * PLACE + topOf(all);
  // Of a pair, two suits name its rank and one names the other card's.
  if (countOf(all) === 2)
    return strengthOfPair(
      all,
      suits.reduce((odd, suit) => odd ^ suit, 0),
    );
  const run = runTopOf(all, 3);
  const isFlush = suits.includes(all);
  if (run !== null) return (isFlush ? 5 : 3) * PLACE + run;
  return (isFlush ? 2 : 0) * PLACE + highestOf(all, 3);
}

/** Name of a strength. */
export function threeCardHandOf(strength: number): PokerHand {
  const hand = HANDS[Math.floor(strength / PLACE)];
  assert(hand, 'a strength is that of a hand');
  return hand;
}

/** Strength of three different ranks that are nothing else: 0 the two, 12 the ace, the highest first. */
export function highCardStrength([high, middle, low]: readonly [high: number, middle: number, low: number]): number {
  return high * 256 + middle * 16 + low;
}

function strengthOfPair(all: number, single: number): number {
  return PLACE + topOf(all & ~single) * 16 + topOf(single);
}
