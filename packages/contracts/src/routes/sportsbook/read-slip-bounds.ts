import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';
import { slipFields } from './place-bet.ts';

export const readSlipBounds = route({
  name: 'sportsbook.read-slip-bounds',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/slip-bounds',
  wire: 'line',
  summary:
    'The largest stake of a slip, what it may pay, and the limit that binds, by which one cent more is refused. Nothing is placed.',
  body: z.object(slipFields),
  answer: z.object({
    stake_min: amountText,
    /** 0.00 where less than the smallest stake is left. */
    stake_max: amountText,
    /** Payout of the largest stake. */
    payout_max: amountText,
    binding: z.object({
      /** Name of its refusal. */
      name: z.string(),
      /** Amount that its text names, such as `50.00 USD`. */
      max: z.string(),
      /** Leg that it is about; null of the bet itself and its player. */
      selection: z.string().nullable(),
    }),
  }),
  refusals: [
    'currency-unacceptable',
    'selection-unknown',
    'money-rate-missing',
    'bet-empty',
    'system-size-invalid',
    'banker-count-invalid',
    'combination-count-exceeded',
    'event-not-found',
    'event-over',
    'event-started',
    'event-stopped',
    'bet-builder-closed',
    'combination-part-refused',
    'combination-size-invalid',
    'events-impossible',
  ],
});
