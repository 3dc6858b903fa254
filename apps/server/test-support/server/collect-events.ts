import { fakeClock } from '@ordago/testing';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { createEventRelay } from '../../src/composition/event-relay.ts';
import type { OpMapping } from '../../src/modules/ledger/index.ts';
import { type DomainEvent, type EventName, eventHandler } from '../../src/platform/events/event-handler.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';

export interface EventCollector {
  /** Events since the last call, in their order; throws when one of them is not of its contract's shape. */
  take(): Promise<readonly DomainEvent[]>;
  close(): Promise<void>;
}

let count = 0;

/** Collects the domain events of some names from now on. */
export async function collectEvents(
  { pool, opEvents }: { readonly pool: Pool; readonly opEvents: readonly OpMapping[] },
  ...events: readonly EventName[]
): Promise<EventCollector> {
  count += 1;
  const name = `test.collect-${count}`;
  let collected: DomainEvent[] = [];
  const handler = eventHandler({
    name,
    events,
    begins: 'now',
    handle: async (some: readonly DomainEvent[]) => void collected.push(...some),
  });
  const all = [{ name: 'test', routes: [], policies: {}, jobs: [], handlers: [handler] }];
  const parts = { pool, clock: fakeClock(), log: pino({ level: 'silent' }), metrics: createMetrics() };
  const relay = createEventRelay({ all, opEvents }, parts);
  await relay.register();
  return {
    take: async () => {
      await relay.catchUp();
      const { rows } = await pool.query('select error from platform.parked_event where handler = $1', [name]);
      if (rows.length > 0) throw new Error(rows[0].error);
      const taken = collected;
      collected = [];
      return taken;
    },
    close: relay.stop,
  };
}
