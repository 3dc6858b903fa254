import { type Draws, drawBelow } from '@ordago/fairness';
import { choose, hundredths, type Law, NOTHING, winOrLose } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';

/** Balls are 1 to 36; five are drawn without repetition, one exact draw each. */
const BALLS = 36;
const DRAWN = 5;
/** The sum of five balls is this on average, and never exactly. */
const SUM_MIDDLE = 92.5;

/** A fixed kind of bet: when it wins, what it returns in hundredths, and how many of the ordered draws win it. */
interface Kind {
  readonly returns: number;
  isWon(drawn: readonly number[]): boolean;
}

const NUMBERS = Array.from({ length: BALLS }, (_, at) => at + 1);
/** Return by number of odd balls, in hundredths. */
const ODD_RETURNS = [4_100, 640, 282, 282, 640, 4_100];

const KINDS: Readonly<Record<string, Kind>> = {
  'first-odd': { returns: 190, isWon: ([first = 0]) => first % 2 === 1 },
  'first-even': { returns: 190, isWon: ([first = 0]) => first % 2 === 0 },
  'first-low': { returns: 190, isWon: ([first = 0]) => first <= BALLS / 2 },
  'first-high': { returns: 190, isWon: ([first = 0]) => first > BALLS / 2 },
  'sum-under': { returns: 190, isWon: (drawn) => sumOf(drawn) < SUM_MIDDLE },
  'sum-over': { returns: 190, isWon: (drawn) => sumOf(drawn) > SUM_MIDDLE },
  ...Object.fromEntries(
    ODD_RETURNS.map((returns, count) => [
      `odds-${count}`,
      { returns, isWon: (drawn: readonly number[]) => drawn.filter((ball) => ball % 2 === 1).length === count },
    ]),
  ),
  ...Object.fromEntries(
    NUMBERS.map((number) => [
      `number-${number}`,
      { returns: 680, isWon: (drawn: readonly number[]) => drawn.includes(number) },
    ]),
  ),
};
const PLACES = Object.keys(KINDS);

/**
 * A draw of numbers as a studio runs it: five of 36 balls, and a fixed list of bets: a ball among the five, the first ball's
 * parity and half, how many are odd, and on which side of 92.5 their sum lies.
 */
export const NUMBER_DRAW = tableEngine<readonly number[]>({
  facts: {
    key: 'number-draw-5-36',
    kind: 'number-draw',
    rtp: { min: 9_318, max: 9_500 },
    volatility: 'chosen',
    payoutMaxHundredths: 4_100,
    parameters: {
      balls: BALLS,
      drawn: DRAWN,
      places: PLACES,
      returnHundredths: Object.fromEntries(PLACES.map((place) => [place, returnsOf(place)])),
    },
  },
  places: PLACES,
  draw: drawBalls,
  returnOf: (place, drawn) => (KINDS[place]?.isWon(drawn) ? hundredths(returnsOf(place)) : NOTHING),
  show: (drawn) => ({ drawn, sum: sumOf(drawn), odds: drawn.filter((ball) => ball % 2 === 1).length }),
  law: (place): Law =>
    winOrLose({
      wins: BigInt(countedWins().get(place) ?? 0),
      of: choose(BALLS, DRAWN) * BigInt(DRAWN),
      returns: hundredths(returnsOf(place)),
    }),
});

/** Each ball left is exactly equally likely. */
function drawBalls(draws: Draws): number[] {
  const left = [...NUMBERS];
  return Array.from({ length: DRAWN }, () => left.splice(drawBelow(draws, left.length), 1)[0] ?? 0);
}

function returnsOf(place: string): number {
  return KINDS[place]?.returns ?? 0;
}

function sumOf(drawn: readonly number[]): number {
  return drawn.reduce((sum, ball) => sum + ball, 0);
}

let counted: ReadonlyMap<string, number> | null = null;

/**
 * The draws that win each place, by looking at every one: the 376,992 sets of five balls, each with every one of its balls
 * as the first. Only the first ball's place matters beside the set.
 */
function countedWins(): ReadonlyMap<string, number> {
  counted ??= countWins();
  return counted;
}

function countWins(): ReadonlyMap<string, number> {
  const wins = new Map<string, number>();
  const kinds = Object.entries(KINDS).filter(([place]) => !place.startsWith('number-'));
  const add = (place: string, count: number) => wins.set(place, (wins.get(place) ?? 0) + count);
  const sets = (from: number, drawn: readonly number[]): void => {
    if (drawn.length < DRAWN) {
      for (let ball = from; ball <= BALLS; ball += 1) sets(ball + 1, [...drawn, ball]);
      return;
    }
    for (const ball of drawn) add(`number-${ball}`, DRAWN);
    for (const [place, { isWon }] of kinds) {
      if (!place.startsWith('first-')) {
        if (isWon(drawn)) add(place, DRAWN);
        continue;
      }
      for (const first of drawn) if (isWon([first])) add(place, 1);
    }
  };
  sets(1, []);
  return wins;
}
