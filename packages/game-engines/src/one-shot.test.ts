import type { Draws } from '@ordago/fairness';
import { isRefusal } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card } from './cards.ts';
import { DICE } from './dice/dice.ts';
import { DRAGON_TIGER } from './dragon-tiger/dragon-tiger.ts';
import type { Json, OneShotEngine } from './engine.ts';
import { fixtureOf, footballOdds, VIRTUAL_FOOTBALL } from './football/virtual-football.ts';
import { finishesOf } from './horse-race/finish.ts';
import { HORSE_RACE } from './horse-race/races.ts';
import { KENO } from './keno/keno.ts';
import { KENO_PAYS, KENO_RISKS } from './keno/tables.ts';
import { LIMBO } from './limbo/limbo.ts';
import { PLINKO } from './plinko/plinko.ts';
import { ROULETTE } from './roulette/roulette-engine.ts';
import { SIC_BO } from './sic-bo/sic-bo.ts';
import { MONEY_WHEEL } from './wheel/money-wheel.ts';

const STAKE = 100_000n;
const WORDS = 2 ** 32;

/** Draws that return exactly these words, then run dry. */
function words(...queue: number[]): Draws {
  return {
    nextU32() {
      const word = queue.shift();
      if (word === undefined) throw new Error('drew once too often');
      return word;
    },
  };
}

/** The first word that `floor(float × n)` turns into `value`. */
function scaled(value: number, n: number): number {
  return Math.ceil((value * WORDS) / n);
}

function play<Choice extends object>(engine: OneShotEngine<Choice>, input: Json, draws: Draws, stake = STAKE) {
  const choice = engine.readChoice(input, stake);
  if (isRefusal(choice)) throw new Error(`${engine.key} refuses ${JSON.stringify(input)}`);
  return engine.play(stake, choice as Choice, draws);
}

function refusalOf(engine: OneShotEngine<never>, input: unknown) {
  const refusal = engine.readChoice(input, STAKE);
  return isRefusal(refusal) ? refusal.params.field : null;
}

describe('dice', () => {
  it.each([
    ['over 50.50 wins on 50.51', { direction: 'over', target: 5_050 }, 5_051, 200_000n],
    ['over 50.50 loses on 50.50', { direction: 'over', target: 5_050 }, 5_050, 0n],
    ['under 49.50 wins on 49.49', { direction: 'under', target: 4_950 }, 4_949, 200_000n],
    ['under 49.50 loses on 49.50', { direction: 'under', target: 4_950 }, 4_950, 0n],
    ['under 0.02 pays 4,950 times', { direction: 'under', target: 2 }, 1, 495_000_000n],
    ['over 2.00 pays 1.0102 times, floored once', { direction: 'over', target: 200 }, 10_000, 101_020n],
  ])('%s', (_title, choice, roll, payout) => {
    const round = play(DICE, choice, words(scaled(roll, 10_001)));
    expect(round).toMatchObject({ payout, shown: { roll } });
  });
  it.each([
    [{ direction: 'beside', target: 5_000 }, 'direction'],
    [{ direction: 'over', target: 50.5 }, 'target'],
    [{ direction: 'over', target: '5050' }, 'target'],
    [{ direction: 'under', target: 1 }, 'target'],
    [{ direction: 'under', target: 9_801 }, 'target'],
    [{ direction: 'over', target: 9_999 }, 'target'],
    [{ direction: 'over', target: 10_001 }, 'target'],
  ])('refuses %j', (choice, field) => expect(refusalOf(DICE as never, choice)).toBe(field));
});

