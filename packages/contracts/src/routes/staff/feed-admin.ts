import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Routes by which staff see the odds feeds and handle messages that were put aside. */

export const FEED_MESSAGE_STATES = ['waiting', 'replayed', 'dismissed'] as const;

export const staffFeedMessage = z.object({
  id: z.string(),
  feed: z.string(),
  /** Reason why it was put aside, in the words of the program: for people who know the feed. */
  reason: z.string(),
  /** Name of the message (`odds_change`), and the supplier's key of its event, as far as they could be read. */
  message: z.string().nullable(),
  event: z.string().nullable(),
  /** The rest of it was applied: only some of its markets could not be read. */
  is_partial: z.boolean(),
  bytes: z.int(),
  /** False for one that is not kept whole: it cannot be replayed. */
  is_whole: z.boolean(),
  times: z.int(),
  at: z.string(),
  last_at: z.string(),
  state: z.enum(FEED_MESSAGE_STATES),
  decided_by: z.string().nullable(),
  /** The whole of it; in a list its beginning. */
  body: z.string(),
});
export type StaffFeedMessage = z.output<typeof staffFeedMessage>;

export const listFeedQuarantine = route({
  name: 'sportsbook.list-feed-quarantine',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/feed/quarantine',
  wire: 'standard',
  summary:
    'Messages of the odds feeds that could not be read, newest first, with how many wait and how often they came.',
  query: z.object({
    state: z.enum(FEED_MESSAGE_STATES).default('waiting'),
    feed: z
      .string()
      .regex(/^[a-z0-9-]{2,40}$/)
      .optional(),
    ...staffPaging,
  }),
  answer: z.object({ messages: z.array(staffFeedMessage), ...staffPage, waiting: z.int(), times: z.int() }),
  refusals: [],
});

const params = z.object({ id: idIn() });

export const readFeedMessage = route({
  name: 'sportsbook.read-feed-message',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/feed/quarantine/:id',
  wire: 'standard',
  summary: 'One message that was put aside, with the whole of its body.',
  params,
  answer: staffFeedMessage,
  refusals: ['feed-message-not-found'],
});

export const replayFeedMessage = route({
  name: 'sportsbook.replay-feed-message',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/feed/quarantine/:id/replay',
  wire: 'standard',
  summary: 'Reads a message anew, as if it came now. What is still not understood waits on, with the reason of today.',
  params,
  body: z.object({}),
  answer: z.object({ is_applied: z.boolean(), reason: z.string().nullable() }),
  refusals: ['feed-message-not-found', 'state-changed', 'feed-message-cut'],
});

export const dismissFeedMessage = route({
  name: 'sportsbook.dismiss-feed-message',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/feed/quarantine/:id/dismiss',
  wire: 'standard',
  summary: 'Sets a message aside for good; it stays in the list of those that were decided.',
  params,
  body: z.object({}),
  answer: staffFeedMessage,
  refusals: ['feed-message-not-found', 'state-changed'],
});

export const listFeedServices = route({
  name: 'sportsbook.list-feed-services',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/feed/services',
  wire: 'standard',
  summary: 'The services of the odds feeds: whether they speak, and up to when nothing of theirs is missing.',
  answer: z.object({
    services: z.array(
      z.object({
        feed: z.string(),
        product: z.int(),
        state: z.enum(['up', 'down', 'recovering']),
        received_at: z.string(),
        complete_to: z.string().nullable(),
      }),
    ),
  }),
  refusals: [],
});
