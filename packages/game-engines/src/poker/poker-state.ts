import type { Units } from '@ordago/kernel';
import { type Card, cardText } from '../cards.ts';
import type { Shown } from '../engine.ts';
import type { PokerHand } from './ranks.ts';

/** Second bet of a hand: it is what the player decides on. */
export type PokerBet = 'play' | 'call';

export interface PokerState {
  readonly ante: Units;
  readonly player: readonly Card[];
  /** Hidden until the end. */
  readonly dealer: readonly Card[];
  /** Cards that both use; none in three card poker. */
  readonly board: readonly Card[];
  readonly phase: 'decide' | 'played' | 'folded';
}

/** Rules of a game of poker against the dealer. */
export interface PokerRules {
  readonly bet: PokerBet;
  /** The second bet in antes. */
  readonly betAntes: bigint;
  /** Cards of the board that lie open while the player decides. */
  readonly boardOpen: number;
  /** Cards of a full deck that one hand takes. */
  readonly cards: number;
  /** Shares the cards out in the order in which they were drawn. */
  deal(cards: readonly Card[]): Pick<PokerState, 'player' | 'dealer' | 'board'>;
  /** Strength of all the cards that somebody plays with: the larger wins. */
  strengthOf(cards: readonly Card[]): number;
  handOf(strength: number): PokerHand;
  /** The least strength with which the dealer plays. */
  readonly qualifiesFrom: number;
  /** Antes that a won ante brings on top of itself. */
  readonly antePays: Readonly<Partial<Record<PokerHand, number>>>;
  /** Antes that a hand brings whatever the dealer holds, as long as the player did not fold. */
  readonly bonusPays: Readonly<Partial<Record<PokerHand, number>>>;
  /** Decides by the rule behind the declared figures. */
  isPlayed(state: Pick<PokerState, 'player' | 'board'>): boolean;
}

/** The two hands at the end. */
export interface Showdown {
  readonly hand: PokerHand;
  readonly dealerHand: PokerHand;
  readonly isQualified: boolean;
  readonly winner: 'player' | 'dealer' | 'tie';
}

/** Compares the hands. */
export function showdownOf(rules: PokerRules, { player, dealer, board }: PokerState): Showdown {
  const mine = rules.strengthOf([...player, ...board]);
  const theirs = rules.strengthOf([...dealer, ...board]);
  return {
    hand: rules.handOf(mine),
    dealerHand: rules.handOf(theirs),
    isQualified: theirs >= rules.qualifiesFrom,
    winner: mine === theirs ? 'tie' : mine > theirs ? 'player' : 'dealer',
  };
}

/** Shows the table: nothing of the dealer and no more than the open cards of the board before the end. */
export function viewPoker(rules: PokerRules, state: PokerState): Shown {
  const { player, dealer, phase } = state;
  const isOver = phase !== 'decide';
  const board = isOver ? state.board : state.board.slice(0, rules.boardOpen);
  return {
    player: player.map(cardText),
    board: board.map(cardText),
    dealer: isOver ? dealer.map(cardText) : [],
    hand: rules.handOf(rules.strengthOf([...player, ...board])),
    phase,
    actions: isOver ? [] : [rules.bet, 'fold'],
  };
}