describe('limbo', () => {
  it.each([
    ['0.99 over a float of one half is 1.98', WORDS / 2, '1.98'],
    ['never shows less than 1', WORDS - 1, '1.00'],
    ['0.99 over 1/4 is 3.96', WORDS / 4, '3.96'],
    ['a draw of 0 shows the last multiple', 0, '1000000.00'],
    ['a draw of 1 shows no more than the last multiple', 1, '1000000.00'],
  ])('%s', (_title, word, reached) => {
    expect(play(LIMBO, { target: 200 }, words(word)).shown).toMatchObject({ reached });
  });
  it('pays the target when it is met exactly, and nothing a hundredth above', () => {
    expect(play(LIMBO, { target: 198 }, words(WORDS / 2)).payout).toBe(198_000n);
    expect(play(LIMBO, { target: 199 }, words(WORDS / 2)).payout).toBe(0n);
  });
  it('counts exactly the words that reach a target', () => {
    for (const target of [101, 198, 777, 1_000_000]) {
      const { rtp } = LIMBO.mathsOf({ target });
      const wins = (rtp.numerator * 100n * BigInt(WORDS)) / (rtp.denominator * BigInt(target));
      expect(play(LIMBO, { target }, words(Number(wins) - 1)).payout).toBeGreaterThan(0n);
      expect(play(LIMBO, { target }, words(Number(wins))).payout).toBe(0n);
    }
  });
  it.each([100, 100_000_001, 1.5, '200', null])('refuses %j as a target', (target) =>
    expect(refusalOf(LIMBO as never, { target })).toBe('target'),
  );
});

describe('plinko', () => {
  const left = WORDS / 2 - 1;
  const right = WORDS / 2;
  it('counts the falls to the right and pays their bin', () => {
    const path = [right, left, right, right, left, left, left, left];
    const round = play(PLINKO, { rows: 8, risk: 'low' }, words(...path));
    expect(round.shown).toMatchObject({ path: [1, 0, 1, 1, 0, 0, 0, 0], bin: 3, multiple: '0.76' });
    expect(round.payout).toBe(76_000n);
  });
  it('pays both edges alike', () => {
    for (const fall of [left, right]) {
      const path = Array.from({ length: 16 }, () => fall);
      expect(play(PLINKO, { rows: 16, risk: 'high' }, words(...path)).payout).toBe(1_000n * STAKE);
    }
  });
  it.each([
    [{ rows: 7, risk: 'low' }, 'rows'],
    [{ rows: 17, risk: 'low' }, 'rows'],
    [{ rows: 8, risk: 'none' }, 'risk'],
    [{ rows: 8 }, 'risk'],
  ])('refuses %j', (choice, field) => expect(refusalOf(PLINKO as never, choice)).toBe(field));
});

describe('keno', () => {
  it('draws ten different numbers and pays the hits', () => {
    // Ten draws of the first place that is left: the numbers 1 to 10.
    const first = words(...Array.from({ length: 10 }, () => 0));
    const round = play(KENO, { picks: [30, 2, 4], risk: 'high' }, first);
    expect(round.shown).toMatchObject({ drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], picks: [2, 4, 30], hits: 2 });
    expect(round.payout).toBe(4n * STAKE);
  });
  it('has a row for every number of picks and never pays fewer hits more', () => {
    for (const risk of KENO_RISKS) {
      expect(KENO_PAYS[risk].map((row) => row.length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      for (const row of KENO_PAYS[risk]) expect([...row].sort((a, b) => a - b)).toEqual(row);
    }
  });
  it.each([
    [{ picks: [], risk: 'low' }, 'picks'],
    [{ picks: [1, 1], risk: 'low' }, 'picks'],
    [{ picks: [0], risk: 'low' }, 'picks'],
    [{ picks: [41], risk: 'low' }, 'picks'],
    [{ picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], risk: 'low' }, 'picks'],
    [{ picks: '1', risk: 'low' }, 'picks'],
    [{ picks: [1], risk: 'all' }, 'risk'],
  ])('refuses %j', (choice, field) => expect(refusalOf(KENO as never, choice)).toBe(field));
});

