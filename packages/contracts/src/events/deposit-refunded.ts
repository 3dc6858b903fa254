import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** The gateway took a deposit back. */
export const depositRefunded = eventShape(
  'deposit-refunded',
  z.object({
    deposit: eventId,
    /** Credited amount, or the requested one where nothing was credited. */
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    /** False where it had not been credited, and never will be. */
    was_credited: z.boolean(),
  }),
);
