/**
 * The product's relay of domain events with all its handlers, in a process of its own as a worker is, on the bench's
 * database: it runs for a turn, handles what the turn left, and pauses.
 */
import { pino } from 'pino';
import { createEventRelay } from '../../apps/server/src/composition/event-relay.ts';
import { composeModules, type Modules } from '../../apps/server/src/composition/modules.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import type { Relay } from '../../apps/server/src/platform/events/relay.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import { createHub } from '../../apps/server/src/platform/push/hub.ts';
import { createRelayedHub } from '../../apps/server/src/platform/push/relayed-hub.ts';
import { runningClock } from '../harness/running-clock.ts';
import { quantile } from '../harness/statistics.ts';

/** Order of the parent process: open on a database, handle from now on, or handle the rest and pause. */
export type RelayOrder =
  | { readonly do: 'open'; readonly url: string; readonly startedAt: number }
  | { readonly do: 'run' }
  | { readonly do: 'pause' };

/** Answer to each order. Events handled since the relay ran, by all handlers, and how old they were then, in milliseconds. */
export interface RelayReport {
  readonly handled: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface Worker {
  readonly pool: ReturnType<typeof createPool>;
  readonly modules: Modules;
  readonly build: () => Relay;
}

const ages: number[] = [];
let worker: Worker | null = null;
let relay: Relay | null = null;
let orders = Promise.resolve();

process.on('message', (order: RelayOrder) => {
  orders = orders.then(() => obey(order)).then(report);
});
process.on('disconnect', () => process.exit(0));

async function obey(order: RelayOrder): Promise<void> {
  if (order.do === 'open') worker = await open(order);
  else if (order.do === 'run') await run();
  else await pause();
}

async function open({ url, startedAt }: RelayOrder & { do: 'open' }): Promise<Worker> {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'silent', INSTANCE: '2' });
  const log = pino({ level: 'silent' });
  const clock = { ...runningClock(startedAt), set: () => undefined };
  const pool = createPool({ url, applicationName: 'bench-relay', connectionsMax: 24 });
  const hub = createRelayedHub(createHub(), { pool, onError: fail });
  await hub.start();
  const metrics = createMetrics();
  const modules = composeModules({ config, pool, clock, log, hub, metrics, state: { isDraining: false } });
  const counted = {
    observeHandler: () => undefined,
    observeEvents: ({ agesMs }: { readonly agesMs: readonly number[] }) => void ages.push(...agesMs),
  };
  return { pool, modules, build: () => createEventRelay(modules, { pool, clock, log, metrics: counted }) };
}

/** Events of the turns during which the relay paused are left out. */
async function run(): Promise<void> {
  if (!worker || relay) throw new Error('the relay is not open, or runs already');
  ages.length = 0;
  relay = worker.build();
  await relay.register();
  await worker.pool.query('update platform.event_handler set position = platform.last_position()');
  await relay.start();
}

async function pause(): Promise<void> {
  await relay?.catchUp();
  await relay?.stop();
  relay = null;
  const parked = await worker?.pool.query('select from platform.parked_event limit 1');
  if (parked?.rowCount) fail(new Error('an event of the bench was parked'));
}

function report(): void {
  ages.sort((a, b) => a - b);
  process.send?.({ handled: ages.length, p50Ms: quantile(ages, 0.5), p99Ms: quantile(ages, 0.99) });
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}
