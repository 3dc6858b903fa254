import * as z from 'zod';
import { route } from '../../route.ts';

export const readArt = route({
  name: 'casino.read-art',
  host: 'player',
  method: 'GET',
  path: '/art/:hash/:file',
  wire: 'raw',
  summary: "The picture of a game whose provider sends none, drawn from the game's key. Immutable.",
  params: z.object({
    hash: z.string().regex(/^[a-z0-9]{1,64}$/),
    file: z.string().regex(/^[A-Za-z0-9._-]{1,160}\.svg$/),
  }),
  answer: z.unknown(),
  refusals: ['not-found'],
});
