import type { Instant } from '@ordago/kernel';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import {
  lastOf,
  leagueTable,
  meetingsOf,
  newestSeason,
  type PlayedMatch,
  type TableRow,
} from '../domain/statistics.ts';
import type { EventSides, FindEventsRepository } from '../repository/find-events.repository.ts';

export type { PlayedMatch } from '../domain/statistics.ts';

/** Statistics of an event before it starts, from the stored results. */
export interface EventStatistics {
  /** Null while no match of the league is finished. */
  readonly table: { readonly matches: number; readonly since: Instant; readonly rows: readonly TableRow[] } | null;
  readonly homeLast: readonly PlayedMatch[];
  readonly awayLast: readonly PlayedMatch[];
  readonly meetings: readonly PlayedMatch[];
}

export interface StatisticsParts extends Pick<SportsbookParts, 'log'> {
  readonly results: Pick<FindEventsRepository, 'findSides' | 'findPlayed'>;
  /** Reads finished matches of earlier seasons. */
  readonly past: (now: Instant) => Promise<readonly PastMatch[]>;
}

/**
 * Reads the table of the league, the last matches of both sides and their meetings, from finished matches that started
 * before the event. Meetings include earlier seasons of the supplier; while it is out of reach they are those of the
 * line alone. Null for an event that the line does not hold.
 */
export async function readStatistics(
  { results, past, log }: StatisticsParts,
  { event, now }: { event: string; now: Instant },
): Promise<EventStatistics | null> {
  const sides = await results.findSides(event);
  if (sides === null) return null;
  const played = await results.findPlayed(sides.league, sides.startsAt);
  const season = newestSeason(played);
  const first = season.at(-1);
  const earlier = await past(now).catch((error: unknown) => {
    log.warn({ error }, 'the past of the supplier is out of reach');
    return [];
  });
  const held = new Set(played.map(({ playedAt, home, away }) => `${playedAt}|${home.id}|${away.id}`));
  const meetings = earlier
    .flatMap((match) => meetingIn(match, sides))
    .filter(({ playedAt, home, away }) => !held.has(`${playedAt}|${home.id}|${away.id}`));
  return {
    table: first ? { matches: season.length, since: first.playedAt, rows: leagueTable(season) } : null,
    homeLast: lastOf(played, sides.home),
    awayLast: lastOf(played, sides.away),
    meetings: meetingsOf([...played, ...meetings], sides.home, sides.away),
  };
}

/** A match of the past when both sides of the event played it: their names are known then. */
function meetingIn(match: PastMatch, { keys, names, startsAt, ...sides }: EventSides): PlayedMatch[] {
  const isHome = match.home === keys.home && match.away === keys.away;
  const isAway = match.home === keys.away && match.away === keys.home;
  if (match.leagueKey !== keys.league || match.playedAt >= startsAt || !(isHome || isAway)) return [];
  const one = { id: sides.home, name: names.home };
  const other = { id: sides.away, name: names.away };
  return [
    {
      event: null,
      round: null,
      playedAt: match.playedAt,
      ...(isHome ? { home: one, away: other } : { home: other, away: one }),
      score: { home: match.homeGoals, away: match.awayGoals },
    },
  ];
}