describe('a table', () => {
  it('pays every bet that lies on it by the one result', () => {
    const bets = [
      { place: 'red', stake: '0.50' },
      { place: 'number-7', stake: '0.25' },
      { place: 'low', stake: '0.25' },
    ];
    const round = play(ROULETTE, { bets }, words(7));
    expect(round.payout).toBe(100_000n + 900_000n + 50_000n);
    expect(round.shown).toMatchObject({
      number: 7,
      colour: 'red',
      bets: [{ payout: '1.00' }, { payout: '9.00' }, { payout: '0.50' }],
    });
  });
  it('celebrates only what beats all stakes together', () => {
    const bets = [
      { place: 'red', stake: '0.50' },
      { place: 'black', stake: '0.50' },
    ];
    expect(play(ROULETTE, { bets }, words(7))).toMatchObject({ payout: STAKE, beatsStake: false });
  });
  it.each([
    ['a place that is none', { place: 'number-37' }, 'place'],
    ['bets that sum to less than the stake', { bets: [{ place: 'red', stake: '0.99' }] }, 'bets'],
    ['bets that sum to more', { bets: [{ place: 'red', stake: '1.01' }] }, 'bets'],
    ['no bet', { bets: [] }, 'bets'],
    ['more bets than fit', { bets: Array.from({ length: 41 }, () => ({ place: 'red', stake: '0.10' })) }, 'bets'],
    ['a bet of nothing', { bets: [{ place: 'red', stake: '0' }] }, 'stake'],
    ['a bet below nothing', { bets: [{ place: 'red', stake: '-1' }] }, 'stake'],
    ['a bet in numbers', { bets: [{ place: 'red', stake: 1 }] }, 'stake'],
  ])('refuses %s', (_title, choice, field) => expect(refusalOf(ROULETTE as never, choice)).toBe(field));
});

describe('sic bo', () => {
  it.each([
    ['small', [1, 2, 3], 200_000n],
    ['small loses on a triple', [2, 2, 2], 0n],
    ['big', [6, 6, 1], 200_000n],
    ['any-triple', [5, 5, 5], 3_450_000n],
    ['triple-5', [5, 5, 5], 20_600_000n],
    ['double-5', [5, 1, 5], 1_300_000n],
    ['single-5', [5, 1, 5], 300_000n],
    ['total-11', [5, 1, 5], 760_000n],
    ['pair-1-5', [5, 1, 5], 700_000n],
    ['pair-2-5', [5, 1, 5], 0n],
  ])('%s on %j', (title, dice, payout) => {
    const place = title.split(' ')[0] ?? '';
    expect(play(SIC_BO, { place }, words(...dice.map((face) => face - 1))).payout).toBe(payout);
  });
});

describe('dragon tiger', () => {
  /** The word that deals card `at` of what is left from place `i` on. */
  const deal = (dragon: Card, tiger: Card) => words(dragon, tiger - 1);
  it.each([
    ['the king beats the queen', 'dragon', 12, 11, 200_000n],
    ['the ace is lowest', 'dragon', 0, 1, 0n],
    ['the higher tiger pays', 'tiger', 3, 11, 200_000n],
    ['a tie gives half back', 'dragon', 5, 5 + 13, 50_000n],
    ['a tie pays the tie', 'tie', 5, 5 + 13, 1_275_000n],
    ['a tie of two suits pays no suited tie', 'suited-tie', 5, 5 + 13, 0n],
    ['a tie of one suit pays the suited tie', 'suited-tie', 5, 5 + CARDS, 5_600_000n],
  ])('%s', (_title, place, dragon, tiger, payout) => {
    expect(play(DRAGON_TIGER, { place }, deal(dragon, tiger)).payout).toBe(payout);
  });
});

describe('money wheel', () => {
  it('tosses the coin for the multiple of the face that fell', () => {
    const round = play(MONEY_WHEEL, { place: 'coin' }, words(49, 0, 5, 1));
    expect(round.shown).toMatchObject({ segment: 'coin', coin: { heads: 800, tails: 6_400, fell: 'tails' } });
    expect(round.payout).toBe(64n * STAKE);
  });
  it('pays a number at its segment only', () => {
    expect(play(MONEY_WHEEL, { place: 'one' }, words(23)).payout).toBe(2n * STAKE);
    expect(play(MONEY_WHEEL, { place: 'one' }, words(24)).payout).toBe(0n);
  });
});

