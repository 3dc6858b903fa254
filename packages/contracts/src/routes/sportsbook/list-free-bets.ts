import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';
import { oddsText } from './shapes.ts';

/** States of a free bet; `returned` was given back, as another free bet, because its bet was void. */
export const FREE_BET_STATUSES = ['awarded', 'used', 'returned', 'expired', 'cancelled'] as const;
/** The kinds of bets that a free bet pays. A system is never free. */
export const FREE_BET_KINDS = ['any', 'single', 'express'] as const;

/** Bounds of the odds of a whole bet; null where there is none. */
const oddsBounds = z.object({ min: oddsText, max: oddsText.nullable() });

export const freeBetShape = z.object({
  id: idIn(),
  /** The stake of the bet that it pays, no more and no less. */
  amount: amountText,
  currency: z.string(),
  status: z.enum(FREE_BET_STATUSES),
  /** True if a won bet pays the stake beside the winnings. */
  is_stake_returned: z.boolean(),
  kinds: z.enum(FREE_BET_KINDS),
  /** Odds that a bet may have, its own bounds or those of the settings. */
  odds: z.object({ single: oddsBounds, express: oddsBounds }),
  /** Least legs of an express; null for what any express needs. */
  legs_min: z.int().nullable(),
  /** Sports that all legs are of; null for any. */
  sports: z.array(z.string()).nullable(),
  valid_from: z.string(),
  valid_until: z.string(),
  /** The bet that it paid. */
  bet: idIn().nullable(),
  /** True if it replaces another one whose bet was void. */
  is_given_back: z.boolean(),
});

export type FreeBet = z.output<typeof freeBetShape>;
export type FreeBetStatus = (typeof FREE_BET_STATUSES)[number];

export const listFreeBets = route({
  name: 'sportsbook.list-free-bets',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/free-bets',
  wire: 'line',
  summary: "The player's free bets: those that can be used, the first to expire first, then the latest of the others.",
  answer: z.object({ free_bets: z.array(freeBetShape) }),
  refusals: [],
});
