import * as z from 'zod';
import { route } from '../../route.ts';
import { instantIn } from '../../wire.ts';

export const setClock = route({
  name: 'system.set-clock',
  host: 'player',
  method: 'POST',
  path: '/ops/clock',
  wire: 'raw',
  summary: 'Moves the clock of the process. Exists with APP_ENV=test alone.',
  body: z.object({ at: instantIn }),
  answer: z.object({ at: z.string() }),
  refusals: [],
});
