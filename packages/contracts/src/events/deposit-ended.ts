import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A deposit ended without a credit. Money that arrives later holds it again. */
export const depositEnded = eventShape(
  'deposit-ended',
  z.object({
    deposit: eventId,
    /** Requested amount. */
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    status: z.enum(['declined', 'cancelled', 'failed']),
  }),
);
