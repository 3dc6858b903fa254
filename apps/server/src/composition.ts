import type { Runner } from 'graphile-worker';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { migrate } from './platform/db/migrate.ts';
import { createPool } from './platform/db/pool.ts';
import { GUEST } from './platform/http/actor.ts';
import type { AuthenticationFacts } from './platform/http/api-server.ts';
import { createLog } from './platform/log/log.ts';
import type { Module } from './platform/module.ts';
import { startWorker } from './platform/outbox/worker.ts';
import { createHub } from './platform/push/hub.ts';
import { createHosts } from './serve-hosts.ts';
import { type SystemState, systemPolicies, systemRoutes } from './system-routes.ts';

/** The running house: start it, stop it. */
export interface House {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Wires the whole server by hand: the one place where modules and adapters meet (architecture 1). Modules are listed in
 * the order of the slope.
 */
export async function composeHouse(config: Config): Promise<House> {
  const log = createLog({ level: config.logLevel, name: 'server' });
  const clock = systemClock();
  const pool = createPool({
    url: config.databaseUrl,
    applicationName: `ordago-${config.role}`,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const hub = createHub();
  const state: SystemState = { isDraining: false };

  const modules: Module[] = [
    { name: 'system', routes: systemRoutes({ pool, clock, config, state }), policies: systemPolicies, jobs: [] },
  ];
  const authenticate = async (_facts: AuthenticationFacts) => GUEST;

  const servers = await createHosts({ config, modules, authenticate, hub, clock, log });
  let worker: Runner | null = null;
  return {
    start: async () => {
      const applied = await migrate({ url: config.databaseUrl });
      if (applied.length > 0) log.info({ applied }, 'the schema is current');
      const jobs = modules.flatMap((module) => module.jobs);
      if (config.role === 'all' || config.role === 'worker') worker = await startWorker({ pool, jobs, log });
      if (config.role === 'worker') return;
      for (const [host, app] of servers) await app.listen({ host: config.bind, port: config.ports[host] });
    },
    // Stops taking, finishes what runs, then closes what it ran on (stack 8).
    stop: async () => {
      state.isDraining = true;
      await Promise.all([...servers.values()].map((app) => app.close()));
      await worker?.stop();
      hub.close();
      await pool.end();
    },
  };
}
