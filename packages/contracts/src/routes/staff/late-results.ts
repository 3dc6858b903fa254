import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, textIn } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Routes by which staff decide about results that were reported after the window of their contest. */

export const LATE_RESULT_STATES = ['waiting', 'settled', 'dismissed'] as const;

const version = z.string().regex(/^\d{1,18}$/);

export const staffLateResult = z.object({
  event: z.string(),
  /** Version of the report; a newer one of the same contest takes its place. */
  version,
  /** Names of the sides, or of the contest. */
  name: z.string(),
  league: z.string(),
  sport: z.string(),
  starts_at: z.string(),
  reported_at: z.string(),
  /** Status of the contest as it is reported, and its score where it has one. */
  status: z.enum(['completed', 'abandoned', 'walkover', 'cancelled']),
  score: z.string().nullable(),
  /** Number of bets on it. */
  bets: z.int(),
  state: z.enum(LATE_RESULT_STATES),
  decided_by: z.string().nullable(),
});
export type StaffLateResult = z.output<typeof staffLateResult>;

export const listLateResults = route({
  name: 'sportsbook.list-late-results',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/late-results',
  wire: 'standard',
  summary:
    'Results that were reported after the window of their contest, newest first. By themselves they change nothing.',
  query: z.object({ state: z.enum(LATE_RESULT_STATES).default('waiting'), ...staffPaging }),
  answer: z.object({ results: z.array(staffLateResult), ...staffPage }),
  refusals: [],
});

const params = z.object({ event: idIn() });
const body = z.object({ version, reason: textIn({ min: 3, max: 200 }) });

export const settleLateResult = route({
  name: 'sportsbook.settle-late-result',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/late-results/:event/settle',
  wire: 'standard',
  summary:
    'Settles the bets on a contest by a result that came after its window, with a reason. Answers the number of settlements.',
  params,
  body,
  answer: z.object({ bets: z.int() }),
  refusals: ['not-found', 'state-changed'],
});

export const dismissLateResult = route({
  name: 'sportsbook.dismiss-late-result',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/late-results/:event/dismiss',
  wire: 'standard',
  summary: 'Leaves the bets on a contest as its window decided them, with a reason. Nothing moves.',
  params,
  body,
  answer: z.object({}),
  refusals: ['not-found', 'state-changed'],
});
