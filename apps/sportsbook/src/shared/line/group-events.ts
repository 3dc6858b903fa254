import type { League, SportEvent } from '@ordago/contracts';
import { type Day, dayOf } from '@ordago/web-kit/days';

export interface LeagueGroup {
  readonly league: League;
  readonly events: readonly SportEvent[];
}

export interface DayGroup {
  readonly day: Day;
  readonly leagues: readonly LeagueGroup[];
}

/** Events by day of the reader's calendar and league, both in the order in which they first come. */
export function groupByDay(events: readonly SportEvent[]): readonly DayGroup[] {
  const days = new Map<Day, SportEvent[]>();
  for (const event of events) {
    const day = dayOf(event.starts_at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    leagues: groupByLeague(ofDay),
  }));
}

export function groupByLeague(events: readonly SportEvent[]): readonly LeagueGroup[] {
  const groups = new Map<string, { league: League; events: SportEvent[] }>();
  for (const event of events) {
    const known = groups.get(event.league.id);
    if (known) known.events.push(event);
    else groups.set(event.league.id, { league: event.league, events: [event] });
  }
  return [...groups.values()];
}

/** Events by league, in the order of the list: a league that comes again has a second group. */
export function groupByRun(events: readonly SportEvent[]): readonly LeagueGroup[] {
  const groups: { league: League; events: SportEvent[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.league.id === event.league.id) last.events.push(event);
    else groups.push({ league: event.league, events: [event] });
  }
  return groups;
}
