import type { BoundRoute } from '../../../../platform/http/bound-route.ts';
import type { LineReads } from '../use-cases/line-reads.ts';
import type { StatisticsParts } from '../use-cases/read-statistics.ts';
import type { SearchLine } from '../use-cases/search-line.ts';
import { listEventsRoute } from './list-events.route.ts';
import { listResultsRoute } from './list-results.route.ts';
import { readCalendarRoute } from './read-calendar.route.ts';
import { readEventRoute } from './read-event.route.ts';
import { readStatisticsRoute } from './read-statistics.route.ts';
import { readTreeRoute } from './read-tree.route.ts';
import { searchLineRoute } from './search-line.route.ts';

export interface LineRouteParts extends StatisticsParts {
  readonly reads: LineReads;
  readonly search: SearchLine;
  readonly results: StatisticsParts['results'] & Parameters<typeof readCalendarRoute>[0];
}

/** Public routes of the line. */
export function lineRoutes({ reads, search, ...statistics }: LineRouteParts): BoundRoute[] {
  return [
    readTreeRoute(reads),
    listEventsRoute(reads),
    readEventRoute(reads),
    listResultsRoute(reads),
    searchLineRoute(search),
    readCalendarRoute(statistics.results),
    readStatisticsRoute(statistics),
  ];
}
