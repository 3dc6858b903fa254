import * as z from 'zod';

/**
 * Result of a contest as the supplier of fixtures and results sends it: the score with its facts, or a whole record of a contest of
 * any sort. What is absent is not known.
 */

const count = z.int().min(0).max(999);
const score = z.object({ home: count, away: count });
const side = z.enum(['home', 'away']);
/** The key of a competitor or a player. */
const competitor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const STATISTICS = [
  'corners',
  'cards',
  'yellow-cards',
  'red-cards',
  'shots',
  'shots-on-target',
  'fouls',
  'penalties',
] as const;

/** Facts of a match beside its score. */
export const feedFacts = z.strictObject({
  /** Scores within each period, in order. */
  periods: z.array(score).min(1).max(20).optional(),
  periods_planned: z.int().min(1).max(20).optional(),
  regular_minutes: z.int().min(1).max(240).optional(),
  decided_in: z.enum(['regular-time', 'overtime', 'shoot-out']).optional(),
  /** Score of overtime alone. */
  overtime: score.optional(),
  shoot_out: score.optional(),
  advancing: side.optional(),
  /** Every goal of regular time, in order: its minute, rounded up, or the seconds on the clock of the match. */
  goals: z
    .array(
      z.strictObject({
        side,
        minute: z.int().min(1).max(240).optional(),
        seconds: z.int().min(0).max(14_400).optional(),
        scorer: competitor.optional(),
        own_goal: z.boolean().optional(),
      }),
    )
    .max(200)
    .optional(),
  statistics: z.partialRecord(z.enum(STATISTICS), score).optional(),
  /** The same of each period, in order. */
  statistics_by_period: z
    .array(z.partialRecord(z.enum(STATISTICS), score))
    .min(1)
    .max(20)
    .optional(),
  lineup: z.array(competitor).max(100).optional(),
  /** Parts that were given to a side without play, by their numbers. */
  walkovers: z.array(z.int().min(1).max(20)).min(1).max(20).optional(),
  /** The last set was a tie-break in place of a set. */
  last_set_tie_break: z.boolean().optional(),
  /** Another pitcher began than the one that had been announced. */
  pitcher_changed: z.boolean().optional(),
  /** The highest break of each side, and how often each had a visit of the most there is. */
  breaks: score.optional(),
  maxima: score.optional(),
  /** Of a bout of wrestling. */
  style: z.enum(['freestyle', 'greco-roman']).optional(),
});

const status = z.enum(['completed', 'abandoned', 'walkover', 'cancelled']);

const matchRecord = feedFacts.extend({
  sort: z.literal('match'),
  status,
  score: score.optional(),
  minutes_played: count.optional(),
});

const raceRecord = z.strictObject({
  sort: z.literal('race'),
  status,
  entries: z
    .array(
      z.strictObject({
        key: competitor,
        state: z.enum(['finished', 'retired', 'disqualified', 'non-runner']),
        position: z.int().min(1).max(200).optional(),
        laps: count.optional(),
      }),
    )
    .max(200)
    .optional(),
  fastest_lap: z.array(competitor).max(20).optional(),
  /** True if the result was changed after the ceremony. */
  after_ceremony: z.boolean().optional(),
});

const fightRecord = z.strictObject({
  sort: z.literal('fight'),
  status,
  winner: z.enum(['home', 'away', 'draw']).optional(),
  method: z
    .enum([
      'points',
      'knockout',
      'technical-knockout',
      'technical-decision',
      'disqualification-or-refusal',
      'submission',
    ])
    .optional(),
  /** The round in which it ended. */
  round: z.int().min(1).max(15).optional(),
  past_half_round: z.boolean().optional(),
  /** Duration of that round, in seconds, and planned duration of a round, in minutes. */
  round_seconds: z.int().min(0).max(600).optional(),
  round_minutes: z.int().min(1).max(10).optional(),
  rounds_planned: z.int().min(1).max(15).optional(),
});

const tournamentRecord = z.strictObject({
  sort: z.literal('tournament'),
  status,
  entries: z
    .array(
      z.strictObject({
        key: competitor,
        position: z.int().min(1).max(500).optional(),
        withdrawn: z.boolean().optional(),
      }),
    )
    .max(500)
    .optional(),
  final_held: z.boolean().optional(),
  /** Finalists, once they are known. */
  finalists: z.array(competitor).length(2).optional(),
});

export const feedRecordBody = z.discriminatedUnion('sort', [matchRecord, fightRecord, raceRecord, tournamentRecord]);

/** Unit of an amount that was played: `displayed` are minutes of the game's own clock, `real` those of the wall. */
const playUnit = z.enum(['minutes', 'displayed', 'real', 'innings', 'ends']);

/** Ending of a contest that was not played to its end. */
export const feedEnding = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('withdrawn'),
    part: z.int().min(1).max(20),
    /** Side that gave up. */
    by: side.optional(),
  }),
  z.strictObject({ kind: z.literal('forfeit'), by: z.enum(['walkover', 'default', 'technical']) }),
  z.strictObject({
    kind: z.literal('interrupted'),
    played: z.number().min(0).max(999).nullable(),
    /** The format of the match, by its name in the rule book. */
    format: z.string().min(1).max(40).optional(),
    /** Unit of `played`. (Default: that of the format's minimum in the rule book) */
    unit: playUnit.optional(),
  }),
  z.strictObject({ kind: z.literal('postponed'), is_tournament_over: z.boolean() }),
  /** Ended early because of a large lead; a fight without a result; played over another distance than announced. */
  z.strictObject({ kind: z.enum(['mercy', 'no-contest', 'format-changed']) }),
  /** Overs were taken away, and the winner was calculated. */
  z.strictObject({ kind: z.literal('reduced'), winner: z.enum(['home', 'away', 'draw']) }),
]);

/** A contest that stopped and may go on, or that was put off. */
export const feedHaltState = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('interrupted'),
    at: z.iso.datetime(),
    record: feedRecordBody,
    played: z.number().min(0).max(999).nullable(),
    format: z.string().min(1).max(40).optional(),
    /** Unit of `played`. (Default: that of the format's minimum in the rule book, such as displayed minutes in e-hockey) */
    unit: playUnit.optional(),
  }),
  z.strictObject({
    kind: z.literal('postponed'),
    at: z.iso.datetime(),
    tournament_ends_at: z.iso.datetime().optional(),
  }),
]);

/** A market with its prices, by a kind of the catalogue and its specifier; odds in decimal text (`1.85`). */
export const feedMarket = z.strictObject({
  kind: z.string().min(1).max(60),
  specifier: z.string().max(2_000).default(''),
  selections: z
    .array(
      z.strictObject({
        outcome: z.string().min(1).max(80),
        name: z.string().min(1).max(120).optional(),
        odds: z.string().regex(/^[1-9]\d{0,3}(\.\d{1,3})?$/),
      }),
    )
    .min(1)
    .max(200),
});

export type FeedFacts = z.infer<typeof feedFacts>;
export type FeedRecordBody = z.infer<typeof feedRecordBody>;
export type FeedEnding = z.infer<typeof feedEnding>;
export type FeedHaltState = z.infer<typeof feedHaltState>;
export type FeedMarket = z.infer<typeof feedMarket>;
