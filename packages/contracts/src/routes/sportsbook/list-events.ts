import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, intIn, pageIn } from '../../wire.ts';
import { eventShape } from './shapes.ts';

/** Up to 200 ids with commas between. */
const idsText = z.string().regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,199}$/);

export const listEvents = route({
  name: 'sportsbook.list-events',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/events',
  wire: 'line',
  summary:
    'Events ahead or in play with their main markets (1X2, balanced total, both to score; of a race its winner), by start.',
  query: z.object({
    /**
     * `live` are those that are played and priced meanwhile; `begun` also those that are not, as a calendar shows them. `any`
     * is for events that are named: whatever has become of them.
     */
    view: z.enum(['upcoming', 'live', 'begun', 'any']).default('upcoming'),
    league: idIn().optional(),
    /** Only these events, by their ids with commas between. */
    ids: idsText.optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
    page: pageIn,
    count: intIn({ min: 1, max: 100 }).default(40),
  }),
  answer: z.object({ events: z.array(eventShape), count: z.int(), pages: z.int(), page: z.int() }),
  refusals: ['tourney-not-found', 'validation-failed'],
});
