import * as z from 'zod';
import { route } from '../../route.ts';

export const readCatalogue = route({
  name: 'casino.read-catalogue',
  host: 'player',
  method: 'GET',
  path: '/api/casino/catalogue',
  wire: 'raw',
  summary: 'Every game in one columnar file. The ETag is its version: a client that has it gets 304.',
  answer: z.unknown(),
  refusals: [],
});