describe('races', () => {
  it('has finishes whose chances sum to one', () => {
    const chances = finishesOf({ runners: ['a', 'b', 'c', 'd'], weights: [4, 3, 2, 1] });
    expect(chances).toHaveLength(24);
    const sum = chances.reduce((total, { chance }) => total + Number(chance.numerator) / Number(chance.denominator), 0);
    expect(sum).toBeCloseTo(1, 12);
  });
  it('lets the strong runner of the draw win, and pays what came home', () => {
    // Weights 260, 190, 150, …: word 0 the first, then 190 of those left is the third, then 0 the second.
    const finish = () => words(0, 190, 0);
    expect(play(HORSE_RACE, { race: 0, place: 'win-1' }, finish()).shown).toMatchObject({ finish: [1, 3, 2] });
    const odds = (place: string) => play(HORSE_RACE, { race: 0, place }, finish()).payout;
    expect(odds('win-1')).toBe(357_000n);
    expect(odds('win-3')).toBe(0n);
    expect(odds('place-3')).toBeGreaterThan(STAKE);
    expect(odds('place-2')).toBe(0n);
    expect(odds('show-2')).toBeGreaterThan(STAKE);
    expect(odds('forecast-1-3')).toBeGreaterThan(odds('win-1'));
    expect(odds('forecast-3-1')).toBe(0n);
    expect(odds('tricast-1-3-2')).toBeGreaterThan(odds('forecast-1-3'));
    for (const order of ['3-1-2', '1-2-3', '1-3-4']) expect(odds(`tricast-${order}`), order).toBe(0n);
  });
  it('quotes a tricast at 90 % of its chance, and does not offer what would pay more than 1,000', () => {
    const [card] = HORSE_RACE.parameters.races as unknown as { tricasts: number[][][] }[];
    // 260 of 1,000, then 190 of 740, then 150 of 550.
    expect(card?.tricasts[0]?.[1]?.[2]).toBe(Math.floor((90 * 1_000 * 740 * 550) / (260 * 190 * 150)));
    expect(card?.tricasts[0]?.[0]?.[2]).toBe(0);
    // 40 of 1,000, then 60 of 960, then 80 of 900: fair odds would be 4,500.
    expect(card?.tricasts[7]?.[6]?.[5]).toBe(0);
    expect(refusalOf(HORSE_RACE as never, { race: 0, place: 'tricast-8-7-6' })).toBe('place');
    expect(card?.tricasts.flat(2).every((odds) => odds <= 100_000)).toBe(true);
  });
  it.each([
    [{ race: 6, place: 'win-1' }, 'race'],
    [{ place: 'win-1' }, 'race'],
    [{ race: 0, place: 'win-9' }, 'place'],
    [{ race: 0, place: 'forecast-1-1' }, 'place'],
    [{ race: 0, place: 'tricast-1-2-1' }, 'place'],
    [{ race: 0, place: 'tricast-1-2-9' }, 'place'],
  ])('refuses %j', (choice, field) => expect(refusalOf(HORSE_RACE as never, choice)).toBe(field));
});

describe('virtual football', () => {
  it('draws both scores, then a minute for each goal', () => {
    const fixture = fixtureOf(0, 1);
    // The home table begins 1,738, 3,046, 2,661; the words below fall on two goals and on one, then three minutes.
    const round = play(VIRTUAL_FOOTBALL, { fixture, place: 'home' }, words(6_000, 4_000, 88, 10, 44));
    expect(round.shown).toMatchObject({ score: [2, 1] });
    expect(round.shown.goals).toEqual([
      { side: 'home', minute: 11 },
      { side: 'away', minute: 45 },
      { side: 'home', minute: 89 },
    ]);
    expect(round.payout).toBe(BigInt(footballOdds(fixture).home ?? 0) * 1_000n);
  });
  it('offers no market whose odds would be above 500, and refuses it', () => {
    const fixture = fixtureOf(7, 13);
    expect(Object.values(footballOdds(fixture)).every((odds) => odds >= 101 && odds <= 50_000)).toBe(true);
    expect(footballOdds(fixture)['score-4-4']).toBeUndefined();
    expect(refusalOf(VIRTUAL_FOOTBALL as never, { fixture, place: 'score-4-4' })).toBe('place');
  });
  it.each([fixtureOf(3, 3), -1, 256, 1.5, 'derby'])('refuses %j as a fixture', (fixture) =>
    expect(refusalOf(VIRTUAL_FOOTBALL as never, { fixture, place: 'home' })).toBe('fixture'),
  );
});
