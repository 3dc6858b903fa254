import { type Flop, isCalled } from '../src/poker/call-rule.ts';
import { HOLDEM_RULES } from '../src/poker/casino-holdem.ts';
import { strengthOfSuits } from '../src/poker/five-card-hand.ts';
import { countOf, type RankBits, type SuitBits } from '../src/poker/ranks.ts';
import { type PokerTotals, paidOver, paysOf } from './count-three-card-poker.ts';

/*
 * Counts every deal of casino hold'em: 2,598,960 boards, ten of whose cards may be the flop, 1,081 hands of the player
 * and 990 of the dealer. Boards that differ by the names of suits alone count once, with the number of their names
 * (134,459 kinds). On each board all hands are sorted once: what a hand beats is what lies below it, less the hands
 * that share a card with it.
 *
 * Run it by itself, some minutes: `node --import tsx packages/game-engines/test-support/count-casino-holdem.ts`.
 * A number of parts and the place of one count a share of the boards: `… 4 0`.
 */

const RANKS = 13;
const DECK = 52;
const HANDS = 1_081;
/** Hands that the dealer may hold against one of the player's. */
const AGAINST = 990;
/** The ways to choose the flop among five cards. */
const FLOPS = 10;
const ORDERS_OF_SUITS = 24;

const SETS = Array.from({ length: 2 ** RANKS }, (_, bits) => bits);
const SETS_OF = [0, 1, 2, 3, 4, 5].map((size) => SETS.filter((bits) => countOf(bits) === size));

interface Board {
  readonly suits: SuitBits;
  /** Number of boards of this kind. */
  readonly ways: number;
}

/** One of each kind of board: the sets of ranks of the four suits never grow. */
export function* boardKinds(): Generator<Board> {
  for (const clubs of SETS_OF.flat())
    for (const diamonds of setsWithin(clubs, 5 - countOf(clubs)))
      for (const hearts of setsWithin(diamonds, 5 - countOf(clubs) - countOf(diamonds))) {
        const left = 5 - countOf(clubs) - countOf(diamonds) - countOf(hearts);
        for (const spades of SETS_OF[left] ?? []) {
          const suits = [clubs, diamonds, hearts, spades] as const;
          if (spades <= hearts) yield { suits, ways: waysOf(suits) };
        }
      }
}

function setsWithin(most: RankBits, size: number): RankBits[] {
  return SETS_OF.slice(0, size + 1)
    .flat()
    .filter((bits) => bits <= most);
}

/** Number of different orders of four sets. */
function waysOf(suits: SuitBits): number {
  const alike = suits.map((one) => suits.filter((other) => other === one).length);
  // A set that comes n times is in the list n times: n of them take n! orders as one.
  const repeats: Readonly<Record<string, number>> = { '1111': 1, '1122': 2, '2222': 4, '1333': 6, '4444': 24 };
  return ORDERS_OF_SUITS / (repeats[alike.sort().join('')] ?? 0);
}

/** Hands on one board: cards, strengths, and the order from the weakest on. */
class Table {
  readonly first = new Int32Array(HANDS);
  readonly second = new Int32Array(HANDS);
  readonly strengths = new Int32Array(HANDS);
  private readonly keys = new Float64Array(HANDS);

  constructor(suits: SuitBits) {
    const left = Array.from({ length: DECK }, (_, card) => card).filter((card) => !isOn(suits, card));
    let hand = 0;
    for (const [place, one] of left.entries())
      for (const other of left.slice(place + 1)) {
        this.first[hand] = one;
        this.second[hand] = other;
        this.strengths[hand] = strengthWith(suits, one, other);
        this.keys[hand] = (this.strengths[hand] as number) * 2_048 + hand;
        hand += 1;
      }
    this.keys.sort();
  }

  /** The hands from the weakest on, those of equal strength together. */
  *groups(): Generator<number[]> {
    let group: number[] = [];
    for (const key of this.keys) {
      const hand = key % 2_048;
      if (group.length > 0 && this.strengths[hand] !== this.strengths[group[0] as number]) {
        yield group;
        group = [];
      }
      group.push(hand);
    }
    yield group;
  }
}

function isOn(suits: SuitBits, card: number): boolean {
  return (((suits[Math.floor(card / RANKS)] as number) >> (card % RANKS)) & 1) === 1;
}

function strengthWith([clubs, diamonds, hearts, spades]: SuitBits, one: number, other: number): number {
  const bits = (suit: number) => bitIn(suit, one) | bitIn(suit, other);
  return strengthOfSuits(clubs | bits(0), diamonds | bits(1), hearts | bits(2), spades | bits(3));
}

function bitIn(suit: number, card: number): RankBits {
  return Math.floor(card / RANKS) === suit ? 1 << (card % RANKS) : 0;
}

