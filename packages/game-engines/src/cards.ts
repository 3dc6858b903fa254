/** A card of a deck: 0 to 51, suit by suit, each from the ace to the king. */
export type Card = number;

export const CARDS = 52;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['c', 'd', 'h', 's'];

/** 0 the ace, 1 the two, … 12 the king. */
export function rankOf(card: Card): number {
  return card % 13;
}

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export function suitOf(card: Card): number {
  return Math.floor(card / 13) % 4;
}

/** Two characters, as card players write them: `As`, `Th`. */
export function cardText(card: Card): string {
  return `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
}
