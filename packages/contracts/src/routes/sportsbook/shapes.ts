import * as z from 'zod';
import { BET_STATUSES } from '../../codes/statuses.ts';
import { amountText, idIn } from '../../wire.ts';

/** Shapes that several calls of the betting line share. */

/** A kind of the catalogue of markets; what a later version adds is shown by its key until it has a name. */
export type MarketKind = string;

/** The main kinds, which lists carry, each with its outcome keys in the order in which they are shown. */
export const MAIN_OUTCOMES = {
  '1x2': ['1', 'x', '2'],
  total: ['over', 'under'],
  'both-score': ['yes', 'no'],
  'match-winner': ['1', '2'],
} as const;

/** Decimal odds as text with two or three decimals. */
export const oddsText = z.string().regex(/^[1-9]\d{0,3}\.\d{2,3}$/);

export const selectionShape = z.object({
  id: idIn(),
  outcome: z.string(),
  /** Of a competitor, where the outcome is its key. */
  name: z.string().optional(),
  odds: oddsText,
  /** Number of the price; a slip names the price it saw. */
  version: z.int(),
  /** How it came out; `shared` is the part of a dead heat. Absent while it has no result. */
  result: z.enum(['won', 'lost', 'half-won', 'half-lost', 'returned', 'shared']).optional(),
});

/** Terms on which a winner is bet on each way: 1/`divisor` of what the odds win, for so many places. */
export const eachWayShape = z.object({ divisor: z.int(), places: z.int() });

export const marketShape = z.object({
  id: idIn(),
  /** A kind of the catalogue of markets. */
  kind: z.string(),
  /** Specifier of the market, such as `period=1|line=2.5`; empty for kinds that ask nothing. */
  specifier: z.string(),
  status: z.enum(['open', 'suspended', 'settled', 'void']),
  /**
   * Reason why a suspended market takes no bets, as the refusal of a bet would name it; `result-awaited` when the event
   * is over and its result lacks what the market needs. Null for any other.
   */
  reason: z.enum(['event-started', 'event-stopped', 'market-suspended', 'result-awaited']).nullable(),
  /** Absent where a winner is bet on to win alone. */
  each_way: eachWayShape.optional(),
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

/** State of an event in play beside its score, as far as its supplier reports it. */
export const progressShape = z.object({
  /** `63:20`; null in sports without a clock. */
  clock: z.string().nullable(),
  phase: z.enum(['play', 'break', 'overtime']).nullable(),
  /** From 1; overtime goes on counting. */
  period: z.int().nullable(),
  /** Scores of each period so far. */
  periods: z.array(scoreShape),
  /** Points of the game under way, in sports that have some below the periods: `40` to `15`. */
  points: z.object({ home: z.string(), away: z.string() }).nullable(),
  /** Side that serves or is at bat. */
  server: z.enum(['home', 'away']).nullable(),
  /** Counts beside the score, by kind (`corners`, `yellow-cards`); null where the feed has none. */
  counts: z.record(z.string(), scoreShape).nullable(),
});

/** Result of a contest without a score: the order of a race or a tournament, or the end of a fight. */
const contestResultShape = z.discriminatedUnion('sort', [
  z.object({
    sort: z.literal('ranking'),
    /** False when the winner of a tournament was set without a final. */
    is_final_held: z.boolean(),
    /** By place; in lists the podium alone. */
    entries: z.array(
      z.object({
        place: z.int().nullable(),
        name: z.string(),
        state: z.enum(['ranked', 'retired', 'disqualified', 'non-runner', 'unranked']),
        /** Others share the place. */
        is_tied: z.boolean(),
        has_fastest_lap: z.boolean(),
        /** Last price of its win before the contest; null where there was none. */
        odds: oddsText.nullable(),
      }),
    ),
  }),
  z.object({
    sort: z.literal('fight'),
    winner: z.enum(['home', 'away', 'draw']).nullable(),
    method: z.string().nullable(),
    round: z.int().nullable(),
  }),
]);

export const eventShape = z.object({
  id: idIn(),
  league: leagueShape,
  round: z.string().nullable(),
  /** Of a contest of many (a race), the contest itself; `away` has an empty name then. */
  home: teamShape,
  away: teamShape,
  starts_at: z.string(),
  status: z.enum(['scheduled', 'live', 'finished', 'abandoned', 'cancelled']),
  score: scoreShape.nullable(),
  progress: progressShape.nullable(),
  /** Absent of a match, and while the contest is not over. */
  result: contestResultShape.optional(),
  /** All open markets of the event, shown or not; none once it has started or is stopped. */
  markets_count: z.int(),
  markets: z.array(marketShape),
});

/** A leg of a featured express, as the line offers it. */
export const topLegShape = z.object({
  event: idIn(),
  selection: idIn(),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  /** Slug of the sport, whose words name the market. */
  sport: z.string(),
  starts_at: z.string(),
  market_id: idIn(),
  market: z.string(),
  specifier: z.string(),
  outcome: z.string(),
  /** Of a competitor, where the outcome is its key. */
  name: z.string().optional(),
  odds: oddsText,
  version: z.int(),
  /** True if a bet on it would be taken now. */
  is_open: z.boolean(),
});

const whyShape = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });

