import * as z from 'zod';
import { eventCurrency, eventShape } from './shape.ts';

/** A player signed up. Written in the commit of the registration. */
export const playerRegistered = eventShape(
  'player-registered',
  z.object({
    /** Currency of the player's wallets. */
    currency: eventCurrency,
    /** Language that the player signed up in. */
    locale: z.string(),
  }),
);
