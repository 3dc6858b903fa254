import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { eventShape } from './shapes.ts';

export const readEvent = route({
  name: 'sportsbook.read-event',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/events/:id',
  wire: 'line',
  summary: 'One event with every market. Combinations of its selections are left out but for those that are named.',
  params: z.object({ id: idIn() }),
  query: z.object({
    /** Selections of combinations, with commas between: those markets come along. */
    combinations: z
      .string()
      .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,39}$/)
      .optional(),
  }),
  answer: eventShape,
  refusals: ['event-unknown'],
});
