import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn, textIn } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** `retrying` by itself, `waiting` for staff after its last attempt, or `behind` an earlier event of the same player. */
export const PARKED_EVENT_STATES = ['retrying', 'waiting', 'behind'] as const;

const parkedEvent = z.object({
  /** Handler that failed on it. */
  handler: z.string(),
  /** Its place in the order of all that happened, and its number among the events of that place. */
  position: z.string(),
  part: z.int(),
  player: z.string().nullable(),
  name: z.string(),
  state: z.enum(PARKED_EVENT_STATES),
  /** Number of attempts, and the error of the last one. */
  attempts: z.int(),
  error: z.string().nullable(),
  happened_at: z.string(),
  parked_at: z.string(),
  retry_at: z.string().nullable(),
});

const whichEvent = z.object({
  handler: z.string().min(1).max(100),
  position: z.string().regex(/^\d{1,18}$/),
  part: intIn({ max: 1_000_000 }),
});

export const listParkedEvents = route({
  name: 'notifications.list-parked-events',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/events/parked',
  wire: 'standard',
  summary: 'Domain events that a handler could not take, in their order.',
  query: z.object({ state: z.enum(['all', ...PARKED_EVENT_STATES]).default('all'), ...staffPaging }),
  answer: z.object({ events: z.array(parkedEvent), ...staffPage }),
  refusals: [],
});

export const retryParkedEvent = route({
  name: 'notifications.retry-parked-event',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/events/parked/retry',
  wire: 'standard',
  summary:
    'Has the parked events of the player of this one tried again, in their order, with the next look of the relay.',
  body: whichEvent,
  answer: z.object({}),
  refusals: ['not-found'],
});

export const discardParkedEvent = route({
  name: 'notifications.discard-parked-event',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/events/parked/discard',
  wire: 'standard',
  summary: 'Leaves an event out for good: its handler never receives it. What waited behind it is tried again.',
  body: whichEvent.extend({ reason: textIn({ min: 3, max: 500 }) }),
  answer: z.object({}),
  refusals: ['not-found'],
});
