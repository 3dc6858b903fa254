import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { readCodeSet } from './code-set.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { databaseFolder } from './schema-steps.ts';

let db: TestDatabase;
let root: string;
let folder: string;

beforeEach(async () => {
  db = await createTestDatabase({ isEmpty: true });
  root = await mkdtemp(path.join(os.tmpdir(), 'ordago-code-'));
  folder = path.join(root, 'db');
  await release('1.0.0');
  await write('schema/0001-ledger/up.sql', 'create schema ledger; create table ledger.coin (id int, units bigint)');
  await write('schema/0001-ledger/notes.md', 'New schema.');
});

afterEach(async () => {
  await db.close();
  await rm(root, { recursive: true, force: true });
});

describe('the code set', () => {
  it('is applied once, and again when a text changes', async () => {
    await write('code/ledger/coins.sql', returning(1));
    expect(await run()).toEqual(['0001-ledger', 'code']);
    expect(await run()).toEqual([]);
    await write('code/ledger/coins.sql', returning(2));
    expect(await pendingMigrations(db.pool, folder)).toEqual(['code']);
    expect(await run()).toEqual(['code']);
    expect(await value('ledger.answer()')).toBe(2);
    expect(await pendingMigrations(db.pool, folder)).toEqual([]);
  });

  it('lets servers that start together apply it exactly once', async () => {
    await write('code/ledger/coins.sql', returning(1));
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(['0001-ledger', 'code']);
  });

  it('drops functions, views and triggers that it no longer has, and nothing that it never made', async () => {
    await write('code/ledger/coins.sql', `${returning(1)}${GUARD}`);
    await write('code/ledger/views.sql', 'create or replace view ledger.rich as select id, units from ledger.coin;');
    await run();
    await db.pool.query('create function ledger.of_somebody_else() returns int language sql as $$ select 7 $$');
    await write(
      'code/ledger/coins.sql',
      'create or replace function ledger.other() returns int language sql as $$ select 3 $$;',
    );
    await rm(path.join(folder, 'code/ledger/views.sql'));
    await run();
    await expect(value('ledger.answer()')).rejects.toThrow(/does not exist/);
    expect(await value("to_regclass('ledger.rich')")).toBeNull();
    expect(await value("(select count(*)::int from pg_trigger where tgname = 'guard')")).toBe(0);
    expect(await value('ledger.other()')).toBe(3);
    expect(await value('ledger.of_somebody_else()')).toBe(7);
  });

  it('brings a view back with fewer columns, and one that a step dropped to change a column below it', async () => {
    await write('code/ledger/views.sql', 'create or replace view ledger.rich as select id, units from ledger.coin;');
    await run();
    await write('code/ledger/views.sql', 'create or replace view ledger.rich as select units from ledger.coin;');
    await run();
    await write(
      'schema/0002-wider/up.sql',
      'drop view ledger.rich; alter table ledger.coin alter column units type numeric',
    );
    await write('schema/0002-wider/notes.md', 'Rewrites the table.');
    expect(await run()).toEqual(['0002-wider', 'code']);
    const columns = `(select string_agg(column_name || ' ' || data_type, ',') from information_schema.columns
      where table_schema = 'ledger' and table_name = 'rich')`;
    expect(await value(columns)).toBe('units numeric');
  });

  it('leaves nothing behind when a file fails, and names the file', async () => {
    await write('code/ledger/coins.sql', returning(1));
    await run();
    await write('code/ledger/coins.sql', returning(2));
    await write('code/registrations.sql', 'select ledger.there_is_no_such_thing();');
    await expect(run()).rejects.toThrow(/db\/code\/registrations\.sql failed.*does not exist/);
    expect(await value('ledger.answer()')).toBe(1);
  });

  it('is not put back by an instance of an older release, which stays ready', async () => {
    await write('code/ledger/coins.sql', returning(2));
    await release('1.10.0');
    await run();
    await write('code/ledger/coins.sql', returning(1));
    await release('1.9.3');
    expect(await pendingMigrations(db.pool, folder)).toEqual([]);
    expect(await run()).toEqual([]);
    expect(await value('ledger.answer()')).toBe(2);
  });

  it('waits for its turn at a table that live traffic holds, and is applied then', async () => {
    await write('code/ledger/coins.sql', `${returning(1)}${GUARD}`);
    await run();
    const busy = await db.pool.connect();
    try {
      await busy.query('begin; insert into ledger.coin values (1, 1)');
      await write('code/ledger/coins.sql', `${returning(2)}${GUARD}`);
      const applying = run();
      await busy.query('select pg_sleep(0.3); commit');
      expect(await applying).toEqual(['code']);
    } finally {
      busy.release();
    }
  });

  it('refuses a file in the folder of an unknown schema', async () => {
    await write('code/legder/coins.sql', 'select 1');
    await expect(run()).rejects.toThrow(/lies in no folder of a schema/);
  });
});

