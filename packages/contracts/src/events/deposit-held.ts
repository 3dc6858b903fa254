import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A deposit waits for a person: it is blocked, or the gateway and the books disagree about it. May be repeated. */
export const depositHeld = eventShape(
  'deposit-held',
  z.object({
    deposit: eventId,
    /** Requested amount. */
    amount: eventAmount,
    currency: eventCurrency,
    gateway: z.string(),
    method: z.string(),
    /**
     * Blocked, because the paid amount or currency differs or it was paid after its end; or marked, because a report contradicts what
     * happened, the ledger refused what was reported, or the gateway does not decide.
     */
    cause: z.enum([
      'amount-differs',
      'currency-differs',
      'paid-after-end',
      'contradicted',
      'credit-refused',
      'undecided',
    ]),
  }),
);
