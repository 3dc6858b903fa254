import * as z from 'zod';
import { eventShape } from './shape.ts';

const job = z.object({
  /** Task of the queue, as its module names it. */
  task: z.string(),
  /** Key of the job in the queue, or its id where it has none. */
  job: z.string(),
  /** Failures in a row. */
  failures: z.int().positive(),
});

/** A job keeps failing: it failed several times in a row, and is tried again. */
export const jobFailing = eventShape(
  'job-failing',
  job.extend({
    /** At most 200 characters of the last error. */
    error: z.string().max(200),
  }),
);

/** A job that kept failing succeeded. */
export const jobRecovered = eventShape('job-recovered', job);
