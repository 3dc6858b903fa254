import * as z from 'zod';
import { route } from '../../route.ts';
import { hiddenRouteIn } from './shapes.ts';

export const readCatalogue = route({
  name: 'casino.read-catalogue',
  host: 'player',
  method: 'GET',
  path: '/api/casino/catalogue',
  wire: 'raw',
  summary:
    'Every game in one columnar file, those of hidden providers only with a link that shows them. The ETag is its version: a client that has it gets 304.',
  query: z.object({ hiddenRoute: hiddenRouteIn }),
  answer: z.unknown(),
  refusals: [],
});
