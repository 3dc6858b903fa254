import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { databaseFolder } from './schema-steps.ts';

let db: TestDatabase;
let folder: string;

beforeEach(async () => {
  db = await createTestDatabase({ isEmpty: true });
  folder = await mkdtemp(path.join(os.tmpdir(), 'ordago-migrations-'));
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

describe('migrate', () => {
  it('applies migrations in the order of their numbers, gaps included, and each one once', async () => {
    await ship('0020-fill', 'insert into room.thing values (1)');
    await ship('0003-room', 'create schema room; create table room.thing (id int primary key)');
    expect(await run()).toEqual(['0003-room', '0020-fill']);
    expect(await run()).toEqual([]);
  });

  it('lets three servers start together and applies everything exactly once', async () => {
    await ship('0001-room', 'create table thing (id int); select pg_sleep(0.2)');
    await ship('0002-fill', 'insert into thing values (1)');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(['0001-room', '0002-fill']);
    expect(await count('thing')).toBe(1);
  });

  it('refuses a shipped migration whose text was edited', async () => {
    await ship('0001-room', 'create table thing (id int)');
    await run();
    await ship('0001-room', 'create table thing (id bigint)');
    await expect(run()).rejects.toThrow(/0001-room differs/);
  });

  it('rolls back a migration whose check finds a row, and applies it once the check passes', async () => {
    await ship(
      '0001-room',
      'create table thing (id int); insert into thing values (-1)',
      'select * from thing where id < 0',
    );
    await expect(run()).rejects.toThrow(/check\.sql found 1 row/);
    expect(await pendingMigrations(db.pool, folder)).toEqual(['0001-room']);
    await ship('0001-room', 'create table thing (id int)', 'select * from thing where id < 0; select 1 where false');
    expect(await run()).toEqual(['0001-room']);
  });

  it('rolls back a migration whose SQL fails, and keeps those before it', async () => {
    await ship('0001-room', 'create table thing (id int)');
    await ship('0002-broken', 'insert into thing values (1); select 1 / 0');
    await expect(run()).rejects.toThrow(/0002-broken failed.*division by zero/);
    expect(await count('thing')).toBe(0);
  });

  it('applies a lower number that arrives after a higher one', async () => {
    await ship('0200-late', 'select 1');
    await run();
    await ship('0100-early', 'select 1');
    expect(await run()).toEqual(['0100-early']);
  });

  it('refuses two folders with one number, a bad name, and missing notes', async () => {
    await ship('0001-one', 'select 1');
    await ship('0001-two', 'select 1');
    await expect(run()).rejects.toThrow(/share a number/);
    await rm(path.join(folder, 'schema', '0001-two'), { recursive: true });
    await ship('0002_Two', 'select 1');
    await expect(run()).rejects.toThrow(/not named like/);
    await rm(path.join(folder, 'schema', '0002_Two'), { recursive: true });
    await rm(path.join(folder, 'schema', '0001-one', 'notes.md'));
    await expect(run()).rejects.toThrow(/lacks notes\.md/);
  });

  it("brings an empty database to the product's own schema", async () => {
    const entries = await readdir(path.join(databaseFolder(), 'schema'), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(await migrate({ url: db.url })).toEqual([...names.sort(), 'code']);
    expect(await pendingMigrations(db.pool)).toEqual([]);
  });
});

async function ship(name: string, up: string, check = ''): Promise<void> {
  await mkdir(path.join(folder, 'schema', name), { recursive: true });
  await writeFile(path.join(folder, 'schema', name, 'up.sql'), up);
  await writeFile(path.join(folder, 'schema', name, 'check.sql'), check);
  await writeFile(path.join(folder, 'schema', name, 'notes.md'), 'No lock.');
}

function run(): Promise<string[]> {
  return migrate({ url: db.url, folder });
}

async function count(table: string): Promise<number> {
  const answer = await db.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return answer.rows[0]?.rows ?? -1;
}
