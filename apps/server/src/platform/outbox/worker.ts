import type { Clock } from '@ordago/kernel';
import { Logger, type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Job } from '../module.ts';
import { type JobName, noteJobFailure, noteJobSuccess } from './job-failures.ts';

export interface WorkerParts {
  readonly pool: Pool;
  readonly jobs: readonly Job[];
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: JobGauges;
}

export interface JobGauges {
  /** Notes that a job ended. */
  observeJob(ended: { task: string; outcome: 'done' | 'failed' }): void;
}

/** Runs jobs until stopped. Several processes may run it side by side. */
export async function startWorker(parts: WorkerParts): Promise<Runner> {
  return run({
    pgPool: parts.pool,
    logger: loggerOf(parts.log),
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    parsedCronItems: [],
    taskList: Object.fromEntries(
      parts.jobs.map((job) => [
        job.name,
        (payload: unknown, { job: { id, key } }) => runJob(job, payload, { ...parts, job: key ?? id }),
      ]),
    ),
  });
}

/** The queue keeps the message of an error, and PostgreSQL stores no NUL: the worker would stop at it. */
function storable(error: unknown): unknown {
  const isStorable = !(error instanceof Error) || !error.message.includes('\0');
  return isStorable ? error : new Error(error.message.replaceAll('\0', ''), { cause: error });
}

/** The queue's own words as lines of our log. */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

/** Runs a job, and notes how it ended; a note that fails changes nothing about the job. */
async function runJob(
  { name: task, run: work }: Job,
  payload: unknown,
  { pool, clock, log, metrics, job }: WorkerParts & { readonly job: string },
): Promise<void> {
  const note = async (write: (ended: JobName & { at: Date }) => Promise<void>) => {
    await write({ task, job, at: new Date(clock.now()) }).catch((err: unknown) =>
      log.warn({ err, task }, 'the end of a job could not be noted'),
    );
  };
  try {
    await work(payload);
  } catch (error) {
    metrics.observeJob({ task, outcome: 'failed' });
    log.warn({ err: error, task }, 'job failed; it will be tried again');
    await note((ended) => noteJobFailure(pool, { ...ended, error }));
    throw storable(error);
  }
  metrics.observeJob({ task, outcome: 'done' });
  await note((ended) => noteJobSuccess(pool, ended));
}
