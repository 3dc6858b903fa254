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
  summary: 'One event with every market.',
  params: z.object({ id: idIn() }),
  answer: eventShape,
  refusals: ['event-not-found'],
});
