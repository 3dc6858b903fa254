import * as z from 'zod';
import { route } from '../../route.ts';

export const receiveFeed = route({
  name: 'sportsbook.receive-feed',
  host: 'player',
  method: 'POST',
  path: '/callbacks/odds-feed',
  wire: 'raw',
  summary: 'A message of the odds supplier, signed over its bytes (x-feed-signature, x-feed-timestamp).',
  answer: z.object({ accepted: z.boolean() }),
  refusals: ['signature-invalid', 'timestamp-outside-window', 'malformed-input'],
});
