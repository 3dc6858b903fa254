import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Things that wait for a decision of staff, or did. */
export const NOTICE_KINDS = [
  'deposit-held',
  'withdrawal-held',
  'win-parked',
  'event-parked',
  'feed-message-held',
  'invariant-broken',
  'job-failing',
  'late-result-held',
] as const;
export const NOTICE_STATES = ['open', 'closed'] as const;

/**
 * Way in which a notice was closed: what became of its thing, or that the same thing was raised anew with another
 * content.
 */
export const NOTICE_ENDINGS = [
  'credited',
  'released',
  'closed',
  'declined',
  'cancelled',
  'failed',
  'refunded',
  'completed',
  'approved',
  'paid',
  'handled',
  'discarded',
  'replayed',
  'dismissed',
  'recovered',
  'settled',
  'replaced',
] as const;

const notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** Source of it: the method of a payment, the provider of a win, the handler of an event, the feed of a message or a late result, the task of a job. */
  source: z.string(),
  /**
   * Reason why it waits: a word of ours for payments and wins, the name of a parked event, the reason of a feed's
   * reader, the last error of a job, the contest of a late result.
   */
  cause: z.string(),
  player: z.object({ id: z.string(), username: z.string() }).nullable(),
  amount: amountText.nullable(),
  currency: z.string().nullable(),
  raised_at: z.string(),
  closed_at: z.string().nullable(),
  closed_how: z.enum(NOTICE_ENDINGS).nullable(),
  /** Username of who decided; null where nobody had to. */
  closed_by: z.string().nullable(),
});

export const listNotices = route({
  name: 'notifications.list-notices',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/notices',
  wire: 'standard',
  summary: 'Notices of what is held or parked, of the players whom the caller sees and of nobody, newest first.',
  query: z.object({
    state: z.enum(['all', ...NOTICE_STATES]).default('open'),
    kind: z.enum(['all', ...NOTICE_KINDS]).default('all'),
    ...staffPaging,
  }),
  answer: z.object({ notices: z.array(notice), ...staffPage }),
  refusals: [],
});
