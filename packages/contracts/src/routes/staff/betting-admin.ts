import * as z from 'zod';
import { LIMIT_KINDS, LIMIT_LINES, LIMIT_SCOPES } from '../../errors/limit-names.ts';
import { route } from '../../route.ts';
import { amountIn, amountText, intIn, textIn } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Routes by which staff set betting rules: settings, stakes per currency, limits, and betting rules. */

export const currencyIn = z.string().regex(/^[A-Z]{3}$/);
const oddsIn = z.string().regex(/^[1-9]\d{0,3}(\.\d{1,3})?$/);
/** The id of an event, league, player or selection, or the key of a sport. */
const targetIn = textIn({ max: 40 });

/** The settings of all bets, field by field. */
export const bettingSettings = {
  bets_stopped: z.boolean(),
  live_stopped: z.boolean(),
  live_delay_s: intIn({ max: 60 }),
  bet_gap_s: intIn({ max: 3_600 }),
  same_bet_max: intIn({ min: 1, max: 1_000 }).nullable(),
  express_legs_max: intIn({ min: 2, max: 40 }),
  combinations_max: intIn({ min: 1, max: 10_000 }),
  express_odds_max: oddsIn,
  bonus_odds_min: oddsIn,
  bonus_express_legs_min: intIn({ min: 2, max: 20 }),
  /** The largest share of a bet that bonus money may pay, in per cent, and how many bets one bonus may pay. */
  bonus_percent_max: intIn({ max: 100 }),
  bonus_bets_max: intIn({ min: 1, max: 10_000 }).nullable(),
  /** Odds of bets that free bets pay, where an award has no bounds of its own; null for the rule of the operator. */
  free_single_odds_min: oddsIn.nullable(),
  free_single_odds_max: oddsIn.nullable(),
  free_express_odds_min: oddsIn.nullable(),
  /** Bet builders: whether they are offered, parts of one, margin of each part in hundredths of a per cent, how many an event holds. */
  builder_offered: z.boolean(),
  builder_parts_max: intIn({ min: 2, max: 6 }),
  builder_margin_bps: intIn({ max: 500 }),
  builder_combinations_max: intIn({ min: 1, max: 5_000 }),
  /** Settlement of bets on a match that a side gives up; placed bets keep the setting of their time. */
  retirement: z.enum(['returned', 'point', 'set']),
};

const stakesOf = {
  min: amountIn(),
  default: amountIn(),
  max: amountIn(),
  payout_max: amountIn(),
  liability_max: amountIn(),
};

export const readBettingSettings = route({
  name: 'sportsbook.read-betting-rules',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/betting',
  wire: 'standard',
  summary: 'The settings of all bets, and the stakes of each currency.',
  answer: z.object({
    settings: z.object(bettingSettings),
    currencies: z.array(
      z.object({
        currency: z.string(),
        min: amountText,
        default: amountText,
        max: amountText,
        payout_max: amountText,
        liability_max: amountText,
        legal_payout_max: amountText.nullable(),
        /** Units of the currency for one US dollar; null while no rate is stored. */
        per_usd: z.string().nullable(),
        /** True once staff have set the rate: the site's settings show it. One of the installation only converts limits. */
        is_rate_set: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});

export const setBettingSettings = route({
  name: 'sportsbook.set-betting-settings',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/settings',
  wire: 'standard',
  summary: 'Sets what holds for all bets.',
  body: z.object(bettingSettings),
  answer: z.object({ settings: z.object(bettingSettings) }),
  refusals: ['validation-failed'],
});

export const setCurrencyStakes = route({
  name: 'sportsbook.set-currency-stakes',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/currencies/:currency',
  wire: 'standard',
  summary: 'Sets the stakes and payouts of a currency, and the rate at which limits in dollars are converted.',
  params: z.object({ currency: currencyIn }),
  body: z.object({
    ...stakesOf,
    legal_payout_max: amountIn().nullable(),
    /** Units of the currency for one US dollar; null takes the rate away, and nothing leaves it as it is. */
    per_usd: z
      .string()
      .regex(/^(0|[1-9]\d{0,8})(\.\d{1,4})?$/)
      .nullable()
      .optional(),
    /**
     * False for a rate that only converts limits, as one of the installation does: the site does not show it. Means nothing without
     * `per_usd`. (Default: true)
     */
    is_rate_set: z.boolean().optional(),
  }),
  answer: z.object({ currency: z.string() }),
  refusals: ['validation-failed'],
});

export const removeCurrencyStakes = route({
  name: 'sportsbook.remove-currency-stakes',
  host: 'staff',
  method: 'DELETE',
  path: '/api/staff/sportsbook/currencies/:currency',
  wire: 'standard',
  summary: 'Removes the stakes and the rate of a currency in which nobody has bet yet: it can be bet in no more.',
  params: z.object({ currency: currencyIn }),
  answer: z.object({ currency: z.string() }),
  refusals: ['betting-currency-not-taken', 'state-changed'],
});

/** Key of a limit: its kind, line, scope and target. */
export const betLimit = {
  kind: z.enum(LIMIT_KINDS),
  line: z.enum(LIMIT_LINES),
  scope: z.enum(LIMIT_SCOPES),
  /** Null for each of its scope. */
  target: targetIn.nullable(),
  /** Null: the amount is in US dollars, and converted for every currency. */
  currency: currencyIn.nullable(),
};

export const listBetLimits = route({
  name: 'sportsbook.list-bet-limits',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/limits',
  wire: 'standard',
  summary: 'The limits of bets, the newest first.',
  query: z.object({
    scope: z.enum(LIMIT_SCOPES).optional(),
    target: targetIn.optional(),
    /** Those of each of their scope, or those of one target. */
    of: z.enum(['all', 'each', 'one']).default('all'),
    ...staffPaging,
  }),
  answer: z.object({
    limits: z.array(
      z.object({
        id: z.string(),
        code: z.int(),
        ...betLimit,
        amount: amountText,
        name: z.string().nullable(),
        set_at: z.string(),
      }),
    ),
    ...staffPage,
  }),
  refusals: [],
});

export const setBetLimit = route({
  name: 'sportsbook.set-bet-limit',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/limits',
  wire: 'standard',
  summary: 'Sets a limit, or lifts it with an amount of null.',
  body: z.object({ ...betLimit, amount: amountIn().nullable() }),
  answer: z.object({ amount: amountText.nullable() }),
  refusals: [
    'validation-failed',
    'betting-target-not-found',
    'user-not-found',
    'betting-currency-not-taken',
    'state-changed',
  ],
});

const rule = {
  rule: z.enum(['barred', 'express-only', 'single-only']),
  scope: z.enum(['selection', 'event', 'tourney', 'sport', 'user']),
  target: targetIn,
};

export const listBettingRules = route({
  name: 'sportsbook.list-scoped-rules',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/rules',
  wire: 'standard',
  summary: 'What is barred, or bet in expresses or singles alone; the newest first.',
  query: z.object(staffPaging),
  answer: z.object({
    rules: z.array(z.object({ id: z.string(), ...rule, name: z.string().nullable(), set_at: z.string() })),
    ...staffPage,
  }),
  refusals: [],
});

export const setBettingRule = route({
  name: 'sportsbook.set-scoped-rule',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/rules',
  wire: 'standard',
  summary: 'Bars something from being bet on, or from singles or expresses; or lifts that.',
  body: z.object({ ...rule, holds: z.boolean() }),
  answer: z.object({ holds: z.boolean() }),
  refusals: ['validation-failed', 'betting-target-not-found', 'user-not-found', 'state-changed'],
});
