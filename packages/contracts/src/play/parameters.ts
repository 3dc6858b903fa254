import * as z from 'zod/mini';
import { count, type ValueOf } from './shape.ts';

/* Parameters of an engine that a screen reads, by kind of game; returns and odds in hundredths of the stake. */

const figures = z.record(z.string(), count);

/** Of sic bo, the money wheel and the number draw: return of each place. */
export const placeReturns = z.object({ returnHundredths: figures });

export const coinParameters = z.object({ returnHundredths: count });

/** Of baccarat and dragon tiger: returns of the places that do not double their stake. */
export const cardDuelParameters = z.object({
  tieHundredths: count,
  bankerHundredths: z.optional(count),
  pairHundredths: z.optional(count),
  suitedTieHundredths: z.optional(count),
});

/** Returns by risk, by picks from 1, by hits from 0. */
export const kenoParameters = z.object({ pays: z.record(z.string(), z.array(z.array(count))) });

/** Returns by risk, by rows, bin by bin. */
export const plinkoParameters = z.object({ pays: z.record(z.string(), z.record(z.string(), z.array(count))) });

/** Of poker against the dealer: the second bet and its antes, and antes that a won ante and a hand alone bring. */
export const pokerParameters = z.object({
  bet: z.enum(['play', 'call']),
  betAntes: count,
  antePays: figures,
  bonusPays: figures,
});

/** Names of the teams. */
export const virtualFootballParameters = z.object({ teams: z.array(z.string()) });

const raceCard = z.object({
  runners: z.array(z.string()),
  /** By place. */
  odds: figures,
  /** By first, second and third; 0 where it is not offered. */
  tricasts: z.array(z.array(z.array(count))),
});

export const horseRaceParameters = z.object({ races: z.array(raceCard) });

export type RaceCard = ValueOf<typeof raceCard>;
