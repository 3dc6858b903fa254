import { assert, type Units } from '@ordago/kernel';
import { type Card, cardText } from '../cards.ts';
import type { Shown } from '../engine.ts';
import { countOf, dealerStands, isBlackjack, pointsOf, totalOf } from './hand.ts';

export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number];

export interface BlackjackHand {
  readonly cards: readonly Card[];
  readonly stake: Units;
  readonly isOpen: boolean;
}

export interface BlackjackState {
  /** The first stake; hands bear their own. */
  readonly stake: Units;
  /** Cards still to come, drawn at the start. Never shown. */
  readonly coming: readonly Card[];
  /** The upcard, the hole card (hidden until the end), then what the dealer draws. */
  readonly dealer: readonly Card[];
  readonly hands: readonly BlackjackHand[];
  /** Stake on the insurance. */
  readonly insurance: Units;
  readonly phase: 'insurance' | 'play' | 'ended';
}

/** Deals player, dealer, player, dealer. An ace offers insurance; otherwise a blackjack of either ends the round. */
export function dealBlackjack(stake: Units, [first = 0, up = 0, second = 0, hole = 0, ...coming]: readonly Card[]) {
  const hands = [{ cards: [first, second], stake, isOpen: true }];
  const dealt: BlackjackState = { stake, coming, dealer: [up, hole], hands, insurance: 0n, phase: 'insurance' };
  return pointsOf(up) === 1 ? dealt : peek(dealt);
}

/** Returns the actions allowed now, by the strategy's names. */
export function allowedActions(state: BlackjackState): BlackjackAction[] {
  // Half of a single ledger unit is nothing: such a stake cannot be insured.
  if (state.phase === 'insurance') return state.stake > 1n ? ['insure', 'decline'] : ['decline'];
  const hand = openHand(state);
  if (state.phase === 'ended' || hand === undefined) return [];
  const actions: BlackjackAction[] = ['hit', 'stand'];
  if (hand.cards.length === 2) actions.push('double');
  if (isSplittable(state, hand)) actions.push('split');
  return actions;
}

/** Makes an allowed move. */
export function actBlackjack(state: BlackjackState, action: BlackjackAction): BlackjackState {
  assert(allowedActions(state).includes(action), `${action} does not fit the round`);
  switch (action) {
    case 'insure':
      return peek({ ...state, insurance: state.stake / 2n });
    case 'decline':
      return peek(state);
    case 'split':
      return split(state);
    case 'stand':
      return close(state, (hand) => hand);
    case 'hit': {
      const hit = drawTo(state);
      const total = totalOf(countOf(openHand(hit)?.cards ?? []));
      return total >= 21 ? close(hit, (hand) => hand) : hit;
    }
    case 'double':
      return close(drawTo(state), (hand) => ({ ...hand, stake: hand.stake * 2n }));
  }
}

export function openHand({ hands }: BlackjackState): BlackjackHand | undefined {
  return hands.find(({ isOpen }) => isOpen);
}

/** Shows the table, without the hole card before the end. */
export function viewBlackjack(state: BlackjackState): Shown {
  const dealer = state.phase === 'ended' ? state.dealer : state.dealer.slice(0, 1);
  return {
    dealer: dealer.map(cardText),
    dealerTotal: totalOf(countOf(dealer)),
    hands: state.hands.map(({ cards, isOpen }) => ({
      cards: cards.map(cardText),
      total: totalOf(countOf(cards)),
      isOpen: isOpen && state.phase === 'play',
    })),
    phase: state.phase,
    actions: allowedActions(state),
  };
}

/** The dealer checks the hole card: a blackjack of either side ends the round. */
function peek(state: BlackjackState): BlackjackState {
  const isOver = isBlackjack(state.dealer) || isBlackjack(state.hands[0]?.cards ?? []);
  return { ...state, phase: isOver ? 'ended' : 'play' };
}

/** Two cards of one value, once a round. */
function isSplittable({ hands }: BlackjackState, { cards }: BlackjackHand): boolean {
  const [one = 0, other = 0] = cards;
  return hands.length === 1 && cards.length === 2 && pointsOf(one) === pointsOf(other);
}

/** Both cards become hands of their own with one card more; split aces are over with it, and so is a 21. */
function split(state: BlackjackState): BlackjackState {
  const [one = 0, other = 0] = state.hands[0]?.cards ?? [];
  const [third = 0, fourth = 0, ...coming] = state.coming;
  const hands = [
    [one, third],
    [other, fourth],
  ].map((cards) => ({ cards, stake: state.stake, isOpen: pointsOf(one) !== 1 && totalOf(countOf(cards)) < 21 }));
  return finish({ ...state, coming, hands });
}

function drawTo(state: BlackjackState): BlackjackState {
  const [card = 0, ...coming] = state.coming;
  const open = openHand(state);
  return { ...state, coming, hands: replace(state, open, (hand) => ({ ...hand, cards: [...hand.cards, card] })) };
}

function close(state: BlackjackState, change: (hand: BlackjackHand) => BlackjackHand): BlackjackState {
  const open = openHand(state);
  return finish({ ...state, hands: replace(state, open, (hand) => ({ ...change(hand), isOpen: false })) });
}

function replace(
  { hands }: BlackjackState,
  which: BlackjackHand | undefined,
  change: (hand: BlackjackHand) => BlackjackHand,
): BlackjackHand[] {
  return hands.map((hand) => (hand === which ? change(hand) : hand));
}

/** Once no hand is open the dealer draws, unless every hand is bust. */
function finish(state: BlackjackState): BlackjackState {
  if (openHand(state) !== undefined) return state;
  const isDrawn = state.hands.some(({ cards }) => totalOf(countOf(cards)) <= 21);
  let dealer = state.dealer;
  let coming = state.coming;
  while (isDrawn && !dealerStands(countOf(dealer))) {
    const [card = 0, ...rest] = coming;
    dealer = [...dealer, card];
    coming = rest;
  }
  return { ...state, dealer, coming, phase: 'ended' };
}
