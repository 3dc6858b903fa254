import * as z from 'zod';
import { BET_STATUSES } from '../codes/statuses.ts';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

const settled = z.object({
  bet: eventId,
  /** Number of this settlement or sale of the bet, from 1. */
  revision: z.int().positive(),
  status: z.enum(BET_STATUSES),
  /** Returned to the player by this settlement as a whole, stake included; 0 of a lost bet and one that is open again. */
  payout: eventAmount,
  stake: eventAmount,
  currency: eventCurrency,
  is_free: z.boolean(),
});

/** A bet was settled for the first time. */
export const betSettled = eventShape('bet-settled', settled);

/** A bet was settled again after its result was corrected; the payout replaces the earlier one. */
export const betResettled = eventShape(
  'bet-resettled',
  settled.extend({
    /** Payout of the settlement before. */
    previous_payout: eventAmount,
    previous_status: z.enum(BET_STATUSES),
  }),
);
