import { type Draws, drawBelow } from '@ordago/fairness';
import { assert, type Factor, payoutOf, type Units } from '@ordago/kernel';
import { reduced } from '../fraction.ts';

/** Numbers of the European wheel: 0 to 36, one zero. */
export const ROULETTE_NUMBERS = 37;

/** The bets that cover many numbers; none of them covers zero. */
export const ROULETTE_FIELDS = [
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'dozen-1',
  'dozen-2',
  'dozen-3',
  'column-1',
  'column-2',
  'column-3',
] as const;
export type RouletteField = (typeof ROULETTE_FIELDS)[number];

/** Place of a stake: on one number or on a field. */
export type RoulettePlace = { readonly number: number } | { readonly field: RouletteField };

export interface RouletteBet {
  readonly place: RoulettePlace;
  /** Ledger units, more than 0. */
  readonly stake: Units;
}

/** One turn of the wheel with everything that lay on the table. */
export interface RouletteRound {
  readonly number: number;
  /** Payout of each bet in the order given, stake included; 0 where it lost. */
  readonly payouts: readonly Units[];
  readonly stake: Units;
  readonly payout: Units;
  /** True only when the payout is larger than all stakes together: nothing is celebrated otherwise. */
  readonly beatsStake: boolean;
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** A winning bet returns 36 times its stake, divided by the numbers it covers: 36, 3 or 2 times. */
const RETURN_SHARED = 36;

/** Returns true if a number from outside is on the wheel. */
export function isRouletteNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < ROULETTE_NUMBERS;
}

/** Returns the colour of a number on the wheel. */
export function rouletteColour(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** Turns the wheel once, every number exactly equally likely, and pays what lay on the table. At least one bet. */
export function spinRoulette(bets: readonly RouletteBet[], draws: Draws): RouletteRound {
  return settleRoulette(bets, drawBelow(draws, ROULETTE_NUMBERS));
}

/** Returns the payouts of the bets on a given number: the rule itself, without chance. */
export function settleRoulette(bets: readonly RouletteBet[], number: number): RouletteRound {
  assert(bets.length > 0 && isRouletteNumber(number), 'roulette takes a bet and a number of the wheel');
  const payouts = bets.map(({ place, stake }) => {
    assert(stake > 0n, 'a bet takes a stake');
    return covers(place, number) ? payoutOf(stake, [returnOf(place)], 1n) : 0n;
  });
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const payout = payouts.reduce((sum, part) => sum + part, 0n);
  return { number, payouts, stake, payout, beatsStake: payout > stake };
}

/** Return of a winning bet on a place over its stake, stake included. */
export function returnOf(place: RoulettePlace): Factor {
  return reduced(BigInt(RETURN_SHARED), BigInt(coveredBy(place).length));
}

/** The exact return to player of a place: 36/37 wherever the stake lies. */
export function exactRouletteRtp(place: RoulettePlace): Factor {
  const { numerator, denominator } = returnOf(place);
  return reduced(numerator * BigInt(coveredBy(place).length), denominator * BigInt(ROULETTE_NUMBERS));
}

function coveredBy(place: RoulettePlace): number[] {
  return Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number).filter((number) => covers(place, number));
}

function covers(place: RoulettePlace, number: number): boolean {
  if ('number' in place) {
    assert(isRouletteNumber(place.number), `not on the wheel: ${place.number}`);
    return place.number === number;
  }
  return number !== 0 && FIELD_RULES[place.field](number);
}

const FIELD_RULES: Readonly<Record<RouletteField, (number: number) => boolean>> = {
  red: (number) => RED.has(number),
  black: (number) => !RED.has(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
  'dozen-1': (number) => number <= 12,
  'dozen-2': (number) => number >= 13 && number <= 24,
  'dozen-3': (number) => number >= 25,
  'column-1': (number) => number % 3 === 1,
  'column-2': (number) => number % 3 === 2,
  'column-3': (number) => number % 3 === 0,
};
