import { readHealth, readMetrics, readReadiness, setClock } from '@ordago/contracts';
import { refuse, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { SystemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { pendingMigrations } from './platform/db/migrate.ts';
import { type BoundRoute, bind, RawAnswer } from './platform/http/bound-route.ts';
import { EVERYONE, type PolicyTable } from './platform/http/policy.ts';
import { sameSecret } from './platform/ids/tokens.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { findFailingTasks } from './platform/outbox/job-failures.ts';

export const systemPolicies: PolicyTable = {
  'system.read-health': { allow: EVERYONE },
  'system.read-readiness': { allow: EVERYONE },
  'system.read-metrics': { allow: EVERYONE },
  'system.set-clock': { allow: EVERYONE },
};

export interface SystemState {
  isDraining: boolean;
}

/** Health, readiness and, in tests, the clock. */
export function systemRoutes(parts: {
  pool: Pool;
  clock: SystemClock;
  config: Config;
  state: SystemState;
  metrics: Metrics;
}): BoundRoute[] {
  const health = bind(readHealth, async () => ({ status: 'ok' as const }));
  const readiness = bind(readReadiness, async () => {
    const missing = await whatIsMissing(parts);
    return new RawAnswer(
      { status: missing.length === 0 ? 'ready' : 'not-ready', missing, failing: await whatFails(parts.pool, missing) },
      missing.length === 0 ? 200 : 503,
    );
  });
  const metrics = bind(readMetrics, async ({ headers }) => {
    const token = parts.config.metricsToken;
    if (token === null) return refuse('not-found');
    if (!sameSecret(headers.authorization ?? '', `Bearer ${token}`)) return refuse('forbidden');
    const { text, contentType } = await parts.metrics.read();
    return new RawAnswer(text, 200, contentType);
  });
  const clock = bind(setClock, async ({ body }) => {
    parts.clock.set(body.at);
    return { at: toIso(parts.clock.now()) };
  });
  return parts.config.appEnv === 'test' ? [health, readiness, metrics, clock] : [health, readiness, metrics];
}

async function whatIsMissing({ pool, state }: { pool: Pool; state: SystemState }): Promise<string[]> {
  if (state.isDraining) return ['draining'];
  try {
    return (await pendingMigrations(pool)).length === 0 ? [] : ['migrations'];
  } catch {
    return ['database'];
  }
}

/** Returns the jobs that keep failing. They are a detail: calls are answered, and another instance would do no better. */
async function whatFails(pool: Pool, missing: readonly string[]) {
  if (missing.length > 0) return [];
  const failing = await findFailingTasks(pool).catch(() => []);
  return failing.map(({ task, failures, since }) => ({ task, failures, since: since.toISOString() }));
}
