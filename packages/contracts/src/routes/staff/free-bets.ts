import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, idIn, instantIn, intIn, textIn } from '../../wire.ts';
import { FREE_BET_KINDS, freeBetShape } from '../sportsbook/list-free-bets.ts';
import { oddsText } from '../sportsbook/shapes.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Free bets that staff award to a player. */

const oddsIn = z.string().regex(/^[1-9]\d{0,3}(\.\d{1,3})?$/);

export const staffFreeBetShape = z.object({
  ...freeBetShape.shape,
  /** Bounds of its own; null where the settings hold. */
  own_odds: z.object({ min: oddsText.nullable(), max: oddsText.nullable() }),
  reason: z.string(),
  batch: z.string().nullable(),
  /** Member of staff who gave it; null for one that a void bet gave back. */
  given_by: z.string().nullable(),
  given_at: z.string(),
  ended_at: z.string().nullable(),
  /** Code of the bet that it paid. */
  bet_code: z.string().nullable(),
});

export type StaffFreeBet = z.output<typeof staffFreeBetShape>;

/** Days that a free bet may be valid at most. */
export const FREE_BET_DAYS_MAX = 366;

/** Terms of a free bet, the same for every player. */
export const awardTerms = {
  amount: amountIn(),
  is_stake_returned: z.boolean().default(false),
  /** Odds of the whole bet; null for the value of the settings. */
  odds_min: oddsIn.nullable().default(null),
  odds_max: oddsIn.nullable().default(null),
  kinds: z.enum(FREE_BET_KINDS).default('any'),
  legs_min: intIn({ min: 2, max: 20 }).nullable().default(null),
  /** Null for any sport. */
  sports: z
    .array(textIn({ max: 40 }))
    .min(1)
    .max(40)
    .nullable()
    .default(null),
  /** (Default: now) */
  valid_from: instantIn.optional(),
  valid_until: instantIn,
  reason: textIn({ max: 200 }),
};

export const listStaffFreeBets = route({
  name: 'sportsbook.list-staff-free-bets',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/players/:id/free-bets',
  wire: 'standard',
  summary: 'The free bets of a player, the newest first.',
  params: z.object({ id: idIn() }),
  query: z.object(staffPaging),
  answer: z.object({ free_bets: z.array(staffFreeBetShape), currency: z.string(), ...staffPage }),
  refusals: ['user-not-found'],
});

export const awardFreeBet = route({
  name: 'sportsbook.award-free-bet',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/players/:id/free-bets',
  wire: 'standard',
  summary:
    'Awards a player one free bet in their currency. The key is minted by the client, one per submission: a second send answers the first award.',
  params: z.object({ id: idIn() }),
  body: z.object({
    key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
    ...awardTerms,
    batch: textIn({ max: 60 }).nullable().default(null),
  }),
  answer: staffFreeBetShape,
  refusals: [
    'validation-failed',
    'user-not-found',
    'betting-currency-not-taken',
    'award-above-maximum',
    'key-conflict',
  ],
});

export const cancelFreeBet = route({
  name: 'sportsbook.cancel-free-bet',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/free-bets/:id/cancel',
  wire: 'standard',
  summary: 'Takes back a free bet that was not used.',
  params: z.object({ id: idIn() }),
  answer: staffFreeBetShape,
  refusals: ['award-not-found', 'state-changed'],
});

export const restoreFreeBet = route({
  name: 'sportsbook.restore-free-bet',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/free-bets/:id/restore',
  wire: 'standard',
  summary: 'Gives back a free bet that staff took back, while it would still be valid.',
  params: z.object({ id: idIn() }),
  answer: staffFreeBetShape,
  refusals: ['award-not-found', 'state-changed'],
});
