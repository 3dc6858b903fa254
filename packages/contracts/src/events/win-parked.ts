import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

const win = z.object({
  provider: z.string(),
  /** The provider's id of the win. */
  key: z.string(),
  /** The provider's id of the round. */
  round: z.string(),
  amount: eventAmount,
  currency: eventCurrency,
});

/** A win that is owed was not paid: it waits for its bet, or for staff (above a cap, or after the rollback of its bet). Once for each content of the win; not for each attempt. */
export const winParked = eventShape(
  'win-parked',
  win.extend({ reason: z.enum(['win-without-bet', 'win-above-cap', 'already-rolled-back']) }),
);

/** Staff let a parked win through; it is paid when its provider asks again. */
export const parkedWinApproved = eventShape('parked-win-approved', win.extend({ staff: eventId }));

/** A win that had been parked was paid. */
export const parkedWinPaid = eventShape('parked-win-paid', win);

/** Staff closed a parked win that they settled with its provider; nothing was paid by it. */
export const parkedWinClosed = eventShape('parked-win-closed', win.extend({ staff: eventId }));
