import * as z from 'zod';
import { BET_STATUSES } from '../../codes/statuses.ts';
import { amountText, idIn } from '../../wire.ts';

/** Shapes that several calls of the betting line share. */

export const MARKET_KINDS = ['1x2', 'double-chance', 'total', 'both-score'] as const;
/** What a market asks about; step 3 of the plan adds the rest of the catalogue. */
export type MarketKind = (typeof MARKET_KINDS)[number];

/** Outcome keys of each market, in the order in which they are shown. */
export const OUTCOMES: Readonly<Record<MarketKind, readonly string[]>> = {
  '1x2': ['1', 'x', '2'],
  'double-chance': ['1x', '12', 'x2'],
  total: ['over', 'under'],
  'both-score': ['yes', 'no'],
};

/** Decimal odds as text with two or three decimals. */
export const oddsText = z.string().regex(/^[1-9]\d{0,3}\.\d{2,3}$/);

export const selectionShape = z.object({
  id: idIn(),
  outcome: z.string(),
  odds: oddsText,
  /** Number of the price; a slip names the price it saw. */
  version: z.int(),
});

export const marketShape = z.object({
  id: idIn(),
  kind: z.enum(MARKET_KINDS),
  /** Line of a total, such as `2.5`; null for markets without one. */
  line: z.string().nullable(),
  status: z.enum(['open', 'suspended', 'settled', 'void']),
  selections: z.array(selectionShape),
});

export const teamShape = z.object({ id: idIn(), name: z.string(), code: z.string().nullable() });

export const scoreShape = z.object({ home: z.int(), away: z.int() });

export const leagueShape = z.object({
  id: idIn(),
  slug: z.string(),
  name: z.string(),
  /** ISO country code in lower case, `eu` or `world`; the client names it in its language. */
  country: z.string(),
  sport: z.string(),
});

export const eventShape = z.object({
  id: idIn(),
  league: leagueShape,
  round: z.string().nullable(),
  home: teamShape,
  away: teamShape,
  starts_at: z.string(),
  status: z.enum(['scheduled', 'live', 'finished', 'abandoned', 'cancelled']),
  score: scoreShape.nullable(),
  /** All open markets of the event, shown or not. */
  markets_count: z.int(),
  markets: z.array(marketShape),
});

export const betLegShape = z.object({
  event: idIn(),
  selection: idIn(),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  starts_at: z.string(),
  market: z.enum(MARKET_KINDS),
  line: z.string().nullable(),
  outcome: z.string(),
  odds: oddsText,
  status: z.enum(['open', 'won', 'lost', 'half-won', 'half-lost', 'void']),
  score: scoreShape.nullable(),
  /** Factor of the leg once settled, such as `2.35`, `1` or `0`. */
  factor: z.string().nullable(),
});

export const betShape = z.object({
  id: idIn(),
  /** Code a player reads to support. */
  code: z.string(),
  kind: z.enum(['single', 'express']),
  stake: amountText,
  currency: z.string(),
  /** Product of the legs, cut to two decimals for the eye. */
  odds: z.string(),
  potential_payout: amountText,
  payout: amountText.nullable(),
  status: z.enum(BET_STATUSES),
  /** Player code of specification 3, section 4. */
  status_code: z.int(),
  placed_at: z.string(),
  settled_at: z.string().nullable(),
  legs: z.array(betLegShape),
});

export type Selection = z.output<typeof selectionShape>;
export type Market = z.output<typeof marketShape>;
export type SportEvent = z.output<typeof eventShape>;
export type Bet = z.output<typeof betShape>;
export type BetLeg = z.output<typeof betLegShape>;
export type League = z.output<typeof leagueShape>;