const partShape = z.object({
  status: z.enum(['won', 'lost', 'half-won', 'half-lost', 'void']),
  factor: z.string(),
});

/** A leg each way: its terms as they were when it was placed, the odds of its place half, and how both halves settled. */
export const legEachWayShape = eachWayShape.extend({
  odds: z.string(),
  /** Null while the leg is open. */
  settled: z.object({ win: partShape, place: partShape.extend({ why: whyShape.nullable() }) }).nullable(),
});

export const betLegShape = z.object({
  event: idIn(),
  selection: idIn(),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  league_id: idIn(),
  /** Country of the league, as leagues name theirs. */
  country: z.string(),
  /** Slug of the sport, whose words name the market. */
  sport: z.string(),
  starts_at: z.string(),
  market: z.string(),
  specifier: z.string(),
  outcome: z.string(),
  /** Of a competitor, where the outcome is its key. */
  name: z.string().optional(),
  odds: oddsText,
  status: z.enum(['open', 'won', 'lost', 'half-won', 'half-lost', 'void']),
  score: scoreShape.nullable(),
  /** Factor of the leg once settled, such as `2.35`, `1` or `0`. */
  factor: z.string().nullable(),
  /**
   * Figure that its market asks about, where it is not the score: `corners`, `period` (with its number), `points` of all parts.
   * Null where it is the score, and while nobody counts it.
   */
  figure: scoreShape.extend({ of: z.string(), period: z.int().nullable() }).nullable(),
  /**
   * Reason for its settlement, which every settled leg has, or what an open leg of a finished event waits for: a code of the
   * catalogue `verdicts` with its figures.
   */
  why: whyShape.nullable(),
  /** Notion that explains how the leg was settled (`RULE_NOTIONS`), else the section of its sport's article that does; null while it is open. */
  rule: z.string().nullable(),
  /** Absent of a bet to win. */
  each_way: legEachWayShape.optional(),
});

/** Money that paid a bet: the player's money, bonus money, or a free bet. */
export const PAID_WITH = ['main', 'bonus', 'free-bet'] as const;

export const saleShape = z.object({
  /** Part of the stake that was sold, and its price. */
  stake: amountText,
  value: amountText,
  at: z.string(),
  /** Cause of the sale: the player, or their automatic rule. */
  cause: z.enum(['player', 'rule']),
});

export const betShape = z.object({
  id: idIn(),
  /** Code a player reads to support. */
  code: z.string(),
  kind: z.enum(['single', 'express', 'system']),
  /** Sizes of a system's combinations, the places of its bankers, and how many combinations it has; null for any other. */
  system: z.object({ sizes: z.array(z.int()), bankers: z.array(z.int()), combinations: z.int() }).nullable(),
  stake: amountText,
  currency: z.string(),
  /** True if an event of it was in play when it was placed. */
  is_live: z.boolean(),
  paid_with: z.enum(PAID_WITH),
  /** True if its payout includes the stake: false for most free bets. */
  is_stake_returned: z.boolean(),
  /** Payout of a unit of stake when every leg wins, cut to two decimals for display. */
  odds: z.string(),
  potential_payout: amountText,
  /** All that was paid for the bet, what was sold of it included; null while it is in play. */
  payout: amountText.nullable(),
  /** Stake that remains after its sales, and its largest payout. */
  rest_stake: amountText,
  rest_potential_payout: amountText,
  /** Sales of the bet, in the order of time. */
  sales: z.array(saleShape),
  /** Its automatic cash-out: sold once it is worth so much; null without one. */
  cash_out_rule: z.object({ value: amountText, set_at: z.string() }).nullable(),
  status: z.enum(BET_STATUSES),
  /** Player code of specification 3, section 4. */
  status_code: z.int(),
  placed_at: z.string(),
  settled_at: z.string().nullable(),
  legs: z.array(betLegShape),
});

export type Selection = z.output<typeof selectionShape>;
export type EventProgress = z.output<typeof progressShape>;
export type Market = z.output<typeof marketShape>;
export type SportEvent = z.output<typeof eventShape>;
export type Bet = z.output<typeof betShape>;
export type BetLeg = z.output<typeof betLegShape>;
export type PaidWith = (typeof PAID_WITH)[number];
export type EachWay = z.output<typeof eachWayShape>;
export type Sale = z.output<typeof saleShape>;
export type ContestResult = z.output<typeof contestResultShape>;
export type League = z.output<typeof leagueShape>;
