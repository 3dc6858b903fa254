import { drawBelow } from '@ordago/fairness';
import { assert, type Factor, formatAmount, isRefusal, payoutOf, refuse, type Units } from '@ordago/kernel';
import { CARDS } from '../cards.ts';
import type { Round, SteppedEngine } from '../engine.ts';
import { EVENS, NOTHING, STAKE_BACK } from '../law.ts';
import { readFields, readWord } from '../reading.ts';
import { countOf, isBlackjack, pointsOf, totalOf } from './hand.ts';
import {
  actBlackjack,
  allowedActions,
  BLACKJACK_ACTIONS,
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackState,
  dealBlackjack,
  openHand,
  viewBlackjack,
} from './state.ts';
import { bestAction, exactBlackjackRtp } from './strategy.ts';

/** Nothing can be chosen: a stake is enough. */
export type BlackjackChoice = Readonly<Record<string, never>>;

export interface BlackjackMove {
  readonly action: BlackjackAction;
}

/** More than two hands and a dealer can ever take: 21 aces each, and 17. */
const CARDS_DRAWN = 64;
const NATURAL: Factor = { numerator: 5n, denominator: 2n };
/** A won insurance returns three times what lies on it. */
const INSURED: Factor = { numerator: 3n, denominator: 1n };

/**
 * Blackjack from an unlimited number of decks: every card is any of the 52 with equal chance. The dealer checks for
 * blackjack and stands on all 17; blackjack pays 3 to 2; any two first cards may be doubled, also after a split; one split
 * of two cards of equal value, aces with one card each; insurance for half the stake against an ace, 2 to 1.
 */
export const BLACKJACK: SteppedEngine<BlackjackChoice, BlackjackState, BlackjackMove> = {
  key: 'blackjack',
  kind: 'blackjack',
  form: 'stepped',
  rtp: { min: 9_949, max: 9_949 },
  volatility: 'low',
  payoutMaxHundredths: 800,
  source: 'seeds',
  parameters: {
    decks: 'unlimited',
    dealerStands: 'all-17',
    naturalPays: '3:2',
    insurancePays: '2:1',
    splits: 1,
    doubleAfterSplit: true,
    actions: BLACKJACK_ACTIONS,
  },
  readChoice(input) {
    const fields = readFields(input ?? {}, 'choice');
    return isRefusal(fields) ? fields : {};
  },
  start(stake, _choice, draws) {
    assert(stake > 0n, 'a round takes a stake');
    return dealBlackjack(
      stake,
      Array.from({ length: CARDS_DRAWN }, () => drawBelow(draws, CARDS)),
    );
  },
  readMove(input, state) {
    const fields = readFields(input, 'move');
    if (isRefusal(fields)) return fields;
    const action = readWord(fields.action, { field: 'action', among: BLACKJACK_ACTIONS });
    if (isRefusal(action)) return action;
    return allowedActions(state).includes(action) ? { action } : refuse('round-action-invalid');
  },
  costOf(state, { action }) {
    if (action === 'insure') return state.stake / 2n;
    return action === 'double' || action === 'split' ? state.stake : 0n;
  },
  move: (state, { action }) => actBlackjack(state, action),
  roundOf: blackjackRound,
  view: viewBlackjack,
  advise(state) {
    if (state.phase === 'insurance') return { action: 'decline' };
    const hand = openHand(state);
    if (state.phase === 'ended' || hand === undefined) return null;
    return { action: bestAction(decisionOf(state, hand)) };
  },
  mathsOf: () => ({
    rtp: exactBlackjackRtp(),
    variance: null,
    payoutMax: { numerator: 8n, denominator: 1n },
  }),
  modes: () => [{}],
};

function decisionOf(state: BlackjackState, hand: BlackjackHand) {
  const actions = allowedActions(state);
  return {
    count: countOf(hand.cards),
    canDouble: actions.includes('double'),
    pairOf: actions.includes('split') ? pointsOf(hand.cards[0] ?? 0) : null,
    up: pointsOf(state.dealer[0] ?? 0),
  };
}

function blackjackRound(state: BlackjackState): Round | null {
  if (state.phase !== 'ended') return null;
  const paid = state.hands.map((hand) => payoutOf(hand.stake, [returnOf(state, hand)], 1n));
  const insured = isBlackjack(state.dealer) ? payoutOf(state.insurance, [INSURED], 1n) : 0n;
  const stake = state.hands.reduce((sum, hand) => sum + hand.stake, state.insurance);
  const payout = paid.reduce((sum, part) => sum + part, insured);
  const view = viewBlackjack(state);
  const amounts = { stakes: texts(state.hands.map((hand) => hand.stake)), payouts: texts(paid) };
  const insurance = { stake: formatAmount(state.insurance), payout: formatAmount(insured) };
  return { stake, payout, beatsStake: payout > stake, shown: { ...view, ...amounts, insurance } };
}

/** Return of a hand over its own stake. */
function returnOf({ hands, dealer }: BlackjackState, { cards }: BlackjackHand): Factor {
  const isNatural = hands.length === 1 && isBlackjack(cards);
  if (isBlackjack(dealer)) return isNatural ? STAKE_BACK : NOTHING;
  if (isNatural) return NATURAL;
  const mine = totalOf(countOf(cards));
  const theirs = totalOf(countOf(dealer));
  if (mine > 21) return NOTHING;
  if (theirs > 21 || mine > theirs) return EVENS;
  return mine === theirs ? STAKE_BACK : NOTHING;
}

function texts(amounts: readonly Units[]): string[] {
  return amounts.map((units) => formatAmount(units));
}
