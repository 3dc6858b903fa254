import { readStatistics as readStatisticsContract } from '@ordago/contracts';
import { refuse, toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import {
  type EventStatistics,
  type PlayedMatch,
  readStatistics,
  type StatisticsParts,
} from '../use-cases/read-statistics.ts';

/** Reads the statistics of an event from the results. */
export function readStatisticsRoute(parts: StatisticsParts): BoundRoute {
  return bind(readStatisticsContract, async ({ params, now }) => {
    const statistics = await readStatistics(parts, { event: params.id, now });
    return statistics === null ? refuse('event-unknown') : presentStatistics(statistics);
  });
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
