import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** Staff closed what a withdrawal that has ended was marked for: a report that contradicts its end. Nothing moved. */
export const withdrawalReviewClosed = eventShape(
  'withdrawal-review-closed',
  z.object({
    withdrawal: eventId,
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    staff: eventId,
  }),
);
