import { sportNames } from '@ordago/i18n/sport-names';
import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { createFindEventsRepository } from './repository/find-events.repository.ts';
import { createLineRepository, type LineRepository } from './repository/line.repository.ts';
import { lineRoutes } from './routes/line-routes.ts';
import { type AnnounceEvents, announceEvents } from './use-cases/announce-line.ts';
import type { LineReads } from './use-cases/line-reads.ts';
import { listEvents } from './use-cases/list-events.ts';
import { readEvent } from './use-cases/read-event.ts';
import { readMarket } from './use-cases/read-market.ts';
import type { StatisticsParts } from './use-cases/read-statistics.ts';
import { createSearchLine } from './use-cases/search-line.ts';

/** The line: events and markets that can be bet on, as they are read, searched and pushed. */
export { presentEvent } from './presenters.ts';
export type { AnnounceEvents } from './use-cases/announce-line.ts';
export type { LineReads } from './use-cases/line-reads.ts';

export interface LineParts extends Pick<SportsbookParts, 'clock' | 'log' | 'publish'> {
  readonly pool: Pool;
}

export interface Line {
  readonly reads: LineReads;
  readonly announce: AnnounceEvents;
  /** Creates the public routes of the line; `past` reads finished matches of earlier seasons. */
  routes(past: StatisticsParts['past']): Module['routes'];
}

/** Creates the subject: reads of the line, its routes and its announcements. */
export function createLine({ pool, clock, log, publish }: LineParts): Line {
  const line = createLineRepository(pool);
  const events = createFindEventsRepository(pool);
  const reads = readsOf(line);
  return {
    reads,
    announce: (ids, moved) => announceEvents({ line, publish, clock }, ids, moved),
    routes: (past) =>
      lineRoutes({ reads, search: createSearchLine({ names: events, line, sportNames }), results: events, past, log }),
  };
}

function readsOf(line: LineRepository): LineReads {
  return {
    tree: (now) => line.findTree(now),
    events: (filter, page) => listEvents(line, filter, page),
    event: (id, now, combinations) => readEvent(line, { id, combinations }, now),
    market: (event, id, now) => readMarket(line, { event, id }, now),
  };
}
