import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A withdrawal ended without a payout; its amount is back in the main wallet. */
export const withdrawalReturned = eventShape(
  'withdrawal-returned',
  z.object({
    withdrawal: eventId,
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    status: z.enum(['declined', 'cancelled']),
    /** Member of staff who declined it; null where the gateway or the player ended it. */
    declined_by: eventId.nullable(),
  }),
);
