import * as z from 'zod';
import { route } from '../../route.ts';

export const readArt = route({
  name: 'casino.read-art',
  host: 'player',
  method: 'GET',
  path: '/art/:file',
  wire: 'raw',
  summary: "The picture of a game whose provider sends none, drawn from the game's key. Immutable.",
  /** `<key>.<hash>.svg`: the hash changes exactly when the picture may. */
  params: z.object({ file: z.string().max(240) }),
  answer: z.unknown(),
  refusals: ['not-found'],
});
