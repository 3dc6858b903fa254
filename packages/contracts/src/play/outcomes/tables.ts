import * as z from 'zod/mini';
import { amount, count, type ValueOf } from '../shape.ts';

/** On the outcome of every table, beside its own: each bet and its return. */
const bets = z.array(z.object({ place: z.string(), stake: amount, payout: amount }));

const side = z.enum(['home', 'away']);

export const rouletteOutcome = z.object({ bets, number: count });

const baccaratOutcome = z.object({
  kind: z.literal('baccarat'),
  bets,
  player: z.array(z.string()),
  banker: z.array(z.string()),
  playerTotal: count,
  bankerTotal: count,
});

const dragonTigerOutcome = z.object({
  kind: z.literal('dragon-tiger'),
  bets,
  dragon: z.string(),
  tiger: z.string(),
});

/** Two hands against each other. */
export const cardDuelOutcome = z.discriminatedUnion('kind', [baccaratOutcome, dragonTigerOutcome]);

export const sicBoOutcome = z.object({ bets, dice: z.array(count), total: count });

export const moneyWheelOutcome = z.object({
  bets,
  segment: z.enum(['one', 'three', 'five', 'eleven', 'coin']),
  /** Hundredths on both faces of the coin, and the face that fell; null at any other segment. */
  coin: z.nullable(z.object({ heads: count, tails: count, fell: z.enum(['heads', 'tails']) })),
});

export const numberDrawOutcome = z.object({
  bets,
  drawn: z.array(count),
  sum: count,
  /** Odd numbers among the drawn ones. */
  odds: count,
});

export const horseRaceOutcome = z.object({
  bets,
  race: count,
  /** Numbers of the first three home, from 1. */
  finish: z.array(count),
  names: z.array(z.string()),
});

export const virtualFootballOutcome = z.object({
  bets,
  score: z.tuple([count, count]),
  goals: z.array(z.object({ side, minute: count })),
});

/** Common to the outcomes of all tables. */
export const tableOutcome = z.object({ bets });

export type TableOutcome = ValueOf<typeof tableOutcome>;
export type RouletteOutcome = ValueOf<typeof rouletteOutcome>;
export type CardDuelOutcome = ValueOf<typeof cardDuelOutcome>;
export type SicBoOutcome = ValueOf<typeof sicBoOutcome>;
export type MoneyWheelOutcome = ValueOf<typeof moneyWheelOutcome>;
export type NumberDrawOutcome = ValueOf<typeof numberDrawOutcome>;
export type HorseRaceOutcome = ValueOf<typeof horseRaceOutcome>;
export type VirtualFootballOutcome = ValueOf<typeof virtualFootballOutcome>;
