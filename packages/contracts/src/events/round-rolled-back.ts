import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A transaction of a round was taken back. What came to nothing (a tombstone, a repetition) makes no event. */
export const roundRolledBack = eventShape(
  'round-rolled-back',
  z.object({
    round: eventId,
    provider: z.string(),
    game: eventId.nullable(),
    /** Kind of the transaction. */
    kind: z.enum(['bet', 'win', 'bet-win']),
    /** Stake and payout of the round. */
    stake: eventAmount,
    payout: eventAmount,
    currency: eventCurrency,
    is_bonus: z.boolean(),
  }),
);
