import * as z from 'zod';
import { LIMIT_NAMES } from '../../errors/limit-names.ts';
import { route } from '../../route.ts';
import { amountIn, amountText, idIn, intIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

/** Legs that a call may carry; how many an express may have is a setting (specification 3, section 8, code 683). */
const CALL_LEGS_MAX = 40;

/**
 * A selection, or the selections of a combination of one event with `+` between, as `POST /line/bets` takes them. A combination
 * becomes a row with the bet alone: before, `GET /line/events/:id/bet-builder` prices it.
 */
const legSelectionText = z.string().regex(/^[1-9]\d{0,17}(\+[1-9]\d{0,17}){0,99}$/);

/** A slip as calls carry it. */
export const slipFields = {
  kind: z.enum(['single', 'express', 'system']),
  /**
   * Of a system alone: the sizes of its combinations, ascending, and the places of the legs that are in all of them.
   */
  system: z
    .object({
      sizes: z.array(intIn()).min(1).max(CALL_LEGS_MAX),
      bankers: z.array(intIn()).max(CALL_LEGS_MAX).default([]),
    })
    .optional(),
  stake: amountIn(),
  legs: z
    .array(
      z.object({
        selection: legSelectionText,
        odds: z.string().max(12),
        version: intIn(),
        /** The event that the player saw it in, and whether in play. A combination names its event. */
        event: idIn().optional(),
        live: z.boolean().default(false),
        /** The terms that the player saw and bets each way on: of all legs, or of none. The stake is that of both halves. */
        each_way: z.object({ divisor: intIn(), places: intIn() }).optional(),
      }),
    )
    .max(CALL_LEGS_MAX),
  /** The featured express that is bet on, where it is one. */
  top_express: idIn().optional(),
  /** The free bet that pays, whose amount is the stake. (Default: the player's own money, or that of a bonus) */
  free_bet: idIn().optional(),
  /** Reaction to a moved price: refuse, take a better one, take any. */
  accept: z.enum(['none', 'better', 'all']).default('none'),
};

export const placeBet = route({
  name: 'sportsbook.place-bet',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/bets',
  wire: 'line',
  summary:
    'Places a single, an express or a system. The key is minted by the client, one per submission: a second send answers the first bet.',
  body: z.object({
    key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
    ...slipFields,
  }),
  answer: z.object({
    /** Null while a bet in play waits to be judged again. */
    bet: betShape.nullable(),
    /** The same call, sent again at the end of the wait, answers what became of it. */
    waiting: z.object({ until: z.string(), wait_ms: z.int() }).nullable(),
    balance: amountText,
    version: z.string(),
  }),
  refusals: [
    'key-conflict',
    'insufficient-balance',
    'bets-stopped',
    'live-bets-stopped',
    'bet-empty',
    'event-not-found',
    'selection-unknown',
    'bet-blocked-by-bookmaker',
    'event-started',
    'event-over',
    'event-stopped',
    'live-mismatch',
    'prematch-mismatch',
    'market-suspended',
    'handicap-changed',
    'odds-changed',
    'top-express-not-found',
    'top-express-incomplete',
    'express-only',
    'single-only',
    'event-repeated',
    'events-impossible',
    'bet-builder-closed',
    'combination-part-refused',
    'combination-size-invalid',
    'combination-limit',
    'single-count-invalid',
    'express-too-few',
    'express-too-many',
    'system-size-invalid',
    'banker-count-invalid',
    'combination-count-exceeded',
    'bonus-express-too-few',
    'bonus-odds-too-low',
    'bonus-percent-not-allowed',
    'bet-count-limit',
    'each-way-not-offered',
    'each-way-terms-changed',
    'each-way-system',
    'free-bet-not-found',
    'free-bet-terms-unmet',
    'free-bet-odds-too-low',
    'free-bet-odds-too-high',
    'stake-below-minimum',
    'stake-above-maximum',
    'minimum-above-maximum',
    'legal-maximum-payout',
    'money-rate-missing',
    'bet-too-soon',
    'same-bet-limit',
    ...LIMIT_NAMES,
    'express-odds-above-maximum',
    'currency-unacceptable',
    'sport-blocked',
    'bet-not-saved',
    'bet-not-placed',
    'too-busy',
  ],
});
