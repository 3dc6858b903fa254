import type { Draws } from '@ordago/fairness';
import { isRefusal } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { boardKinds, countBoard } from '../../test-support/count-casino-holdem.ts';
import { countThreeCardPoker, paysOf } from '../../test-support/count-three-card-poker.ts';
import { CARDS, type Card, cardText } from '../cards.ts';
import { CASINO_HOLDEM, HOLDEM_RULES } from './casino-holdem.ts';
import { fiveCardHandOf, fiveCardStrength, strengthOfSuits } from './five-card-hand.ts';
import type { PokerEngine } from './poker-engine.ts';
import { threeCardHandOf, threeCardStrength } from './three-card-hand.ts';
import { THREE_CARD_POKER, THREE_CARD_RULES } from './three-card-poker.ts';

const ANTE = 100_000n;
const NAMES = new Map(Array.from({ length: CARDS }, (_, card) => [cardText(card), card]));

/** Antes paid and staked with casino hold’em, and deals. */
const TOTALS = [73_399_372_927_952n, 74_231_597_531_520n, 27_813_810_024_000n] as const;

function cards(text: string): Card[] {
  return text.split(' ').map((name) => NAMES.get(name) ?? -1);
}

/** Draws that deal the given cards in turn, whatever the order of the deck. */
function dealing(wanted: readonly Card[]): Draws {
  const order = Array.from({ length: CARDS }, (_, card) => card);
  const words = wanted.map((card, place) => {
    const at = order.indexOf(card);
    [order[place], order[at]] = [order[at] as number, order[place] as number];
    return at - place;
  });
  return { nextU32: () => words.shift() ?? 0 };
}

function hand(engine: PokerEngine, dealt: string, moves: readonly string[], ante = ANTE) {
  let state = engine.start(ante, {}, dealing(cards(dealt)));
  let cost = 0n;
  for (const action of moves) {
    const move = engine.readMove({ action }, state);
    if (isRefusal(move)) return { refused: move.name, state, round: null, cost };
    cost += engine.costOf(state, move as never);
    state = engine.move(state, move as never);
  }
  return { refused: null, state, round: engine.roundOf(state), cost };
}

/** Every choice of `size` of a list. */
function subsets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((one, place) => subsets(list.slice(place + 1), size - 1).map((rest) => [one, ...rest]));
}

