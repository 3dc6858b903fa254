import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, amountText, idIn } from '../../wire.ts';

/** Settings of the betting front end, kept with the player's account. */

/** The ways in which odds are written. Decimal is what is stored and bet at. */
export const ODDS_FORMAT_NAMES = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;

/** Events and leagues that one player keeps, of each sort. */
export const LINE_FAVOURITES_MAX = 200;
export const LINE_FAVOURITE_KINDS = ['event', 'league'] as const;

const lineSettings = z.object({
  /** Null until the player chose one. */
  odds_format: z.enum(ODDS_FORMAT_NAMES).nullable(),
  /** Stake of a bet by one click on a price; null while that is off. */
  quick_stake: amountText.nullable(),
  /** True if such a bet is confirmed by a second click. */
  quick_confirms: z.boolean(),
});

export const readLineSettings = route({
  name: 'sportsbook.read-settings',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/settings',
  wire: 'line',
  summary: 'What the player chose: how odds are written, and quick bets.',
  answer: lineSettings,
  refusals: [],
});

export const saveLineSettings = route({
  name: 'sportsbook.save-settings',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/settings',
  wire: 'line',
  summary: 'Changes what is named; the rest stays as it was.',
  body: z.object({
    odds_format: z.enum(ODDS_FORMAT_NAMES).optional(),
    quick_stake: amountIn().nullable().optional(),
    quick_confirms: z.boolean().optional(),
  }),
  answer: lineSettings,
  refusals: [],
});

export const listLineFavourites = route({
  name: 'sportsbook.list-favourites',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/favourites',
  wire: 'line',
  summary: 'Events that are not over and leagues that the player keeps, the newest first.',
  answer: z.object({ events: z.array(idIn()), leagues: z.array(idIn()) }),
  refusals: [],
});

export const setLineFavourite = route({
  name: 'sportsbook.set-favourite',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/favourites',
  wire: 'line',
  summary: 'Keeps an event or a league, or forgets it. Doing so twice changes nothing.',
  body: z.object({ kind: z.enum(LINE_FAVOURITE_KINDS), id: idIn(), is_kept: z.boolean() }),
  answer: z.object({ is_kept: z.boolean() }),
  refusals: ['not-found', 'favourites-full'],
});
