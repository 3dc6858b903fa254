import type { DomainEvent, EventSource } from '../event-handler.ts';

interface Row {
  readonly position: string;
  readonly name: string;
  readonly version: number;
  readonly player: string | null;
  readonly payload: unknown;
  readonly at: Date;
}

/** The events that were written by `platform.emit_event`. */
export const eventTable: EventSource = {
  read: async (db, { after, upTo, limit }, wanted) => {
    const { rows } = await db.query<Row>(
      `select position, name, version, player, payload, at from platform.event
       where position > $1 and position <= $2 order by position limit $3`,
      [after, upTo, limit],
    );
    const events = rows.filter(({ name }) => (wanted as ReadonlySet<string>).has(name)).map(eventOf);
    return { events, through: rows.length < limit ? upTo : BigInt(rows.at(-1)?.position ?? upTo) };
  },
};

/** Reads an event without checking its payload, which its handler does: one event of a wrong shape does not stop others. */
function eventOf(row: Row): DomainEvent {
  return { ...row, part: 0, at: row.at.toISOString() } as DomainEvent;
}
