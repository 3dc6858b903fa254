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

/** What was written is trusted here and checked where it is handled: one event of a wrong shape stops nobody else's. */
function eventOf(row: Row): DomainEvent {
  return { ...row, part: 0, at: row.at.toISOString() } as DomainEvent;
}
