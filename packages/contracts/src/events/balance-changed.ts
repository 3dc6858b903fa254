import * as z from 'zod';
import { eventId, eventShape } from './shape.ts';

/** A command moved money of wallets. It names them and not what they hold: whoever shows a balance reads the newest. */
export const balanceChanged = eventShape('balance-changed', z.object({ wallets: z.array(eventId).min(1) }));
