import * as z from 'zod';
import { eventId, eventShape } from './shape.ts';

const parked = z.object({
  /** Handler that could not take the event. */
  handler: z.string(),
  /** Position and part of the parked event. */
  position: z.string().regex(/^\d+$/),
  part: z.int().nonnegative(),
  /** Name of the parked event. */
  event: z.string(),
});

/**
 * A domain event waits for staff: a handler failed on it after its last attempt. Of no player, so that it does not wait behind the
 * event that it is about. May be repeated.
 */
export const eventParked = eventShape('event-parked', parked);

/** A parked event waits no more: it was handled, discarded by staff, or left to a replay of its handler. */
export const parkedEventResolved = eventShape(
  'parked-event-resolved',
  parked.extend({ how: z.enum(['handled', 'discarded', 'replayed']), staff: eventId.nullable() }),
);
