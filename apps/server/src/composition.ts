import type { Runner } from 'graphile-worker';
import { setDemoRates } from './composition/demo-rates.ts';
import { refuseDemoAccounts, seedDemo } from './composition/demo-seed.ts';
import { createEventRelay } from './composition/event-relay.ts';
import { composeModules } from './composition/modules.ts';
import { runSchedule } from './jobs/run-schedule.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { migrate, READ } from './platform/db/migrate.ts';
import { createPool } from './platform/db/pool.ts';
import { APPENDED } from './platform/db/rights.ts';
import { judgePowers, powersOverMoney } from './platform/db/serving-user.ts';
import { createLog } from './platform/log/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { startWorker } from './platform/outbox/worker.ts';
import { createHub } from './platform/push/hub.ts';
import { createRelayedHub } from './platform/push/relayed-hub.ts';
import { createHosts } from './serve-hosts.ts';
import type { SystemState } from './system-routes.ts';

/** The running server: start it, stop it. */
export interface App {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Time after the start of the servers when the jobs begin. */
const JOBS_AFTER_MS = 500;

/**
 * Wires the whole server by hand: the one place where modules and adapters meet (architecture 1). Modules are listed in
 * the order of the slope.
 */
export async function composeApp(config: Config): Promise<App> {
  const log = createLog({ level: config.logLevel, name: 'server' });
  const clock = systemClock();
  const pool = createPool({
    url: config.databaseUrl,
    applicationName: `ordago-${config.role}`,
    // The ledger, the worker, the watermark of events and the listeners keep ten of them.
    connectionsMax: 24,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const hub = createRelayedHub(createHub(), {
    pool,
    onError: (err) => log.warn({ err }, 'frames stayed with this instance'),
  });
  const metrics = createMetrics();
  const state: SystemState = { isDraining: false };

  const modules = composeModules({ config, pool, clock, log, hub, state, metrics });
  const { authenticate } = modules.identity;
  const { noteSecurity } = modules;
  const relay = createEventRelay(modules, { pool, clock, log, metrics });
  const servers = await createHosts({
    config,
    modules: modules.all,
    authenticate,
    hub,
    clock,
    log,
    metrics,
    noteSecurity,
  });
  let worker: Runner | null = null;
  let stopSchedule = async () => {};
  let stopListening = async () => {};
  return {
    start: async () => {
      const applied = await migrate({ url: config.databaseOwnerUrl, runtimeUrl: config.databaseUrl });
      if (applied.length > 0) log.info({ applied }, 'the schema is current');
      judgePowers(await powersOverMoney(pool, { schemas: READ, appended: APPENDED }), {
        isProduction: config.appEnv === 'production',
        warn: (sentence) => log.warn(sentence),
      });
      await hub.start();
      await modules.start();
      if (config.appEnv === 'production') await refuseDemoAccounts(modules);
      else {
        await seedDemo(modules, clock.now());
        await setDemoRates(modules, clock.now());
      }
      const jobs = modules.all.flatMap((module) => module.jobs).filter(({ name }) => isJobOf(config.role, name));
      if (config.role === 'all' || config.role === 'web') {
        for (const [host, app] of servers) await app.listen({ host: config.bind, port: config.ports[host] });
      }
      if (config.role === 'web') return;
      stopListening = await modules.sportsbook.listen();
      worker = await startWorker({ pool, jobs, clock, log, metrics });
      if (config.role !== 'feed') await relay.start();
      // Periodic jobs begin after the servers listen and the first callers are answered: nobody waits for a list to be fetched.
      const jobsTimer = setTimeout(() => {
        if (config.role !== 'feed') modules.casino.start();
        stopSchedule = runSchedule({ pool, clock, log });
      }, JOBS_AFTER_MS);
      stopSchedule = async () => clearTimeout(jobsTimer);
    },
    // Stops taking, finishes what runs, then closes what it ran on (stack 8).
    stop: async () => {
      state.isDraining = true;
      await Promise.all([...servers.values()].map((app) => app.close()));
      await stopListening();
      await stopSchedule();
      await worker?.stop();
      await relay.stop();
      await modules.casino.stop();
      await modules.stop();
      await hub.stop();
      hub.close();
      await pool.end();
    },
  };
}

/** A feed process carries the feed's jobs alone, so that a busy queue never delays a result. */
function isJobOf(role: Config['role'], job: string): boolean {
  return role !== 'feed' || job.startsWith('sportsbook.');
}
