import { reduced } from '../fraction.ts';
import { type PokerEngine, pokerEngine } from './poker-engine.ts';
import type { PokerRules } from './poker-state.ts';
import { highCardStrength, threeCardHandOf, threeCardStrength } from './three-card-hand.ts';

const FOUR = 2;
const SIX = 4;
const QUEEN = 10;

/** Queen, three, two: the lowest hand with a queen. */
const QUALIFIES_FROM = highCardStrength([QUEEN, 1, 0]);
/** Queen, six, four: the lowest hand that gains by the second bet. */
const PLAYED_FROM = highCardStrength([QUEEN, SIX, FOUR]);

export const THREE_CARD_RULES: PokerRules = {
  bet: 'play',
  betAntes: 1n,
  boardOpen: 0,
  cards: 6,
  deal: ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => ({ player: [a, c, e], dealer: [b, d, f], board: [] }),
  strengthOf: threeCardStrength,
  handOf: threeCardHandOf,
  qualifiesFrom: QUALIFIES_FROM,
  antePays: {},
  bonusPays: { straight: 1, 'three-of-a-kind': 4, 'straight-flush': 5 },
  isPlayed: ({ player }) => threeCardStrength(player) >= PLAYED_FROM,
};

/** Antes paid and staked over all 407,170,400 deals by that rule, as `countThreeCardPoker` of the tests counts them. */
const TOTALS = { paid: 667_954_220n, staked: 681_688_000n };

/**
 * Three card poker: three cards each from one deck. Who plays on stakes an ante more; the dealer plays with a queen or
 * better, else the ante is paid and the play bet returned. A straight brings one ante, three of a kind four, a straight
 * flush five, whatever the dealer holds.
 */
export const THREE_CARD_POKER: PokerEngine = pokerEngine(
  {
    key: 'three-card-poker',
    kind: 'three-card-poker',
    rtp: { min: 9_799, max: 9_799 },
    volatility: 'low',
    payoutMaxHundredths: 900,
    maths: {
      rtp: reduced(TOTALS.paid, TOTALS.staked),
      variance: null,
      payoutMax: { numerator: 9n, denominator: 1n },
    },
  },
  THREE_CARD_RULES,
);