/** A number of hands, in all and by the cards in them. */
class Tally {
  private total = 0;
  private readonly byCard = new Int32Array(DECK);

  add({ first, second }: Table, hand: number): void {
    const one = first[hand] as number;
    const other = second[hand] as number;
    this.total += 1;
    this.byCard[one] = (this.byCard[one] as number) + 1;
    this.byCard[other] = (this.byCard[other] as number) + 1;
  }

  /** Those that share no card with a hand. The hand itself, where it is among them, shares both. */
  apartFrom({ first, second }: Table, hand: number, isAmong: boolean): number {
    const shared = (this.byCard[first[hand] as number] as number) + (this.byCard[second[hand] as number] as number);
    return this.total - shared + (isAmong ? 1 : 0);
  }
}

interface Sums {
  paid: number;
  staked: number;
}

/** Antes paid and staked with every hand, flop and dealer's hand on one board. */
export function countBoard(suits: SuitBits): Sums {
  const table = new Table(suits);
  const flops = flopsOf(suits);
  const unqualified = new Tally();
  const worse = new Tally();
  const sums = { paid: 0, staked: 0 };
  const { qualifiesFrom, handOf } = HOLDEM_RULES;
  for (const [hand, strength] of table.strengths.entries()) if (strength < qualifiesFrom) unqualified.add(table, hand);
  for (const group of table.groups()) {
    const level = new Tally();
    for (const hand of group) level.add(table, hand);
    const strength = table.strengths[group[0] as number] as number;
    const isQualified = strength >= qualifiesFrom;
    const pays = paysOf(HOLDEM_RULES, handOf(strength));
    for (const hand of group) {
      const none = unqualified.apartFrom(table, hand, !isQualified);
      const beaten = isQualified ? worse.apartFrom(table, hand, false) - none : 0;
      const even = isQualified ? level.apartFrom(table, hand, true) : 0;
      const met = { unqualified: none, worse: beaten, level: even, better: AGAINST - none - beaten - even };
      const called = callsOf(table, hand, flops);
      sums.paid += called * paidOver(pays, met);
      sums.staked += AGAINST * (FLOPS + called * Number(HOLDEM_RULES.betAntes));
    }
    for (const hand of group) worse.add(table, hand);
  }
  return sums;
}

interface SeenFlop {
  readonly ranks: RankBits;
  /** Cards of each suit. */
  readonly bySuit: readonly number[];
}

/** The ten flops that a board may have had. */
function flopsOf(suits: SuitBits): SeenFlop[] {
  const cards = Array.from({ length: DECK }, (_, card) => card).filter((card) => isOn(suits, card));
  return cards.flatMap((_, i) =>
    cards.slice(0, i).flatMap((_, j) =>
      cards.slice(0, j).map((_, k) => {
        const flop = [cards[i] as number, cards[j] as number, cards[k] as number];
        const ranks = flop.reduce((bits, card) => bits | (1 << (card % RANKS)), 0);
        const bySuit = [0, 1, 2, 3].map((suit) => flop.filter((card) => Math.floor(card / RANKS) === suit).length);
        return { ranks, bySuit };
      }),
    ),
  );
}

/** The number of flops on which a hand is called. */
function callsOf({ first, second }: Table, hand: number, flops: readonly SeenFlop[]): number {
  const one = first[hand] as number;
  const other = second[hand] as number;
  const suit = Math.floor(one / RANKS);
  const otherSuit = Math.floor(other / RANKS);
  const own = (1 << (one % RANKS)) | (1 << (other % RANKS));
  let calls = 0;
  for (const { ranks, bySuit } of flops) {
    const ofSuit = bySuit[suit] as number;
    const suited = suit === otherSuit ? ofSuit + 2 : Math.max(ofSuit, bySuit[otherSuit] as number) + 1;
    const flop: Flop = { own, board: ranks, suited };
    if (isCalled(flop)) calls += 1;
  }
  return calls;
}

/** Counts the boards whose number among their kinds leaves `part` when divided by `parts`: with one part, all. */
function countCasinoHoldem(parts = 1, part = 0): PokerTotals {
  let deals = 0n;
  let paid = 0n;
  let staked = 0n;
  let number = 0;
  for (const { suits, ways } of boardKinds()) {
    number += 1;
    if (number % parts !== part) continue;
    const board = countBoard(suits);
    deals += BigInt(ways * FLOPS * HANDS * AGAINST);
    paid += BigInt(ways * board.paid);
    staked += BigInt(ways * board.staked);
  }
  return { deals, paid, staked };
}

if (process.argv[1]?.endsWith('count-casino-holdem.ts')) {
  const [, , parts = '1', part = '0'] = process.argv;
  const { deals, paid, staked } = countCasinoHoldem(Number(parts), Number(part));
  console.log(`${deals} deals: ${paid} antes paid, ${staked} staked, ${Number(paid) / Number(staked)} of turnover`);
}
