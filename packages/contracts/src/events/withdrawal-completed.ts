import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A withdrawal was paid out. */
export const withdrawalCompleted = eventShape(
  'withdrawal-completed',
  z.object({
    withdrawal: eventId,
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
  }),
);
