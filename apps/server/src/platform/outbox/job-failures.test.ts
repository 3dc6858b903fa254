import type { DomainEvent } from '@ordago/contracts/events';
import { DAY_MS } from '@ordago/kernel';
import { fakeClock } from '@ordago/testing';
import type { Runner } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createPoll } from '../../jobs/run-schedule.ts';
import { SCHEDULE } from '../../jobs/schedule.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { findFailingTasks } from './job-failures.ts';
import { startWorker } from './worker.ts';

let db: TestDatabase;
let worker: Runner;
const clock = fakeClock('2026-01-14T12:00:30Z');
const metrics = createMetrics();
const log = pino({ level: 'silent' });
/** Tasks that fail from now on. */
const broken = new Set<string>();
const runs = new Map<string, number>();

beforeAll(async () => {
  db = await createTestDatabase();
  const jobs = SCHEDULE.map(({ task }) => ({
    name: task,
    run: async () => {
      runs.set(task, (runs.get(task) ?? 0) + 1);
      if (broken.has(task)) throw new Error(`missing FROM-clause entry for table "old" \0 ${'x'.repeat(300)}`);
    },
  }));
  worker = await startWorker({ pool: db.pool, jobs, clock, log, metrics });
});
afterAll(async () => {
  await worker.stop();
  await db.close();
});

/** Lets the schedule's next period begin, and waits until every task of it has run once more. */
async function nextPeriod(): Promise<void> {
  const before = new Map(runs);
  clock.advance(DAY_MS);
  await createPoll({ pool: db.pool, clock, log })();
  await expect.poll(() => SCHEDULE.filter(({ task }) => (runs.get(task) ?? 0) === (before.get(task) ?? 0))).toEqual([]);
  await expect.poll(countRunning).toBe(0);
}

async function countRunning(): Promise<number> {
  const { rows } = await db.pool.query(
    'select count(*)::int as n from graphile_worker.jobs where locked_at is not null',
  );
  return rows[0]?.n;
}

async function events(): Promise<Pick<DomainEvent, 'name' | 'payload'>[]> {
  const { rows } = await db.pool.query(
    `select name, payload from platform.event where name ~ '^job-' order by position`,
  );
  return rows;
}

describe('a scheduled job that keeps failing', () => {
  it('is known by the third failure in a row, period after period, whichever it is', async () => {
    for (const { task } of SCHEDULE) broken.add(task);
    for (let period = 0; period < 3; period += 1) await nextPeriod();
    await expect
      .poll(async () => (await findFailingTasks(db.pool)).map(({ task }) => task))
      .toEqual(SCHEDULE.map(({ task }) => task).sort());
    const raised = await events();
    expect(raised.map(({ name }) => name)).toEqual(SCHEDULE.map(() => 'job-failing'));
    const [first] = raised;
    expect(first?.payload).toMatchObject({ failures: 3, error: expect.stringMatching(/^missing FROM-clause/) });
    const { text } = await metrics.read();
    for (const { task } of SCHEDULE) expect(text).toMatch(`ordago_jobs_total{task="${task}",outcome="failed"}`);
  });

  it('is forgotten with its first success, which is an event too', async () => {
    broken.clear();
    await nextPeriod();
    await expect.poll(() => findFailingTasks(db.pool)).toEqual([]);
    const ended = (await events()).filter(({ name }) => name === 'job-recovered');
    expect(ended.length).toBe(SCHEDULE.length);
    expect((await db.pool.query('select from platform.job_failure')).rowCount).toBe(0);
  });

  it('leaves no event of failures that passed', async () => {
    const before = (await events()).length;
    broken.add('ledger.assert-recent');
    await nextPeriod();
    broken.clear();
    await nextPeriod();
    await expect.poll(async () => (await db.pool.query('select from platform.job_failure')).rowCount).toBe(0);
    expect((await events()).length).toBe(before);
  });
});
