import type { CaseId } from '@ordago/kernel';
import * as z from 'zod';
import { CASE_STATUSES } from '../../codes/statuses.ts';
import { route } from '../../route.ts';
import { idIn, intIn, pageIn, textIn } from '../../wire.ts';

/** Acts in a case; the first and the last are the player's. */
export const CASE_ACTS = ['open', 'answer', 'uphold', 'refuse', 'reopen', 'withdraw'] as const;
/** Letters of what a player writes beside the reason, and of what staff answer. */
export const CASE_TEXT_MAX = 500;
export const CASE_ANSWER_MAX = 1000;
/** Reasons of a complaint about a round of the casino; `other` asks for a sentence. */
export const ROUND_CASE_REASONS = [
  'win-not-paid',
  'wrong-amount',
  'round-not-finished',
  'charged-without-playing',
  'other',
] as const;
/** The kind of subject that a round of the casino is. */
export const ROUND_CASE_KIND = 'casino-round';

const word = z.string().regex(/^[a-z][a-z-]{1,39}$/);
const subject = z.object({
  kind: z.string(),
  /** Within its kind. */
  key: z.string(),
  /** Facts of the subject when the case was made, by the names of its kind. */
  facts: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])),
});

const step = { act: z.enum(CASE_ACTS), body: z.string().nullable(), at: z.string() };

const file = {
  id: z.string(),
  subject,
  reason: z.string(),
  status: z.enum(CASE_STATUSES),
  /** Counts the acts. */
  revision: z.int(),
  opened_at: z.string(),
  changed_at: z.string(),
};

const ownCase = z.object({ ...file, steps: z.array(z.object(step)) });
const player = z.object({ id: z.string(), username: z.string() });
const staffCase = z.object({
  ...file,
  player,
  /** `staff` names who acted; null: the player. */
  steps: z.array(z.object({ ...step, staff: z.string().nullable() })),
});

const of = { kind: word, ref: z.string().min(1).max(100) };

export const listCases = route({
  name: 'support.list-cases',
  host: 'player',
  method: 'GET',
  path: '/api/user/cases',
  wire: 'standard',
  summary: "The player's own cases about one thing of theirs, newest first, and what may be wrong with it.",
  query: z.object(of),
  answer: z.object({ reasons: z.array(z.string()), cases: z.array(ownCase) }),
  refusals: ['case-subject-not-found'],
});

export const openCase = route({
  name: 'support.open-case',
  host: 'player',
  method: 'POST',
  path: '/api/user/cases',
  wire: 'standard',
  summary:
    'Opens a case about something of the player’s; it carries the ids and amounts by itself. One waits at a time, a decided one is not asked again.',
  body: z.object({ ...of, reason: word, text: textIn({ min: 0, max: CASE_TEXT_MAX }).default('') }),
  answer: ownCase,
  refusals: ['case-subject-not-found', 'reason-required', 'case-already-open', 'case-decided', 'cases-full'],
});

export const withdrawCase = route({
  name: 'support.withdraw-case',
  host: 'player',
  method: 'POST',
  path: '/api/user/cases/:id/withdraw',
  wire: 'standard',
  summary: 'Takes a case of the player’s own back while it waits.',
  params: z.object({ id: idIn<CaseId>() }),
  answer: ownCase,
  refusals: ['case-not-found', 'state-changed'],
});

export const listStaffCases = route({
  name: 'support.list-staff-cases',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/cases',
  wire: 'standard',
  summary: 'Cases by status: who waits longest comes first, then what changed last.',
  query: z.object({
    page: pageIn,
    count: intIn({ min: 1, max: 100 }).default(25),
    status: z.enum(['waiting', 'all', ...CASE_STATUSES]).default('waiting'),
    kind: word.optional(),
  }),
  answer: z.object({ cases: z.array(z.object({ ...file, player })), count: z.int(), page: z.int() }),
  refusals: [],
});

export const readStaffCase = route({
  name: 'support.read-staff-case',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/cases/:id',
  wire: 'standard',
  summary: 'A case with its messages and acts.',
  params: z.object({ id: idIn<CaseId>() }),
  answer: staffCase,
  refusals: ['case-not-found'],
});

export const actOnCase = route({
  name: 'support.act-on-case',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/cases/:id',
  wire: 'standard',
  summary:
    'Answers a case, decides it in the player’s favour or against them, or opens a decided one again. No money moves by it.',
  params: z.object({ id: idIn<CaseId>() }),
  body: z.object({
    act: z.enum(['answer', 'uphold', 'refuse', 'reopen']),
    text: textIn({ min: 0, max: CASE_ANSWER_MAX }).default(''),
    /** The number of acts that the caller has seen. */
    revision: intIn({ min: 1 }),
  }),
  answer: staffCase,
  refusals: ['case-not-found', 'reason-required', 'state-changed', 'case-already-open'],
});
