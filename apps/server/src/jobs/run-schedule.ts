import type { Clock } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Log } from '../platform/log/log.ts';
import { enqueuePeriod } from '../platform/outbox/enqueue.ts';
import { periodOf, SCHEDULE, type Scheduled } from './schedule.ts';

export interface ScheduleParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  /** (Default: the operator's) */
  readonly schedule?: readonly Scheduled[];
}

/** Interval of the checks of the clock, in milliseconds; a period is enqueued at most this much late. */
const POLL_MS = 1_000;

/** Enqueues what is due from now on, at once and whenever a period begins; returns the way to stop. */
export function runSchedule(parts: ScheduleParts): () => Promise<void> {
  const poll = createPoll(parts);
  let polling = Promise.resolve();
  let isPolling = false;
  const tick = () => {
    if (isPolling) return;
    isPolling = true;
    polling = poll().finally(() => {
      isPolling = false;
    });
  };
  tick();
  const timer = setInterval(tick, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await polling;
  };
}

/** One check of the clock: enqueues each job whose period this process has not seen yet. */
export function createPoll({ pool, clock, log, schedule = SCHEDULE }: ScheduleParts): () => Promise<void> {
  const seen = new Map<string, string>();
  return async () => {
    const now = clock.now();
    for (const row of schedule) {
      const period = periodOf(row, now);
      if (seen.get(row.task) === period) continue;
      try {
        await enqueuePeriod(pool, row.task, period);
        seen.set(row.task, period);
      } catch (err) {
        log.warn({ err, task: row.task }, 'a period could not be enqueued; the next look tries again');
      }
    }
  };
}
