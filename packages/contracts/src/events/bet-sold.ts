import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A bet was sold back, whole or in part. */
export const betSold = eventShape(
  'bet-sold',
  z.object({
    bet: eventId,
    revision: z.int().positive(),
    /** Part of the stake that was sold. */
    stake: eventAmount,
    /** Price paid for it. */
    value: eventAmount,
    currency: eventCurrency,
    /** True where nothing is left of the bet. */
    is_last: z.boolean(),
    cause: z.enum(['player', 'rule']),
  }),
);
