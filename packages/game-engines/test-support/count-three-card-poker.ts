import { CARDS, type Card, rankOf, suitOf } from '../src/cards.ts';
import { payoutsOf } from '../src/poker/poker-engine.ts';
import type { PokerRules, Showdown } from '../src/poker/poker-state.ts';
import type { PokerHand } from '../src/poker/ranks.ts';

/** Deals of a game, and the antes that they paid and staked by its own rule. */
export interface PokerTotals {
  readonly deals: bigint;
  readonly paid: bigint;
  readonly staked: bigint;
}

interface Hand {
  readonly cards: readonly Card[];
  readonly strength: number;
  /** The cards as bits, half a deck each. */
  readonly lower: number;
  readonly upper: number;
}

const HALF = CARDS / 2;

/**
 * Counts every deal of three cards each. Hands of the player that differ by the names of suits alone have the same
 * totals, so that one of each kind (1,755 of 22,100) meets all 18,424 hands of the dealer.
 */
export function countThreeCardPoker(rules: PokerRules): PokerTotals {
  const hands = allHands(rules);
  const kinds = new Map<string, { readonly hand: Hand; ways: number }>();
  for (const hand of hands) {
    const kind = kindOf(hand.cards);
    const known = kinds.get(kind);
    if (known) known.ways += 1;
    else kinds.set(kind, { hand, ways: 1 });
  }
  const sums = { deals: 0, paid: 0, staked: 0 };
  for (const { hand, ways } of kinds.values()) {
    const met = meetAll(rules, hand, hands);
    sums.deals += ways * met.deals;
    sums.paid += ways * met.paid;
    sums.staked += ways * met.staked;
  }
  return { deals: BigInt(sums.deals), paid: BigInt(sums.paid), staked: BigInt(sums.staked) };
}

function allHands(rules: PokerRules): Hand[] {
  const hands: Hand[] = [];
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1) for (let c = b + 1; c < CARDS; c += 1) hands.push(handOf(rules, [a, b, c]));
  return hands;
}

function handOf(rules: PokerRules, cards: readonly Card[]): Hand {
  const bitsOf = (half: readonly Card[]) => half.reduce((bits, card) => bits | (1 << (card % HALF)), 0);
  return {
    cards,
    strength: rules.strengthOf(cards),
    lower: bitsOf(cards.filter((card) => card < HALF)),
    upper: bitsOf(cards.filter((card) => card >= HALF)),
  };
}

/** Name of a hand in which suits are only alike or different: the least of its names under every order of suits. */
function kindOf(cards: readonly Card[]): string {
  const bySuit = [0, 1, 2, 3].map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .sort((one, other) => one - other)
      .join(' '),
  );
  return bySuit.sort().join('/');
}

function meetAll(rules: PokerRules, mine: Hand, hands: readonly Hand[]) {
  const met = { unqualified: 0, worse: 0, level: 0, better: 0 };
  for (const theirs of hands) {
    if ((theirs.lower & mine.lower) !== 0 || (theirs.upper & mine.upper) !== 0) continue;
    if (theirs.strength < rules.qualifiesFrom) met.unqualified += 1;
    else if (theirs.strength === mine.strength) met.level += 1;
    else if (theirs.strength < mine.strength) met.worse += 1;
    else met.better += 1;
  }
  const deals = met.unqualified + met.worse + met.level + met.better;
  const isPlayed = rules.isPlayed({ player: mine.cards, board: [] });
  const antes = isPlayed ? 1 + Number(rules.betAntes) : 1;
  return {
    deals,
    paid: isPlayed ? paidOver(paysOf(rules, rules.handOf(mine.strength)), met) : 0,
    staked: deals * antes,
  };
}

/** A figure for each way in which a hand of the player comes out against one of the dealer's. */
type ByOutcome = Readonly<Record<'unqualified' | 'worse' | 'level' | 'better', number>>;

/** Antes that a hand which was played is paid each time it comes out so. */
export function paysOf(rules: PokerRules, hand: PokerHand): ByOutcome {
  const against = (showdown: Pick<Showdown, 'isQualified' | 'winner'>) => {
    const paid = payoutsOf(rules, { hand, ...showdown }, { ante: 1n, bet: rules.betAntes });
    return Number(paid.ante + paid.bet + paid.bonus);
  };
  return {
    unqualified: against({ isQualified: false, winner: 'player' }),
    worse: against({ isQualified: true, winner: 'player' }),
    level: against({ isQualified: true, winner: 'tie' }),
    better: against({ isQualified: true, winner: 'dealer' }),
  };
}

/** Antes paid over all the dealer's hands, of which so many come out in each way. */
export function paidOver(pays: ByOutcome, met: ByOutcome): number {
  return (
    pays.unqualified * met.unqualified + pays.worse * met.worse + pays.level * met.level + pays.better * met.better
  );
}
