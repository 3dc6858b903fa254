import { chmodSync, closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './index.mjs';
import { openLog } from './log-files.mjs';

const MAIL = 'leaked@example.org';
const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-logs-'));
let server: EmbeddedPostgres;
let client: pg.Client;

beforeAll(async () => {
  server = await startPostgres({
    dir: path.join(dir, 'postgres'),
    fast: true,
    settings: { log_min_duration_statement: '0' },
  });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`
    create table person (mail text primary key, age int check (age >= 18), name text not null, friend text references person);
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused' using detail = new.mail, hint = new.mail; end $$;
    create table refusing (mail text);
    create trigger refuse before insert on refusing for each row execute function refuse()`);
  await client.query('insert into person values ($1, 20, $1)', [MAIL]);
});
afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Each way in which a row does not fit, with the code of its error. */
const REFUSED = [
  ['a value that exists', '23505', 'insert into person values ($1, 20, $1)'],
  ['a value out of its bounds', '23514', `insert into person values ($1 || 'x', 7, $1)`],
  ['a value that is missing', '23502', `insert into person (mail, friend) values ($1 || 'x', $1)`],
  ['a row that another needs', '23503', `insert into person values ($1 || 'x', 20, $1, $1 || 'y')`],
  ['a refusal of ours with details', 'P0001', 'insert into refusing values ($1)'],
  ['an error in the middle of a function', '22012', 'select length($1) / 0'],
  ['JSON that is none', '22P02', `select ('{' || $1::text)::json`],
] as const;

describe("PostgreSQL's log", () => {
  it.each(REFUSED)('has no values of a statement that fails: %s', async (_title, code, sql) => {
    await expect(client.query(sql, [MAIL])).rejects.toMatchObject({ code });
    const log = readFileSync(path.join(server.folder, 'postgres.log'), 'utf8');
    expect(log).not.toContain('leaked');
  });

  it('names what failed, and what was slow, without their values', async () => {
    await client.query('select pg_sleep(0.01), $1::text', [MAIL]);
    await client.query({ name: 'prepared', text: 'select $1::text', values: [MAIL] });
    const log = readFileSync(path.join(server.folder, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint "person_pkey"');
    expect(log).toMatch(/duration: .* pg_sleep/);
    expect(log).not.toContain('leaked');
  });
});

describe('a log file', () => {
  it('is closed to others: of the database, of a programme, and one of an earlier version', () => {
    const earlier = path.join(dir, 'logs/server.log');
    closeSync(openLog(earlier, 'w'));
    writeFileSync(earlier, 'before\n');
    chmodSync(earlier, 0o644);
    const log = openLog(earlier, 'a');
    writeSync(log, 'after\n');
    closeSync(log);
    expect(readFileSync(earlier, 'utf8')).toBe('before\nafter\n');
    for (const file of [earlier, path.join(server.folder, 'postgres.log')])
      expect(statSync(file).mode & 0o777).toBe(0o640);
  });
});
