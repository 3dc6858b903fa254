import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, amountText } from '../../wire.ts';
import { staffPage, staffPaging } from '../staff/shapes.ts';

/** Reason why a win waits: its bet is unknown or was rolled back, or it is above the cap of its provider. */
export const PARK_REASONS = ['win-above-cap', 'win-without-bet', 'already-rolled-back'] as const;
/** `waiting` for staff or for its bet, `approved` until its provider asks again, `paid` at last. */
export const PARK_STATES = ['waiting', 'approved', 'paid'] as const;

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

export const approveParkedWin = route({
  name: 'casino.approve-parked-win',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/parked_wins/approve',
  wire: 'standard',
  summary:
    'Lets a win above the cap of its provider through, in the amount that was looked at. It is paid when the provider asks again.',
  body: z.object({
    provider: z.string().regex(/^[a-z0-9-]{2,40}$/),
    key: z.string().min(1).max(500),
    amount: amountIn({ decimalsMax: 5 }),
  }),
  answer: z.object({ win: parkedWin }),
  refusals: ['not-found', 'state-changed'],
});
