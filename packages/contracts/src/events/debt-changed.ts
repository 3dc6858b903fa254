import * as z from 'zod';
import { eventCurrency, eventDifference, eventShape } from './shape.ts';

/** Debt of a player changed: a credit was taken back beyond the balance, or a debt was collected or forgiven. */
export const debtChanged = eventShape(
  'debt-changed',
  z.object({
    /** By how much, above zero when the player owes more. */
    change: eventDifference,
    currency: eventCurrency,
    cause: z.enum(['taken-back', 'collected', 'forgiven']),
  }),
);
