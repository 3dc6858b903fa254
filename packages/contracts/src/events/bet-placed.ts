import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/** A bet on sport was placed: paid by its player, or by an award where it is free. */
export const betPlaced = eventShape(
  'bet-placed',
  z.object({
    bet: eventId,
    kind: z.enum(['single', 'express', 'system']),
    /** The whole stake; of a free bet, the amount of its award, which the operator paid. */
    stake: eventAmount,
    /** Largest payout of the bet, stake included. */
    potential_payout: eventAmount,
    currency: eventCurrency,
    is_free: z.boolean(),
    /** True where it was placed on an event in play. */
    is_live: z.boolean(),
  }),
);
