import type { DomainEvent, EventName, EventSource, Queryable } from '../../../platform/events/event-handler.ts';
import type { OpRecord } from '../domain/op-record.ts';
import { findOps } from '../repository/op-feed.repository.ts';

/**
 * Mapping from commands of some kinds to domain events: the op already records what happened, and nothing is written
 * twice.
 */
export interface OpMapping {
  /** (Default: every kind) */
  readonly kinds?: readonly string[];
  readonly events: readonly EventName[];
  /** Events of commands, those of one in the order in which they are handled. Reads rows that no longer change. */
  toEvents(ops: readonly OpRecord[], db: Queryable): Promise<readonly DomainEvent[]>;
}

/** Reads domain events off the commands of the ledger. */
export function createOpSource(mappings: readonly OpMapping[]): EventSource {
  return {
    read: async (db, range, wanted) => {
      const { ops, through } = await findOps(db, range);
      const events: DomainEvent[] = [];
      for (const mapping of mappings) {
        if (!mapping.events.some((name) => wanted.has(name))) continue;
        const own = ops.filter(({ kind }) => mapping.kinds?.includes(kind) ?? true);
        if (own.length > 0) events.push(...(await mapping.toEvents(own, db)));
      }
      return { events: numbered(events.filter(({ name }) => wanted.has(name))), through };
    },
  };
}

function numbered(events: readonly DomainEvent[]): DomainEvent[] {
  const parts = new Map<string, number>();
  return events.map((event) => {
    const part = parts.get(event.position) ?? 0;
    parts.set(event.position, part + 1);
    return { ...event, part };
  });
}
