import { fakeClock } from '@ordago/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test-support/database/test-database.ts';
import { createTestServer } from '../../test-support/server/index.ts';
import { createPoll } from './run-schedule.ts';
import { periodOf, SCHEDULE, type Scheduled } from './schedule.ts';

let db: TestDatabase;
const schedule: Scheduled[] = [
  { task: 'each-minute', everyMs: 60_000 },
  { task: 'each-hour', everyMs: 3_600_000 },
];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function queued(): Promise<string[]> {
  const found = await db.pool.query<{ row: string }>(
    `select t.identifier || ' ' || (payload ->> 'period') as row
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by 1`,
  );
  return found.rows.map(({ row }) => row);
}

describe('the schedule', () => {
  it('enqueues each period once, whoever looks and however often', async () => {
    const clock = fakeClock('2026-01-14T12:07:30Z');
    const parts = { pool: db.pool, clock, log: pino({ level: 'silent' }), schedule };
    const one = createPoll(parts);
    const other = createPoll(parts);
    await Promise.all([one(), other(), one()]);
    expect(await queued()).toEqual(['each-hour 2026-01-14T12:00Z', 'each-minute 2026-01-14T12:07Z']);
    await db.pool.query('delete from graphile_worker._private_jobs');
    await Promise.all([one(), other()]);
    expect(await queued()).toEqual([]);
    clock.advance(60_000);
    await Promise.all([one(), other()]);
    expect(await queued()).toEqual(['each-minute 2026-01-14T12:08Z']);
  });

  it('runs one job for the periods that it missed', async () => {
    const clock = fakeClock('2026-01-15T12:07:30Z');
    const poll = createPoll({ pool: db.pool, clock, log: pino({ level: 'silent' }), schedule });
    for (let minute = 0; minute < 5; minute += 1) {
      await poll();
      clock.advance(60_000);
    }
    expect((await queued()).filter((row) => row.startsWith('each-minute'))).toEqual(['each-minute 2026-01-15T12:11Z']);
  });

  it('names only jobs that a module runs', async () => {
    const testServer = await createTestServer();
    const known = testServer.modules.all.flatMap(({ jobs }) => jobs.map(({ name }) => name));
    await testServer.close();
    expect(SCHEDULE.map(({ task }) => task).filter((task) => !known.includes(task))).toEqual([]);
  });

  it('counts periods from their beginning', () => {
    const at = fakeClock('2026-01-14T12:07:30Z').now();
    expect(periodOf({ task: 'x', everyMs: 6 * 3_600_000 }, at)).toBe('2026-01-14T12:00Z');
  });
});
