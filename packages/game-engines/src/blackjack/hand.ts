import { type Card, rankOf } from '../cards.ts';

/** Points of a hand: aces as one in `hard`, and whether there is an ace at all. */
export interface Count {
  readonly hard: number;
  readonly hasAce: boolean;
}

export const EMPTY_HAND: Count = { hard: 0, hasAce: false };

/** One for the ace, ten for tens and pictures. */
export function pointsOf(card: Card): number {
  return Math.min(10, rankOf(card) + 1);
}

export function withValue({ hard, hasAce }: Count, value: number): Count {
  return { hard: hard + value, hasAce: hasAce || value === 1 };
}

export function countOf(cards: readonly Card[]): Count {
  return cards.map(pointsOf).reduce(withValue, EMPTY_HAND);
}

/** The best total: one ace counts eleven where that does not bust. */
export function totalOf({ hard, hasAce }: Count): number {
  return hasAce && hard <= 11 ? hard + 10 : hard;
}

/** 21 with the first two cards. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(countOf(cards)) === 21;
}

/** The dealer stands on every 17, soft ones included. */
export function dealerStands(count: Count): boolean {
  return totalOf(count) >= 17;
}
