import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, amountText, textIn } from '../../wire.ts';
import { staffPage, staffPaging } from '../staff/shapes.ts';

/** Reason why a win waits: its bet is unknown or was rolled back, or it is above the cap of its provider. */
export const PARK_REASONS = ['win-above-cap', 'win-without-bet', 'already-rolled-back'] as const;
/** `waiting` for staff or for its bet, `approved` until its provider asks again, `paid` at last; `closed` by staff without a payment. */
export const PARK_STATES = ['waiting', 'approved', 'paid', 'closed'] as const;

const parkedWin = z.object({
  provider: z.string(),
  /** The provider's id of the win. */
  key: z.string(),
  player: z.object({ id: z.string(), username: z.string() }),
  round: z.string(),
  amount: amountText,
  currency: z.string(),
  /** Most that its provider may pay at once; null without a bound. */
  cap: amountText.nullable(),
  reason: z.enum(PARK_REASONS),
  state: z.enum(PARK_STATES),
  /** Number of the provider's requests, and times of the first and the last one. */
  attempts: z.int(),
  first_at: z.string(),
  last_at: z.string(),
  approved_at: z.string().nullable(),
  approved_by: z.string().nullable(),
  paid_at: z.string().nullable(),
});

export const listParkedWins = route({
  name: 'casino.list-parked-wins',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/parked_wins',
  wire: 'standard',
  summary: 'Wins that are owed and wait, of the players whom the caller sees, newest first.',
  query: z.object({
    reason: z.enum(['all', ...PARK_REASONS]).default('all'),
    state: z.enum(['all', ...PARK_STATES]).default('waiting'),
    ...staffPaging,
  }),
  answer: z.object({ wins: z.array(parkedWin), ...staffPage }),
  refusals: [],
});

const winFields = {
  provider: z.string().regex(/^[a-z0-9-]{2,40}$/),
  key: z.string().min(1).max(500),
  amount: amountIn({ decimalsMax: 5 }),
};

export const approveParkedWin = route({
  name: 'casino.approve-parked-win',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/parked_wins/approve',
  wire: 'standard',
  summary:
    'Lets a win above the cap of its provider through, in the amount that was looked at. It is paid when the provider asks again.',
  body: z.object(winFields),
  answer: z.object({ win: parkedWin }),
  refusals: ['not-found', 'state-changed'],
});

export const closeParkedWin = route({
  name: 'casino.close-parked-win',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/parked_wins/close',
  wire: 'standard',
  summary:
    'Closes a parked win that was settled with its provider, with a reason, in the amount that was looked at. Nothing is paid by it.',
  body: z.object({ ...winFields, reason: textIn({ max: 200 }) }),
  answer: z.object({ win: parkedWin }),
  refusals: ['not-found', 'state-changed'],
});
