import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, textIn } from '../../wire.ts';
import { eventShape, leagueShape } from './shapes.ts';

/** Days that one calendar covers. */
export const CALENDAR_DAYS_MAX = 42;

export const searchLine = route({
  name: 'sportsbook.search',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/search',
  wire: 'line',
  summary: 'Leagues and events ahead or in play whose names hold the text; where none does, those a typo away.',
  query: z.object({ text: textIn({ max: 100 }) }),
  answer: z.object({
    /** True when no name holds the text and these are the nearest ones. */
    is_guess: z.boolean(),
    leagues: z.array(leagueShape.extend({ events: z.int() })),
    events: z.array(eventShape),
  }),
  refusals: [],
});

export const readCalendar = route({
  name: 'sportsbook.read-calendar',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/calendar',
  wire: 'line',
  summary: `How many events each league has on each day of a zone; at most ${CALENDAR_DAYS_MAX} days.`,
  query: z.object({ from: instantIn, to: instantIn, zone: z.string().max(64).default('UTC') }),
  answer: z.object({
    days: z.array(
      z.object({
        /** `2026-11-22`, in the zone that was asked for. */
        day: z.string(),
        events: z.int(),
        leagues: z.array(leagueShape.extend({ events: z.int() })),
      }),
    ),
  }),
  refusals: ['validation-failed'],
});

const playedShape = z.object({
  /** Null for a match that was played before the line held it. */
  event: idIn().nullable(),
  played_at: z.string(),
  home: z.string(),
  away: z.string(),
  score: z.object({ home: z.int(), away: z.int() }),
});

export const readStatistics = route({
  name: 'sportsbook.read-statistics',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/events/:id/statistics',
  wire: 'line',
  summary: 'What the results held give for an event: the table of its league, the last five of both, their meetings.',
  params: z.object({ id: idIn() }),
  answer: z.object({
    /** Null while no match of the league is finished. */
    table: z
      .object({
        /** Matches that it counts, and when the first of them was played. */
        matches: z.int(),
        since: z.string(),
        rows: z.array(
          z.object({
            place: z.int(),
            team: idIn(),
            name: z.string(),
            played: z.int(),
            won: z.int(),
            drawn: z.int(),
            lost: z.int(),
            goals_for: z.int(),
            goals_against: z.int(),
            points: z.int(),
          }),
        ),
      })
      .nullable(),
    home_last: z.array(playedShape),
    away_last: z.array(playedShape),
    meetings: z.array(playedShape),
  }),
  refusals: ['event-unknown'],
});