describe('hands of five cards', () => {
  it.each([
    ['2c 5d 7h 9s Jc', 'high-card'],
    ['2c 2d 7h 9s Jc', 'pair'],
    ['2c 2d 7h 7s Jc', 'two-pair'],
    ['2c 2d 2h 7s Jc', 'three-of-a-kind'],
    ['9c Td Jh Qs Kc', 'straight'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['Ac Kd Qh Js Tc', 'straight'],
    ['Kc Ad 2h 3s 4c', 'high-card'],
    ['2c 5c 7c 9c Jc', 'flush'],
    ['2c 2d 2h 7s 7c', 'full-house'],
    ['2c 2d 2h 2s Jc', 'four-of-a-kind'],
    ['Ah 2h 3h 4h 5h', 'straight-flush'],
    ['Ah Kh Qh Jh Th', 'royal-flush'],
    ['2c 3d 4h 5s 6c 6d 6h', 'straight'],
    ['2c 2d 5h 5s 9c 9d Ah', 'two-pair'],
    ['2c 2d 2h 5s 5c 5d Ah', 'full-house'],
    ['Ah Kh Qh Jh Th 9h 8h', 'royal-flush'],
    ['2h 4h 6h 8h Th 9c Jd', 'flush'],
    ['2h 3h 4h 5h 6d 9h Jd', 'flush'],
  ])('%s: %s', (text, name) => expect(fiveCardHandOf(fiveCardStrength(cards(text)))).toBe(name));

  it.each([
    ['a kicker decides between equal pairs', '2c 2d 7h 9s Kc', '2h 2s 7c 9d Qc'],
    ['the second pair before the kicker', 'Kc Kd 9h 9s 2c', 'Kh Ks 8c 8d Ac'],
    ['the wheel is the lowest straight', '2c 3d 4h 5s 6c', 'Ac 2d 3h 4s 5c'],
    ['the three decide a full house', '3c 3d 3h 2s 2c', '2d 2h 2s Ac Ad'],
    ['a flush by its highest cards', 'Ac 9c 7c 5c 3c', 'Ad 9d 7d 5d 2d'],
    ['two sets of three are a full house of the higher', '5c 5d 5h 2c 2d 2h Ac', '4c 4d 4h Ks Kc 3d 2s'],
  ])('%s', (_title, better, worse) => {
    expect(fiveCardStrength(cards(better))).toBeGreaterThan(fiveCardStrength(cards(worse)));
  });

  it.each([
    ['the sixth and seventh card do not count', 'Ac Kd Qh Js 9c 3d 2h', 'Ad Kh Qs Jc 9d 4h 2c'],
    ['a third pair is worth its rank alone', 'Kc Kd 9h 9s 8c 8d 2h', 'Kh Ks 9c 9d 8h 7s 2d'],
  ])('level: %s', (_title, one, other) => {
    expect(fiveCardStrength(cards(one))).toBe(fiveCardStrength(cards(other)));
  });

  it('come as often as the books write, over all 2,598,960', () => {
    const counts: Record<string, number> = {};
    for (const { suits, ways } of boardKinds()) {
      const name = fiveCardHandOf(strengthOfSuits(...suits));
      counts[name] = (counts[name] ?? 0) + ways;
    }
    expect(counts).toEqual({
      'high-card': 1_302_540,
      pair: 1_098_240,
      'two-pair': 123_552,
      'three-of-a-kind': 54_912,
      straight: 10_200,
      flush: 5_108,
      'full-house': 3_744,
      'four-of-a-kind': 624,
      'straight-flush': 36,
      'royal-flush': 4,
    });
  });

  it('of seven cards are the best of the twenty-one that can be made of them', () => {
    for (let seed = 1; seed < 2_000; seed += 1) {
      const seven = [
        ...new Set(Array.from({ length: 9 }, (_, at) => (seed * (at * at + 7 * at + 3) + at * 11) % CARDS)),
      ];
      if (seven.length < 7) continue;
      const best = Math.max(...subsets(seven.slice(0, 7), 5).map(fiveCardStrength));
      expect(fiveCardStrength(seven.slice(0, 7))).toBe(best);
    }
  });
});

describe('hands of three cards', () => {
  it('come as often as the books write, over all 22,100', () => {
    const counts: Record<string, number> = {};
    for (const three of subsets([...NAMES.values()], 3)) {
      const name = threeCardHandOf(threeCardStrength(three));
      counts[name] = (counts[name] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'high-card': 16_440,
      pair: 3_744,
      flush: 1_096,
      straight: 720,
      'three-of-a-kind': 52,
      'straight-flush': 48,
    });
  });
  it.each([
    ['a straight beats a flush', '2c 3d 4h', 'Ac Kc Jc'],
    ['three alike beat a straight', '2c 2d 2h', 'Ac Kd Qh'],
    ['ace, two, three is the lowest straight', '2c 3d 4h', 'Ac 2d 3h'],
    ['the third card decides between equal pairs', 'Kc Kd 3h', 'Kh Ks 2c'],
    ['a pair of twos beats an ace', '2c 2d 3h', 'Ac Kd Jh'],
  ])('%s', (_title, better, worse) => {
    expect(threeCardStrength(cards(better))).toBeGreaterThan(threeCardStrength(cards(worse)));
  });
});

describe('three card poker', () => {
  /** Cards in the order dealt: player, dealer, in turns. */
  const table = (dealt: string, moves: readonly string[]) => hand(THREE_CARD_POKER, dealt, moves);
  it.each([
    ['the higher hand wins both bets', 'Kc Qd 9d 8h 4h 2s', 400_000n, 200_000n],
    ['the lower hand loses both', 'Qc Kd 9d 8h 4h 2s', 0n, 200_000n],
    ['a dealer below a queen pays the ante and returns the bet', 'Kc Jd 9d 8h 4h 2s', 300_000n, 200_000n],
    ['a dealer below a queen pays a weaker hand as well', 'Tc Jd 9d 8h 4h 2s', 300_000n, 200_000n],
    ['level hands give both back', 'Kc Kd 9d 9h 4h 4s', 200_000n, 200_000n],
    ['a straight brings an ante more', '5c Qd 6d 8h 7h 2s', 500_000n, 200_000n],
    ['three of a kind bring four', '5c Qd 5d 8h 5h 2s', 800_000n, 200_000n],
    ['a straight flush brings five', '5c Qd 6c 8h 7c 2s', 900_000n, 200_000n],
    ['and keeps its bonus against a better one', '5c 9d 6c Th 7c Js', 900_000n, 200_000n],
  ])('%s', (_title, dealt, payout, stake) => {
    expect(table(dealt, ['play']).round).toMatchObject({ payout, stake });
  });
  it('pays the bonus of a hand that loses', () => {
    expect(table('5c 9d 6c Td 7c Jd', ['play']).round).toMatchObject({
      payout: 500_000n,
      shown: { winner: 'dealer', payouts: { ante: '0.00', bet: '0.00', bonus: '5.00' } },
    });
  });
  it('takes the ante alone of who folds, and shows the cards', () => {
    const { round, cost } = table('Kc Qd 9d 8h 4h 2s', ['fold']);
    expect([round?.stake, round?.payout, cost]).toEqual([100_000n, 0n, 0n]);
    expect(round?.shown).toMatchObject({ phase: 'folded', dealer: ['Qd', '8h', '2s'], actions: [] });
  });
  it('costs an ante to play, and hides the dealer until then', () => {
    expect(table('Kc Qd 9d 8h 4h 2s', ['play']).cost).toBe(ANTE);
    const { state } = table('Kc Qd 9d 8h 4h 2s', []);
    expect(THREE_CARD_POKER.view(state)).toEqual({
      player: ['Kc', '9d', '4h'],
      board: [],
      dealer: [],
      hand: 'high-card',
      phase: 'decide',
      actions: ['play', 'fold'],
    });
  });
  it.each([
    ['Qc 2d 6d 3h 4h 5s', 'play'],
    ['Qc 2d 6d 3h 3s 5s', 'fold'],
    ['Qc 2d 5d 3h 4h 5s', 'fold'],
    ['2c 4d 2d 3h 3s 5s', 'play'],
    ['Jc 2d Td 3h 8h 5s', 'fold'],
  ])('advises from queen, six, four on: %s, %s', (dealt, action) => {
    expect(THREE_CARD_POKER.advise(table(dealt, []).state)).toEqual({ action });
  });
  it('pays 97.985 % of turnover by that rule over all 407,170,400 deals, 3.373 % of the ante less than it takes', () => {
    const { deals, paid, staked } = countThreeCardPoker(THREE_CARD_RULES);
    expect([deals, paid, staked]).toEqual([407_170_400n, 667_954_220n, 681_688_000n]);
    expect(Number(staked - paid) / Number(deals)).toBeCloseTo(0.033_73, 5);
    const { numerator, denominator } = THREE_CARD_POKER.mathsOf({}).rtp;
    expect(numerator * staked).toBe(denominator * paid);
  }, 60_000);
});

describe('casino hold’em', () => {
  /** Cards in the order dealt: player, dealer, player, dealer, then the board. */
  const table = (dealt: string, moves: readonly string[]) => hand(CASINO_HOLDEM, dealt, moves);
  it.each([
    ['the higher hand wins both bets', 'Ac Kd Ad Ks 2h 7s 9c Jd 3h', 600_000n],
    ['the lower hand loses both', 'Kc Ad Ks Ah 2h 7s 9c Jd 3h', 0n],
    ['a dealer below a pair of fours pays the ante and returns the call', 'Kc Ad Qs 3s 3h 7s 9c Jd 2h', 400_000n],
    ['a pair of fours plays', 'Kc Ad Qs 4s 4h 7s 9c Jd 2h', 0n],
    ['a board that is the best hand gives both back', '2c 3d 2d 3s Th Jh Qh Kh 9h', 300_000n],
    ['a straight pays evenly', '5c Kd 6d Ks 7h 8s 9c 2d 2h', 600_000n],
    ['a flush pays two antes', '5h Kd 6h Ks 7h 9h Jh 2d 2c', 700_000n],
    ['a full house pays three', '7c Kd 7d Ks 7h 9h 9s 2d 3c', 800_000n],
    ['four of a kind pay ten', '7c Kd 7d Ks 7h 7s 9s 2d 3c', 1_500_000n],
    ['a straight flush pays twenty', '5h Kd 6h Ks 7h 8h 9h 2d 3c', 2_500_000n],
    ['a royal flush pays a hundred', 'Ah Kd Kh Ks Qh Jh Th 2d 3c', 10_500_000n],
  ])('%s', (_title, dealt, payout) => {
    expect(table(dealt, ['call']).round).toMatchObject({ payout, stake: 300_000n });
  });
  it('takes the ante alone of who folds', () => {
    const { round, cost } = table('Ac Kd Ad Ks 2h 7s 9c Jd 3h', ['fold']);
    expect([round?.stake, round?.payout, cost]).toEqual([100_000n, 0n, 0n]);
  });
  it('costs two antes to call, and shows three cards of the board until then', () => {
    const dealt = 'Ac Kd Ad Ks 2h 7s 9c Jd 3h';
    expect(table(dealt, ['call']).cost).toBe(200_000n);
    expect(CASINO_HOLDEM.view(table(dealt, []).state)).toMatchObject({
      player: ['Ac', 'Ad'],
      board: ['2h', '7s', '9c'],
      dealer: [],
      hand: 'pair',
      actions: ['call', 'fold'],
    });
    expect(table(dealt, ['call']).round?.shown).toMatchObject({
      board: ['2h', '7s', '9c', 'Jd', '3h'],
      dealer: ['Kd', 'Ks'],
      dealerHand: 'pair',
      isQualified: true,
      winner: 'player',
    });
  });
  it.each([
    ['a ten', 'Tc Kd 2d Ks 4h 7s 9c Jd 3h', 'call'],
    ['a nine', '9c Kd 2d Ks 4h 7s Qc Jd 3h', 'fold'],
    ['a pair with the board', '9c Kd 2d Ks 2h 7s Qc Jd 3h', 'call'],
    ['a pair of the board alone', '9c Kd 3d Ks 7h 7s Qc Jd 2h', 'fold'],
    ['four of a suit', '9c Kd 2c Ks 5c 7c Qh Jd 3h', 'call'],
    ['one rank short of a straight', '9c Kd 5d Ks 6h 8s Qc Jd 3h', 'call'],
    ['two ranks short of a straight', '9c Kd 5d Ks 6h 2s Qc Jd 3h', 'fold'],
  ])('advises with %s', (_title, dealt, action) => {
    expect(CASINO_HOLDEM.advise(table(dealt, []).state)).toEqual({ action });
  });
  it('costs 2.992 % of the ante by its rule, 98.878 % of turnover returned', () => {
    const { numerator, denominator } = CASINO_HOLDEM.mathsOf({}).rtp;
    // Totals of `count-casino-holdem.ts` over all 27,813,810,024,000 deals.
    const [paid, staked, deals] = TOTALS;
    expect(numerator * staked).toBe(denominator * paid);
    expect(Number(staked - paid) / Number(deals)).toBeCloseTo(0.029_92, 5);
  });
  it('has boards of 134,459 kinds, which are all 2,598,960', () => {
    const ways = [...boardKinds()].map((board) => board.ways);
    expect([ways.length, ways.reduce((sum, one) => sum + one, 0)]).toEqual([134_459, 2_598_960]);
  });
  it('is counted on a board as every hand of the player against every hand of the dealer', () => {
    const board = cards('2c 9c Js Ts 4s');
    const left = [...NAMES.values()].filter((card) => !board.includes(card));
    const hands = subsets(left, 2).map((two) => ({ two, strength: fiveCardStrength([...two, ...board]) }));
    const sums = { paid: 0, staked: 0 };
    for (const { two, strength } of hands) {
      const calls = subsets(board, 3).filter((flop) => HOLDEM_RULES.isPlayed({ player: two, board: flop })).length;
      const pays = paysOf(HOLDEM_RULES, fiveCardHandOf(strength));
      for (const dealer of hands) {
        if (dealer.two.some((card) => two.includes(card))) continue;
        const isQualified = dealer.strength >= HOLDEM_RULES.qualifiesFrom;
        const sign = Math.sign(strength - dealer.strength);
        const outcome = sign > 0 ? 'worse' : sign === 0 ? 'level' : 'better';
        sums.paid += calls * pays[isQualified ? outcome : 'unqualified'];
        sums.staked += 10 + 2 * calls;
      }
    }
    // Clubs two and nine; spades four, ten, jack.
    expect(countBoard([0b1000_0001, 0, 0, 0b11_0000_0100])).toEqual(sums);
  });
});

describe.each([THREE_CARD_POKER, CASINO_HOLDEM])('a move of $key', (engine) => {
  const [bet = ''] = engine.parameters.actions as string[];
  const other = bet === 'play' ? 'call' : 'play';
  const dealt = 'Ac Kd Ad Ks 2h 7s 9c Jd 3h';
  it.each([
    ['after the bet', [bet, 'fold'], 'round-action-invalid'],
    ['after a fold', ['fold', bet], 'round-action-invalid'],
    ['of the other game', [other], 'validation-failed'],
    ['of blackjack', ['hit'], 'validation-failed'],
  ])('%s is refused', (_title, moves, name) => expect(hand(engine, dealt, moves).refused).toBe(name));
});
