import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn, instantIn, textIn } from '../../wire.ts';
import { eventShape, topLegShape } from '../sportsbook/shapes.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Expresses that the operator offers as a whole. */

/**
 * State of one: planned for later, on offer, begun with the first of its events, over by its own end, or taken back.
 */
export const TOP_EXPRESS_STATES = ['planned', 'offered', 'begun', 'over', 'withdrawn'] as const;

/** Reason why a leg, or the express as a whole, would be refused or is not on sale now: the refusal of a bet on it. */
export const TOP_EXPRESS_PROBLEMS = [
  'selection-unknown',
  'event-repeated',
  'events-impossible',
  'event-started',
  'event-stopped',
  'market-suspended',
  'bet-blocked-by-bookmaker',
  'single-only',
  'express-too-many',
  'express-odds-above-maximum',
] as const;

export const listFeaturedExpresses = route({
  name: 'sportsbook.list-staff-top-expresses',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/top-expresses',
  wire: 'standard',
  summary: 'Featured expresses, whatever has become of them, with what was bet on them; the newest first.',
  query: z.object(staffPaging),
  answer: z.object({
    expresses: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        state: z.enum(TOP_EXPRESS_STATES),
        set_at: z.string(),
        shown_from: z.string().nullable(),
        shown_until: z.string().nullable(),
        ended_at: z.string().nullable(),
        /** The product of its prices now, cut to two decimals for the eye. */
        odds: z.string(),
        legs: z.array(topLegShape),
        bets: z.int(),
        /** Per currency: what was staked, and what the operator can lose on the bets that are open. */
        turnover: z.array(z.object({ currency: z.string(), stakes: amountText, open_profit: amountText })),
      }),
    ),
    ...staffPage,
  }),
  refusals: [],
});

export const previewTopExpress = route({
  name: 'sportsbook.preview-top-express',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/top-expresses/preview',
  wire: 'standard',
  summary: 'What an express of these selections would be: its odds, what a bet on it can cost, and what prevents it.',
  query: z.object({ selections: z.string().regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,39}$/) }),
  answer: z.object({
    odds: z.string(),
    problems: z.array(
      z.object({
        /** Place of the leg, from 0; null where it is about the express as a whole. */
        leg: z.int().nullable(),
        name: z.enum(TOP_EXPRESS_PROBLEMS),
      }),
    ),
    currencies: z.array(
      z.object({
        currency: z.string(),
        /** The largest stake that one bet on it can have now. */
        stake_max: amountText,
        /** Loss of the operator when that bet wins. */
        loss_max: amountText,
        /** Loss that the operator may still take on the fullest of its events. */
        room: amountText,
      }),
    ),
  }),
  refusals: [],
});

export const setTopExpress = route({
  name: 'sportsbook.set-top-express',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/top-expresses',
  wire: 'standard',
  summary: 'Offers an express of these selections, each of an event of its own, as a whole.',
  body: z.object({
    selections: z.array(idIn()).min(2).max(20),
    /** Title that players read above it; null for the operator's default. */
    name: textIn({ max: 60 }).nullable().default(null),
    /** Null: at once, and until the first of its events begins. */
    shown_from: instantIn.nullable().default(null),
    shown_until: instantIn.nullable().default(null),
  }),
  answer: z.object({ id: idIn() }),
  refusals: ['validation-failed', 'express-leg-refused'],
});

export const endTopExpress = route({
  name: 'sportsbook.end-top-express',
  host: 'staff',
  method: 'DELETE',
  path: '/api/staff/sportsbook/top-expresses/:id',
  wire: 'standard',
  summary: 'Takes a featured express back.',
  params: z.object({ id: idIn() }),
  answer: z.object({ id: idIn() }),
  refusals: ['state-changed'],
});

export const resumeTopExpress = route({
  name: 'sportsbook.resume-top-express',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/top-expresses/:id/resume',
  wire: 'standard',
  summary: 'Offers an express again that was taken back.',
  params: z.object({ id: idIn() }),
  body: z.object({}),
  answer: z.object({ id: idIn() }),
  refusals: ['state-changed'],
});

export const readBettingEvent = route({
  name: 'sportsbook.read-staff-event',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/events/:id',
  wire: 'standard',
  summary: 'An event with every market, as players see it now.',
  params: z.object({ id: idIn() }),
  answer: eventShape,
  refusals: ['betting-target-not-found'],
});

export type FeaturedExpress = z.output<(typeof listFeaturedExpresses)['answer']>['expresses'][number];
export type TopExpressPreview = z.output<(typeof previewTopExpress)['answer']>;
