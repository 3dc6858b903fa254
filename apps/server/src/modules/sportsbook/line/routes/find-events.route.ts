import { CALENDAR_DAYS_MAX, readCalendar, readStatistics, searchLine } from '@ordago/contracts';
import { isRefusal, refuse, toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { presentEvent } from '../presenters.ts';
import { type CalendarRow, readCalendar as readCalendarOf } from '../use-cases/read-calendar.ts';
import { type EventStatistics, type PlayedMatch, readStatistics as read } from '../use-cases/read-statistics.ts';
import { createSearchLine } from '../use-cases/search-line.ts';

/** Ways to an event beside the tree: search and calendar; and what the results say of it. */
export function findEventRoutes(
  parts: Pick<SportsbookParts, 'pool' | 'log'>,
  past: Parameters<typeof read>[1],
): BoundRoute[] {
  const search = createSearchLine(parts.pool);
  return [
    bind(searchLine, async ({ query, now }) => {
      const { isGuess, leagues, events } = await search(query.text, now);
      return { is_guess: isGuess, leagues: [...leagues], events: events.map(presentEvent) };
    }),
    bind(readCalendar, async ({ query }) => {
      const rows = await readCalendarOf(parts.pool, query, CALENDAR_DAYS_MAX);
      return isRefusal(rows) ? rows : { days: presentDays(rows) };
    }),
    bind(readStatistics, async ({ params, now }) => {
      const statistics = await read(parts, past, { event: params.id, now });
      return statistics === null ? refuse('event-unknown') : presentStatistics(statistics);
    }),
  ];
}

function presentDays(rows: readonly CalendarRow[]) {
  const days = new Map<string, CalendarRow[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days].map(([day, ofDay]) => ({
    day,
    events: ofDay.reduce((sum, { events }) => sum + events, 0),
    leagues: ofDay.map(({ league, events }) => ({ ...league, events })),
  }));
}

function presentStatistics({ table, homeLast, awayLast, meetings }: EventStatistics) {
  return {
    table: table && {
      matches: table.matches,
      since: toIso(table.since),
      rows: table.rows.map(({ team, goalsFor, goalsAgainst, ...row }) => ({
        ...row,
        team: team.id,
        name: team.name,
        goals_for: goalsFor,
        goals_against: goalsAgainst,
      })),
    },
    home_last: homeLast.map(presentPlayed),
    away_last: awayLast.map(presentPlayed),
    meetings: meetings.map(presentPlayed),
  };
}

function presentPlayed({ event, playedAt, home, away, score }: PlayedMatch) {
  return { event, played_at: toIso(playedAt), home: home.name, away: away.name, score };
}
