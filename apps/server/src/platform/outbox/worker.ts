import { type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Job } from '../module.ts';

/** Runs jobs until stopped. Several processes may run it side by side. */
export async function startWorker({
  pool,
  jobs,
  log,
}: {
  pool: Pool;
  jobs: readonly Job[];
  log: Log;
}): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    parsedCronItems: [],
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        async (payload: unknown) => {
          try {
            await job.run(payload);
          } catch (error) {
            log.warn({ err: error, task: job.name }, 'job failed; it will be tried again');
            throw error;
          }
        },
      ]),
    ),
  });
}
