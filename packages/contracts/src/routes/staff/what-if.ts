import * as z from 'zod';
import { LIMIT_LINES, LIMIT_SCOPES } from '../../errors/limit-names.ts';
import { route } from '../../route.ts';
import { amountIn, amountText, idIn, intIn } from '../../wire.ts';
import { betLimit, bettingSettings, currencyIn } from './betting-admin.ts';

/** Limits that one question may take otherwise. */
export const SUPPOSED_LIMITS_MAX = 10;
const LEGS_MAX = 40;

const { bets_stopped, live_stopped, live_delay_s, bet_gap_s, same_bet_max } = bettingSettings;
const { express_legs_max, combinations_max, express_odds_max } = bettingSettings;

const outcome = z.object({
  /** Null where the bet would be taken. */
  refusal: z.object({ name: z.string(), code: z.int(), params: z.record(z.string(), z.string()) }).nullable(),
  /** Seconds for which the bet would wait before it is accepted; 0 for none. */
  wait_s: z.int(),
  line: z.enum(LIMIT_LINES),
  /** Of the whole bet, cut to two decimals for the eye. */
  odds: z.string(),
  potential_payout: amountText,
  stake: z
    .object({
      min: amountText,
      /** Stake that a new slip begins with; absent where no stake fits. */
      suggested: amountText,
      /** The largest that every limit leaves; nothing where it is below the smallest, null where none bounds it. */
      max: amountText.nullable(),
      /** Payout of that stake. */
      payout_max: amountText,
    })
    .nullable(),
  /** Every limit that holds for the bet, the one that leaves the least first. */
  limits: z.array(
    z.object({
      /** The refusal by which a stake meets it. */
      name: z.string(),
      code: z.int(),
      /** A limit of the back office, the stakes of the currency, or what one event may cost the operator. */
      source: z.enum(['limit', 'currency', 'liability']),
      scope: z.enum(LIMIT_SCOPES),
      /** Name of its target; null for the bet itself. */
      about: z.string().nullable(),
      /** As staff set it; null for what holds for every bet of the currency. */
      set: z.object({ ...betLimit, amount: amountText, is_supposed: z.boolean() }).nullable(),
      /** In the currency of the bet; null where no rate is known. */
      amount: amountText.nullable(),
      used: amountText,
      room: amountText,
      /** The stake that it leaves; null where it bounds none. */
      stake_max: amountText.nullable(),
      is_passed: z.boolean(),
      is_binding: z.boolean(),
    }),
  ),
  /** Bounds of a bet whatever its stake; `now` is null where only placing it can decide. */
  bounds: z.array(z.object({ name: z.string(), code: z.int(), max: z.string(), now: z.string().nullable() })),
});

export const askWhatIf = route({
  name: 'sportsbook.ask-what-if',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/what-if',
  wire: 'standard',
  summary:
    'What a submission would come to now, with every limit that holds for it, and what it would if limits or settings were others. It writes nothing.',
  body: z.object({
    /** Null for somebody whom the operator does not know yet. */
    player: idIn().nullable(),
    /** Of somebody who is not known yet; a player bets in their own. */
    currency: currencyIn,
    kind: z.enum(['single', 'express', 'system']),
    system: z
      .object({
        sizes: z
          .array(intIn({ min: 1, max: LEGS_MAX }))
          .min(1)
          .max(LEGS_MAX),
        bankers: z
          .array(intIn({ max: LEGS_MAX }))
          .max(LEGS_MAX)
          .default([]),
      })
      .optional(),
    stake: amountIn(),
    selections: z.array(idIn()).max(LEGS_MAX),
    /** Money that would pay now: the player's own, a bonus, or a free bet of the stake on the usual terms. */
    pays: z.enum(['in-play', 'main', 'bonus', 'free-bet']).default('in-play'),
    suppose: z
      .object({
        limits: z
          .array(z.object({ ...betLimit, amount: amountIn().nullable() }))
          .max(SUPPOSED_LIMITS_MAX)
          .default([]),
        stakes: z
          .object({
            min: amountIn(),
            default: amountIn(),
            max: amountIn(),
            payout_max: amountIn(),
            liability_max: amountIn(),
            legal_payout_max: amountIn().nullable(),
          })
          .partial()
          .default({}),
        settings: z
          .object({
            bets_stopped,
            live_stopped,
            live_delay_s,
            bet_gap_s,
            same_bet_max,
            express_legs_max,
            combinations_max,
            express_odds_max,
          })
          .partial()
          .default({}),
      })
      .optional(),
  }),
  answer: z.object({
    /** Null for somebody whom the operator does not know yet. */
    username: z.string().nullable(),
    currency: z.string(),
    legs: z.array(
      z.object({
        event: z.string(),
        selection: z.string(),
        home: z.string(),
        away: z.string(),
        league: z.string(),
        sport: z.string(),
        market: z.string(),
        specifier: z.string(),
        outcome: z.string(),
        name: z.string().optional(),
        starts_at: z.string(),
        odds: z.string(),
        is_live: z.boolean(),
      }),
    ),
    now: outcome,
    /** Outcome under the suppositions of the question; null where it supposes nothing. */
    otherwise: outcome.nullable(),
  }),
  refusals: ['validation-failed', 'user-not-found', 'betting-currency-not-taken'],
});

export type WhatIfOutcome = z.output<typeof outcome>;
