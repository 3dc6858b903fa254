import type { Clock } from '@ordago/kernel';
import type { Pool } from 'pg';
import { createOpSource } from '../modules/ledger/index.ts';
import { createRelay, type Relay, type RelayMetrics } from '../platform/events/relay.ts';
import { eventTable } from '../platform/events/repository/event-table.repository.ts';
import type { Log } from '../platform/log/log.ts';
import type { Modules } from './modules.ts';

/** The relay of all handlers: events derived from the ledger's commands, and those that were written beside them. */
export function createEventRelay(
  { all, opEvents }: Pick<Modules, 'all' | 'opEvents'>,
  parts: { readonly pool: Pool; readonly clock: Clock; readonly log: Log; readonly metrics: RelayMetrics },
): Relay {
  const handlers = all.flatMap((module) => module.handlers);
  return createRelay({ ...parts, handlers, sources: [eventTable, createOpSource(opEvents)] });
}
