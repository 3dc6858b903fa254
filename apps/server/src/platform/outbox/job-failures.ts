import type { Pool } from 'pg';

/** A job of the queue: its task, and its key or, without one, its id. */
export interface JobName {
  readonly task: string;
  readonly job: string;
}

/** A task of which a job keeps failing. */
export interface FailingTask {
  readonly task: string;
  /** Failures in a row, of that of its jobs that has most. */
  readonly failures: number;
  /** Instant of the first of them. */
  readonly since: Date;
}

/** Characters of an error that are kept. */
const ERROR_LENGTH_MAX = 200;

/** Notes that a job failed. From the third failure in a row on it keeps failing: a domain event, and a notice to staff. */
export async function noteJobFailure(
  pool: Pool,
  { task, job, error, at }: JobName & { readonly error: unknown; readonly at: Date },
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const kept = message.replaceAll('\0', '').slice(0, ERROR_LENGTH_MAX);
  await pool.query('select platform.note_job_failure($1, $2, $3, $4)', [task, job, kept, at]);
}

/** Notes that a job succeeded, and with it the end of its failures. */
export async function noteJobSuccess(pool: Pool, { task, job, at }: JobName & { readonly at: Date }): Promise<void> {
  await pool.query('select platform.note_job_success($1, $2, $3)', [task, job, at]);
}

/** Returns the tasks of which a job keeps failing, by their names. */
export async function findFailingTasks(pool: Pool): Promise<FailingTask[]> {
  const { rows } = await pool.query<FailingTask>(
    `select task, max(failures)::int as failures, min(first_failed_at) as since from platform.job_failure
     where failures >= platform.job_failures_min() group by task order by task`,
  );
  return rows;
}
