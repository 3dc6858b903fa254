import type { Module } from '../../../platform/module.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { findEventRoutes } from './routes/find-events.route.ts';
import { lineRoutes } from './routes/line.route.ts';
import type { LineReads } from './use-cases/read-line.ts';

/** The line: events and markets that can be bet on, as they are read, searched and pushed. */
export { presentEvent, presentMarket } from './presenters.ts';
export { announceEvents } from './use-cases/announce-line.ts';
export { createLineReads, type LineReads } from './use-cases/read-line.ts';

/** Returns the public routes of the line; `past` reads finished matches of earlier seasons. */
export function createLineRoutes(
  parts: Pick<SportsbookParts, 'pool' | 'log'>,
  line: LineReads,
  past: Parameters<typeof findEventRoutes>[1],
): Module['routes'] {
  return [...lineRoutes(line), ...findEventRoutes(parts, past)];
}
