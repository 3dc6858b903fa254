import * as z from 'zod';
import { LIMIT_LINES } from '../../errors/limit-names.ts';
import { route } from '../../route.ts';
import { amountText, idIn, intIn, textIn } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Routes of the back office of bets beside its settings: their history, their targets, and the operator's exposure. */

/** Actions of staff, as the list of changes names them. */
export const BETTING_ACTIONS = ['limit', 'rule', 'settings', 'stakes', 'cash-out', 'express', 'each-way'] as const;

export const listBettingChanges = route({
  name: 'sportsbook.list-betting-changes',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/changes',
  wire: 'standard',
  summary: 'Changes of betting rules with who made them and when, from the audit, the newest first.',
  query: z.object({ act: z.enum(BETTING_ACTIONS).optional(), ...staffPaging }),
  answer: z.object({
    changes: z.array(
      z.object({
        /** Number of the line in the audit. */
        id: z.string(),
        at: z.string(),
        /** Null for what no member of staff did. */
        by: z.string().nullable(),
        act: z.enum(BETTING_ACTIONS),
        /** Subject of the change: kind, line, scope, target, currency, rule, sport or express, as far as the act has them. */
        about: z.record(z.string(), z.string().nullable()),
        /** Name of the target; null where it has no name. */
        name: z.string().nullable(),
        /** Changed fields; `before` is null where nothing was set, or the audit knows of nothing. */
        fields: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
        /** It is the newest about its subject, and the value before it is known. */
        is_undoable: z.boolean(),
      }),
    ),
    ...staffPage,
  }),
  refusals: [],
});

/** Targets that one search shows. */
export const BETTING_TARGETS_MAX = 20;

export const findBettingTargets = route({
  name: 'sportsbook.find-betting-targets',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/targets',
  wire: 'standard',
  summary: `Events ahead or in play, leagues, sports or players whose name holds the text; at most ${BETTING_TARGETS_MAX}.`,
  query: z.object({ scope: z.enum(['event', 'tourney', 'sport', 'user']), search: textIn({ max: 60 }).optional() }),
  answer: z.object({
    targets: z.array(z.object({ target: z.string(), name: z.string(), note: z.string().nullable() })),
  }),
  refusals: [],
});

export const listExposures = route({
  name: 'sportsbook.list-exposures',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/exposures',
  wire: 'standard',
  summary: 'What the operator can lose on events ahead or in play, those nearest to their bound first.',
  query: z.object({ event: idIn().optional(), ...staffPaging }),
  answer: z.object({
    exposures: z.array(
      z.object({
        event: z.string(),
        name: z.string(),
        league: z.string(),
        sport: z.string(),
        starts_at: z.string(),
        is_live: z.boolean(),
        /** The supplier stopped betting on it for a while. */
        is_stopped: z.boolean(),
        /** The back office barred it. */
        is_barred: z.boolean(),
        bets: z.int(),
        currency: z.string(),
        /** Open profit of all bets on it. */
        open_profit: amountText,
        liability_max: amountText,
        /** Share of the bound, in per cent. */
        percent: z.int(),
      }),
    ),
    ...staffPage,
  }),
  refusals: [],
});

export const readPlayerExposure = route({
  name: 'sportsbook.read-player-exposure',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/exposures/players/:id',
  wire: 'standard',
  summary: "A player's open bets on each line: their stakes, and what they can be paid.",
  params: z.object({ id: idIn() }),
  answer: z.object({
    lines: z.array(
      z.object({
        line: z.enum(LIMIT_LINES),
        currency: z.string(),
        bets: z.int(),
        stakes: amountText,
        potential: amountText,
      }),
    ),
  }),
  refusals: [],
});

const terms = {
  is_offered: z.boolean(),
  /** Share of the fair value that the operator keeps, in hundredths of a per cent. */
  margin_bps: intIn({ max: 10_000 }),
  /** Nothing is bought back so shortly before a market closes. */
  closing_seconds: intIn({ max: 3_600 }),
};
/** The key of a sport, or `*` for every sport without terms of its own. */
const sportIn = z.string().regex(/^(\*|[a-z0-9-]{1,40})$/);

export const listCashOutTerms = route({
  name: 'sportsbook.list-cash-out-terms',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/cash-out',
  wire: 'standard',
  summary: 'On which terms bets are bought back, for all sports and for those with terms of their own.',
  answer: z.object({
    terms: z.array(z.object({ sport: z.string(), ...terms })),
    /** Sports of the line that could have terms of their own. */
    sports: z.array(z.string()),
  }),
  refusals: [],
});

export const setCashOutTerms = route({
  name: 'sportsbook.set-cash-out-terms',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/cash-out',
  wire: 'standard',
  summary: 'Sets the terms of a sport, or takes them back with terms of null: those of all sports count again.',
  body: z.object({ sport: sportIn, terms: z.object(terms).nullable() }),
  answer: z.object({ sport: z.string(), terms: z.object(terms).nullable() }),
  refusals: ['validation-failed', 'betting-target-not-found', 'state-changed'],
});

export type BettingChange = z.output<(typeof listBettingChanges)['answer']>['changes'][number];
export type BettingExposure = z.output<(typeof listExposures)['answer']>['exposures'][number];
export type CashOutTerms = z.output<(typeof listCashOutTerms)['answer']>['terms'][number];
