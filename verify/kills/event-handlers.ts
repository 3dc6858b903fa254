import { EVENT_NAMES } from '@ordago/contracts/events';
import { casinoOpEvents } from '../../apps/server/src/modules/casino/wallet/index.ts';
import { createOpSource, ledgerOpEvents } from '../../apps/server/src/modules/ledger/index.ts';
import { paymentOpEvents } from '../../apps/server/src/modules/payments/use-cases/op-events.ts';
import { sportsbookOpEvents } from '../../apps/server/src/modules/sportsbook/news/use-cases/op-events.ts';
import {
  type DomainEvent,
  type EventHandler,
  type EventName,
  type EventSource,
  eventHandler,
} from '../../apps/server/src/platform/events/event-handler.ts';
import { eventTable } from '../../apps/server/src/platform/events/repository/event-table.repository.ts';

/** Events of handlers that fail and of books that do not hold: neither is here, and one that were would be found. */
const OF_FAILURES: readonly EventName[] = [
  'event-parked',
  'parked-event-resolved',
  'withdrawals-frozen',
  'withdrawals-unfrozen',
];

/** Events that the handlers of this programme receive: all that the load and the scenarios beside it can cause. */
export const NAMES: readonly EventName[] = EVENT_NAMES.filter((name) => !OF_FAILURES.includes(name));

const MAPPINGS = [...ledgerOpEvents, ...sportsbookOpEvents, ...casinoOpEvents, ...paymentOpEvents];
export const SOURCES: readonly EventSource[] = [eventTable, createOpSource(MAPPINGS)];

/** Tables without any constraint: what is handled twice shows as two rows. */
export const TABLES = `
  create schema kills;
  create table kills.handled (nth bigserial, position bigint, part int, player bigint, name text,
    happened_at timestamptz, handled_at timestamptz default clock_timestamp());
  create table kills.chain (player bigint primary key, events bigint not null, digest text not null);`;

/**
 * Two handlers: one writes down each event, the other chains the events of each player by a digest that depends on their
 * order. `mayDie` is called in the middle of what they do.
 */
export function createHandlers(mayDie: () => void): readonly EventHandler[] {
  const note = eventHandler({
    name: 'kills.note',
    events: NAMES,
    begins: 'at-the-beginning',
    handle: async (events: readonly DomainEvent[], db) => {
      const half = Math.ceil(events.length / 2);
      await insert(events.slice(0, half));
      mayDie();
      await insert(events.slice(half));
      async function insert(some: readonly DomainEvent[]) {
        await db.query(
          `insert into kills.handled (position, part, player, name, happened_at)
           select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::timestamptz[])`,
          [
            some.map(({ position }) => position),
            some.map(({ part }) => part),
            some.map(({ player }) => player),
            some.map(({ name }) => name),
            some.map(({ at }) => at),
          ],
        );
      }
    },
    reset: async (db, from) => void (await db.query('delete from kills.handled where position >= $1', [from])),
  });
  const chain = eventHandler({
    name: 'kills.chain',
    events: NAMES,
    begins: 'at-the-beginning',
    handle: async (events: readonly DomainEvent[], db) => {
      for (const [player, texts] of textsByPlayer(events)) {
        // Each event of the player is chained to the one before: another order is another digest.
        await db.query(
          `insert into kills.chain as c (player, events, digest)
           values ($1, cardinality($2::text[]), (with recursive link (n, digest) as (
             select 0, coalesce((select digest from kills.chain where player = $1), '')
             union all select n + 1, md5(digest || ($2::text[])[n + 1]) from link where n < cardinality($2::text[]))
             select digest from link order by n desc limit 1))
           on conflict (player) do update set events = c.events + excluded.events, digest = excluded.digest`,
          [player, texts],
        );
        mayDie();
      }
    },
    reset: async (db) => void (await db.query('truncate kills.chain')),
  });
  return [note, chain];
}

function textsByPlayer(events: readonly DomainEvent[]): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { player, position, part } of events) {
    const own = texts.get(player ?? '0') ?? [];
    own.push(`${position}.${part}`);
    texts.set(player ?? '0', own);
  }
  return texts;
}
