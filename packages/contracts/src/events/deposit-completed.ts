import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A deposit was credited. */
export const depositCompleted = eventShape(
  'deposit-completed',
  z.object({
    deposit: eventId,
    /** Credited amount, which may differ from the requested one. */
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    /** Member of staff who released it after it was held; null of one that was not. */
    released_by: eventId.nullable(),
  }),
);
