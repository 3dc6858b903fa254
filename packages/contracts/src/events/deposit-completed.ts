import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A deposit was credited. */
export const depositCompleted = eventShape(
  'deposit-completed',
  z.object({
    deposit: eventId,
    /** What was credited, which may differ from what was asked for. */
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
  }),
);
