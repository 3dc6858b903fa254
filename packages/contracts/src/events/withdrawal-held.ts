import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A withdrawal that is with the gateway, or was, waits for a person. May be repeated. */
export const withdrawalHeld = eventShape(
  'withdrawal-held',
  z.object({
    withdrawal: eventId,
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    /**
     * Blocked, because the paid amount differs or the player owes something since the approval; or marked, because a report contradicts
     * its end or the gateway does not decide.
     */
    cause: z.enum(['amount-differs', 'debt-outstanding', 'contradicted', 'undecided']),
  }),
);
