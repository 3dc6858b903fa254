import * as z from 'zod';

/**
 * Messages of the simulation of matches in play: JSON batches, signed as the messages of `odds-feed.ts`. A batch
 * contains for each event what changed since the last batch that was accepted; each property counts by the time of the
 * event that contains it, so that batches may come twice, late and out of order.
 */

/** Path that takes a request to send everything current again. */
export const SIMULATED_RECOVERY_PATH = '/feed/simulated/recovery';
/** Path of its calendar: messages of `odds-feed.ts`, with a stamp that changes when there is news. */
export const SIMULATED_CALENDAR_PATH = '/feed/simulated/calendar';
/** Country of its leagues: screens state in the reader's language that they are simulated. */
export const SIMULATED_COUNTRY = 'simulated';

const key = z.string().min(1).max(120);
const name = z.string().min(1).max(120);
const points = z.int().min(0).max(999);
const score = z.object({ home: points, away: points });
const team = z.object({ key, name, code: z.string().min(1).max(8).nullable().default(null) });
const market = { kind: z.string().min(1).max(40), specifier: z.string().max(80) };

const fixture = z
  .object({
    league: z.object({ key, name, country: z.string().min(2).max(12), sport: z.string().min(2).max(40) }),
    home: team,
    away: team,
    starts_at: z.iso.datetime(),
  })
  .refine(({ home, away }) => home.key !== away.key, 'a team against itself');

/** Counts of a match; an absent one is not known, and never will be. */
const counts = z.object({
  corners: score.optional(),
  'yellow-cards': score.optional(),
  'red-cards': score.optional(),
  penalties: score.optional(),
});

const record = z.object({
  score,
  periods: z.array(score).min(1).max(50),
  /** In order; minutes of regular time, rounded up. */
  goals: z
    .array(z.object({ side: z.enum(['home', 'away']), minute: z.int().min(1).max(120) }))
    .max(60)
    .optional(),
  statistics: counts.optional(),
  /** The same of each period, in order. */
  statistics_by_period: z.array(counts).max(50).optional(),
});

const progress = z.object({
  status: z.enum(['scheduled', 'live', 'finished']),
  score: score.nullable(),
  /** `63:00` since the start or left of the period, as the sport shows it; null in sports without a clock. */
  clock: z.string().max(8).nullable(),
  phase: z.enum(['play', 'break', 'overtime']).nullable(),
  /** From 1; overtime goes on counting. */
  period: z.int().min(1).max(50).nullable(),
  periods: z.array(score).max(50),
  /** Points of the game under way, in sports that have some below the periods: `40` to `15`. */
  points: z.object({ home: z.string().max(4), away: z.string().max(4) }).nullable(),
  /** Side that serves or is at bat. */
  server: z.enum(['home', 'away']).nullable(),
  /** Counts beside the score: corners, cards. */
  counts: counts.optional(),
  /** Seconds of the wall until the match can be over at the earliest; absent in breaks and in sports without a clock. */
  remaining: z.int().min(0).max(100_000).optional(),
});

const priced = z.object({
  ...market,
  status: z.enum(['open', 'suspended']),
  /** Every outcome has a price, also where the market waits: so that it is known in whatever order batches arrive. */
  selections: z.array(z.object({ outcome: z.string().min(1).max(40), odds: z.string().max(12) })).max(20),
});

const result = z.object({
  ...market,
  outcome: z.string().min(1).max(40),
  result: z.union([z.literal(0), z.literal(1)]),
  void_halves: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});

export const simulatedEvent = z.object({
  event: key,
  /** Milliseconds; grows with every word about the event. */
  version: z.int().positive(),
  fixture: fixture.optional(),
  progress: progress.optional(),
  /** True while betting is stopped: something is about to happen, or has just happened. */
  stopped: z.boolean().optional(),
  prices: z.array(priced).max(200).default([]),
  results: z.array(result).max(1_000).default([]),
  /** Record of the match, once it is over: it settles the markets that `results` leave open. */
  record: record.optional(),
});
export type SimulatedEvent = z.infer<typeof simulatedEvent>;
export type SimulatedRecord = z.infer<typeof record>;
export type SimulatedCounts = z.infer<typeof counts>;
export type SimulatedProgress = z.infer<typeof progress>;
export type SimulatedPrices = z.infer<typeof priced>;
export type SimulatedResult = z.infer<typeof result>;

export const simulatedBatch = z.object({
  /** The simulation lives: its time in milliseconds. */
  alive: z.int().positive().optional(),
  /** Number of the request for which everything current was sent again. */
  snapshot_of: z.int().min(0).optional(),
  /** Read one by one, so that one that cannot be read keeps no other from counting. */
  events: z.array(z.unknown()).max(500),
});
export type SimulatedBatch = Omit<z.infer<typeof simulatedBatch>, 'events'> & {
  readonly events: readonly SimulatedEvent[];
};
