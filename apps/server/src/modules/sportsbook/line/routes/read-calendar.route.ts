import { CALENDAR_DAYS_MAX, readCalendar as readCalendarContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type CalendarRow, readCalendar } from '../use-cases/read-calendar.ts';

/** Counts the events of each day. */
export function readCalendarRoute(events: Parameters<typeof readCalendar>[0]): BoundRoute {
  return bind(readCalendarContract, async ({ query }) => {
    const rows = await readCalendar(events, query, CALENDAR_DAYS_MAX);
    return isRefusal(rows) ? rows : { days: presentDays(rows) };
  });
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