describe('a database of an earlier build', () => {
  it('is refused with what to do, and not touched', async () => {
    await db.pool.query(`
      create schema migrations;
      create table migrations.applied (number int primary key, name text, checksum text, applied_at timestamptz);
      insert into migrations.applied values (1, '0001-ledger', 'x', '2026-01-01'), (475, '0475-last', 'y', '2026-01-01')`);
    await expect(run()).rejects.toThrow(/made by an earlier build.*start afresh/);
    const schemas = `(select string_agg(nspname, ',' order by nspname) from pg_namespace
      where nspname in ('migrations', 'ledger', 'graphile_worker'))`;
    expect(await value(schemas)).toBe('migrations');
    expect(await value('(select count(*)::int from migrations.applied)')).toBe(2);
  });
});

describe("the product's own code set", () => {
  it('makes all that the database holds of functions, views and triggers, each by its file or by the registrations', async () => {
    await migrate({ url: db.url });
    const { files } = await readCodeSet(databaseFolder());
    const written = new Set(files.flatMap(({ text }) => [...text.matchAll(MADE)].map(([, , name]) => name)));
    const inDatabase = await db.pool.query<{ name: string }>(
      `
      select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = any ($1) union select schemaname || '.' || viewname from pg_views where schemaname = any ($1)`,
      [[...new Set(files.map((file) => path.posix.dirname(file.path)))]],
    );
    const generated = inDatabase.rows.map(({ name }) => name).filter((name) => !written.has(name));
    expect(
      generated.filter((name) => !/^ledger\.(run_\w+|lone_\w+|passing|effects_of|lock_shared)$/.test(name)),
    ).toEqual([]);
    expect(inDatabase.rows.length).toBeGreaterThan(150);
  });

  it('has bodies that PostgreSQL accepts once everything they call exists', async () => {
    await migrate({ url: db.url });
    const { files } = await readCodeSet(databaseFolder());
    await db.pool.query(`set check_function_bodies = on; ${files.map(({ text }) => text).join('\n')}`);
  });
});

/** Object that a file of the set makes: kind and name. */
const MADE = /create or replace (function|view|aggregate|procedure) ([\w.]+)/gi;

/** A trigger that lets everything pass. */
const GUARD = `
  create or replace function ledger.pass() returns trigger language plpgsql as $$ begin return new; end $$;
  create or replace trigger guard before insert on ledger.coin for each row execute function ledger.pass();`;

function returning(number: number): string {
  return `create or replace function ledger.answer() returns int language sql as $$ select ${number} $$;`;
}

async function write(file: string, text: string): Promise<void> {
  const at = path.join(folder, file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
}

async function release(version: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ version }));
}

function run(): Promise<string[]> {
  return migrate({ url: db.url, folder });
}

async function value(expression: string): Promise<unknown> {
  const answer = await db.pool.query<{ it: unknown }>(`select ${expression} as it`);
  return answer.rows[0]?.it;
}
