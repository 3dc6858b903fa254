import { type Card, suitOf } from '../cards.ts';
import { reduced } from '../fraction.ts';
import { isCalled } from './call-rule.ts';
import { fiveCardHandOf, fiveCardStrength, leastPairOf } from './five-card-hand.ts';
import { type PokerEngine, pokerEngine } from './poker-engine.ts';
import type { PokerRules } from './poker-state.ts';
import { pokerRankOf } from './ranks.ts';

const FOUR = 2;

export const HOLDEM_RULES: PokerRules = {
  bet: 'call',
  betAntes: 2n,
  boardOpen: 3,
  cards: 9,
  deal: ([a = 0, b = 0, c = 0, d = 0, ...board]) => ({ player: [a, c], dealer: [b, d], board }),
  strengthOf: fiveCardStrength,
  handOf: fiveCardHandOf,
  qualifiesFrom: leastPairOf(FOUR),
  antePays: { flush: 2, 'full-house': 3, 'four-of-a-kind': 10, 'straight-flush': 20, 'royal-flush': 100 },
  bonusPays: {},
  isPlayed({ player, board }) {
    const flop = board.slice(0, 3);
    return isCalled({ own: ranksOf(player), board: ranksOf(flop), suited: suitedOf([...player, ...flop]) });
  },
};

/** Antes paid and staked over all 27,813,810,024,000 deals by that rule, as `countCasinoHoldem` of the tests counts them. */
const TOTALS = { paid: 73_399_372_927_952n, staked: 74_231_597_531_520n };

/**
 * Casino hold'em: two cards each and five that both use, from one deck. The player sees the first three of the five, then
 * calls with two antes or folds. The dealer plays with a pair of fours or better, else the ante is paid and the call
 * returned. A won ante pays evenly up to a straight, more from a flush on.
 */
export const CASINO_HOLDEM: PokerEngine = pokerEngine(
  {
    key: 'casino-holdem',
    kind: 'casino-holdem',
    rtp: { min: 9_888, max: 9_888 },
    volatility: 'low',
    payoutMaxHundredths: 10_500,
    maths: {
      rtp: reduced(TOTALS.paid, TOTALS.staked),
      variance: null,
      payoutMax: { numerator: 105n, denominator: 1n },
    },
  },
  HOLDEM_RULES,
);

function ranksOf(cards: readonly Card[]): number {
  return cards.reduce((bits, card) => bits | (1 << pokerRankOf(card)), 0);
}

function suitedOf(cards: readonly Card[]): number {
  return Math.max(...[0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length));
}
