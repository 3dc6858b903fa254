import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** Staff closed what a deposit was marked for: a report that contradicts its end, or one that nobody decides. Nothing moved. */
export const depositReviewClosed = eventShape(
  'deposit-review-closed',
  z.object({
    deposit: eventId,
    /** Requested amount. */
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    staff: eventId,
  }),
);
