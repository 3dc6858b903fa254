/** A relay process to be killed. With the argument `die` it kills itself in the middle of a handler. */
import pino from 'pino';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { createRelay } from '../../apps/server/src/platform/events/relay.ts';
import { createHandlers, SOURCES } from './event-handlers.ts';

let isToDie = false;
const pool = createPool({ url: process.env.DATABASE_URL ?? '', applicationName: 'kills-relay', connectionsMax: 6 });
const handlers = createHandlers(() => {
  if (isToDie) process.kill(process.pid, 'SIGKILL');
});
const metrics = { observeEvents: () => undefined, observeHandler: () => undefined };
const log = pino({ level: 'fatal' });
const clock = { now: () => Date.now() as never };
const relay = createRelay({ pool, clock, log, handlers, sources: SOURCES, metrics });

process.on('message', () => {
  isToDie = true;
});
process.on('disconnect', () => process.exit(0));
await relay.start();
process.send?.('ready');
