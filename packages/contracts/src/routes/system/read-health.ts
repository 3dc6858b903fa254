import * as z from 'zod';
import { route } from '../../route.ts';

export const readHealth = route({
  name: 'system.read-health',
  host: 'player',
  method: 'GET',
  path: '/healthz',
  wire: 'raw',
  summary: 'The process answers.',
  answer: z.object({ status: z.literal('ok') }),
  refusals: [],
});
