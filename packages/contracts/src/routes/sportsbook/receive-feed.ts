import * as z from 'zod';
import { route } from '../../route.ts';

const call = { host: 'player', method: 'POST', wire: 'raw', answer: z.object({ accepted: z.boolean() }) } as const;

export const receiveFeed = route({
  ...call,
  name: 'sportsbook.receive-feed',
  path: '/callbacks/odds-feed',
  summary: 'A message of the odds supplier, signed over its bytes (x-feed-signature, x-feed-timestamp).',
  refusals: ['signature-invalid', 'timestamp-outside-window', 'malformed-input'],
});

export const receiveNamedFeed = route({
  ...call,
  name: 'sportsbook.receive-named-feed',
  path: '/callbacks/odds-feed/:feed',
  // The largest price lists of the field take some hundreds of KiB; what is larger still is put aside with its reason.
  bodyBytesMax: 1024 * 1024,
  summary: 'A message of one of several odds suppliers, by its name; signed as any other.',
  params: z.object({ feed: z.string().regex(/^[a-z0-9-]{2,40}$/) }),
  refusals: ['not-found', 'signature-invalid', 'timestamp-outside-window', 'malformed-input'],
});
