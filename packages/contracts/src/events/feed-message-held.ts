import * as z from 'zod';
import { eventId, eventShape } from './shape.ts';

/** A message of an odds feed was put aside: nothing of it, or not all, could be applied. Once while it waits. */
export const feedMessageHeld = eventShape(
  'feed-message-held',
  z.object({
    /** Id of the message among those that were put aside. */
    message: eventId,
    feed: z.string(),
    /** At most 200 characters of the reason. */
    reason: z.string().max(200),
  }),
);

/** Staff replayed a message that had been put aside, or dismissed it. */
export const feedMessageDecided = eventShape(
  'feed-message-decided',
  z.object({ message: eventId, feed: z.string(), how: z.enum(['replayed', 'dismissed']), staff: eventId }),
);
