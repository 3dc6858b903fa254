import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createPool } from './pool.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

describe('the connection pool', () => {
  it.each([
    ['9007199254740993::int8', '9007199254740993'],
    ['0.10::numeric(20,2)', '0.10'],
    ["'2026-02-01'::date", '2026-02-01'],
    ['array[9007199254740993]::int8[]', ['9007199254740993']],
    ['array[1.50]::numeric[]', ['1.50']],
    ['7::int4', 7],
    ["'2026-02-01T00:00:00Z'::timestamptz", new Date('2026-02-01T00:00:00Z')],
  ])('reads %s without loss', async (expression, expected) => {
    const answer = await db.pool.query(`select ${expression} as it`);
    expect(answer.rows[0].it).toEqual(expected);
  });

  it('ends a statement that takes longer than allowed', async () => {
    const pool = createPool({ url: db.url, applicationName: 'test', statementTimeoutMs: 50 });
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow(/statement timeout/);
    await pool.end();
  });

  it('survives a connection that the server ends, and reports it', async () => {
    const received: string[] = [];
    const onError = (error: Error) => received.push(error.message);
    const pool = createPool({ url: db.url, applicationName: 'victim', onError });
    await pool.query('select 1');
    await db.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'");
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect((await pool.query('select 1 as it')).rows[0].it).toBe(1);
    await pool.end();
  });
});
