import * as z from 'zod';
import { eventId, eventShape } from './shape.ts';

/** A result of a contest with bets was reported after its window: it changes nothing until staff settle by it. Once for each content. */
export const lateResultHeld = eventShape(
  'late-result-held',
  z.object({
    /** Event of the line. */
    event: eventId,
    feed: z.string(),
    /** Sides of the contest, at most 200 characters. */
    contest: z.string().max(200),
  }),
);

/** Staff settled by a late result, or left the bets as they are. */
export const lateResultDecided = eventShape(
  'late-result-decided',
  z.object({ event: eventId, how: z.enum(['settled', 'dismissed']), staff: eventId }),
);
