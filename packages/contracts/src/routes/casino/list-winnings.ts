import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';

/** Games of the list of what is opened most. */
export const TRENDING_MAX = 10;

/** Rows of each list of winnings. */
export const WINNINGS_MAX = 12;

/** A round that paid more than it took. The name is masked: nobody is recognised by it. */
const winning = z.object({
  user_name: z.string(),
  game: z.string(),
  /** Number of the game in the catalogue. */
  game_id: z.string(),
  bet: amountText,
  /** Payout over stake, two decimals, rounded down. */
  multiple: z.string(),
  amount: amountText,
  date: z.string(),
  currency: z.string(),
});

export const listWinnings = route({
  name: 'casino.list-winnings',
  host: 'player',
  method: 'GET',
  path: '/api/casino/winnings',
  wire: 'standard',
  summary:
    'Winnings of the last 24 hours, from the rounds themselves: the highest by multiple, and the latest; and the largest stakes, won or not.',
  answer: z.object({
    top: z.array(winning),
    latest: z.array(winning),
    /** Rounds whose stake reaches the floor of its currency, the furthest above it first. */
    high: z.array(winning),
  }),
  refusals: [],
});

export const listDailyWinnings = route({
  name: 'casino.list-daily-winnings',
  host: 'player',
  method: 'GET',
  path: '/api/user/daily_winnings',
  aliases: ['/api/daily_winnings'],
  wire: 'standard',
  summary: 'The highest winnings of the last 24 hours (specification 1, section 7).',
  answer: z.array(winning),
  refusals: [],
});

const visibility = z.object({ shown: z.boolean() });

export const readWinningsVisibility = route({
  name: 'casino.read-winnings-visibility',
  host: 'player',
  method: 'GET',
  path: '/api/casino/winnings/visibility',
  wire: 'standard',
  summary: 'Whether the caller is shown in the public lists of winnings; shown, until they choose otherwise.',
  answer: visibility,
  refusals: [],
});

export const setWinningsVisibility = route({
  name: 'casino.set-winnings-visibility',
  host: 'player',
  method: 'POST',
  path: '/api/casino/winnings/visibility',
  wire: 'standard',
  summary:
    'Puts the caller into the public lists of winnings or takes them out, past winnings included, within ten seconds. The own history stays whole.',
  body: visibility,
  answer: visibility,
  refusals: [],
});

export const listRecentGames = route({
  name: 'casino.list-recent-games',
  host: 'player',
  method: 'GET',
  path: '/api/casino/recent',
  wire: 'standard',
  summary: 'Numbers of the games that the player opened last, the newest first.',
  answer: z.array(z.string()),
  refusals: [],
});

export const listTrendingGames = route({
  name: 'casino.list-trending-games',
  host: 'player',
  method: 'GET',
  path: '/api/casino/trending',
  wire: 'standard',
  summary:
    'Games that more players opened in the last 24 hours than on a day of their week before, counted from launches, the largest growth first; where none grew, the most opened ones. What fewer than two opened is no trend; empty where there is none.',
  answer: z.object({
    hours: z.int(),
    /** Order of the games: those that grew, or those that are opened most. */
    trend: z.enum(['growing', 'most-opened']),
    games: z.array(z.object({ game_id: z.string(), players: z.int() })),
  }),
  refusals: [],
});
