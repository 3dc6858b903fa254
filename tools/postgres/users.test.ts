import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, giveDatabases, startPostgres } from './index.mjs';
import { keptPassword } from './password-file.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-users-'));
const passwords = path.join(dir, 'passwords');
let server: EmbeddedPostgres;

/** A database of an earlier version, with every kind of object that its superuser could have made there. */
const FORMER = `
  create schema books;
  create type books.side as enum ('heads', 'tails');
  create type books.pair as (one int, other int);
  create domain books.units as bigint check (value >= 0);
  create sequence books.numbers;
  create table books.round (
    id bigint generated always as identity primary key,
    serial_number serial,
    side books.side,
    stake books.units
  );
  create table "Odd name" (it int);
  create schema "Odd schema" create table "Odd name" (it int);
  create view books.heads as select * from books.round where side = 'heads';
  create materialized view books.tails as select * from books.round where side = 'tails';
  create function books.count_rounds() returns bigint language sql as 'select count(*) from books.round';
  create procedure books.note() language sql as 'insert into books.round (stake) values (1)';
  create aggregate books.total (bigint) (sfunc = int8pl, stype = bigint);
  insert into books.round (side, stake) values ('heads', 7)`;

beforeAll(async () => {
  server = await startPostgres({ dir: path.join(dir, 'postgres'), database: 'games', fast: true });
  await ask(server.url, FORMER);
  await give();
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

const USERS = ['games', 'sandbox'];

describe('users of databases', () => {
  it('keep their rows, and own every object that another had made', async () => {
    const mine = urlAs('games', 'games');
    expect(await ask(mine, 'select stake::int as it from books.heads')).toBe(7);
    const foreign = `select count(*)::int as it from (
      select relowner as owner from pg_class where relnamespace in ('books'::regnamespace, 'public'::regnamespace)
      union all select proowner from pg_proc where pronamespace = 'books'::regnamespace
      union all select typowner from pg_type where typnamespace in ('books'::regnamespace, 'public'::regnamespace)
      union all select nspowner from pg_namespace where nspname in ('books', 'Odd schema')
      union all select datdba from pg_database where datname = 'games') o where owner <> 'games'::regrole`;
    expect(await ask(mine, foreign)).toBe(0);
    await ask(mine, `alter table books.round add column note text; call books.note(); create table more (it int)`);
    expect(await ask(mine, 'select books.total(id)::int as it from books.round')).toBe(3);
  });

  it('stay as they are when that is done once more', async () => {
    await give();
    expect(await ask(urlAs('games', 'games'), 'select stake::int as it from books.heads')).toBe(7);
  });

  it('have no power over the server', async () => {
    const powers = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as it
      from pg_roles where rolname = current_user`;
    for (const user of USERS) expect(await ask(urlAs(user, user), powers)).toBe(false);
    await expect(ask(urlAs('games', 'games'), 'create role other')).rejects.toThrow(/permission denied/);
  });

  it.each(
    USERS.flatMap((user) => ['games', 'sandbox', 'postgres', 'template1'].map((database) => ({ user, database }))),
  )('connect to their own database alone: $user to $database', async ({ user, database }) => {
    const answer = ask(urlAs(user, database), 'select current_user::text as it');
    if (user === database) expect(await answer).toBe(user);
    else await expect(answer).rejects.toThrow(/permission denied for database/);
  });

  it('are let in by their own password alone, which no log has', async () => {
    const other = { user: 'games', password: keptPassword(path.join(passwords, 'sandbox')) };
    await expect(ask(server.urlOf('games', other), 'select 1')).rejects.toThrow(/password authentication failed/);
    const stored = "select rolpassword as it from pg_authid where rolname = 'games'";
    expect(await ask(server.url, stored)).toMatch(/^SCRAM-SHA-256\$4096:/);
  });

  it('get the new password once the file of the former one is lost', async () => {
    const former = urlAs('sandbox', 'sandbox');
    rmSync(path.join(passwords, 'sandbox'));
    await give();
    await expect(ask(former, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(await ask(urlAs('sandbox', 'sandbox'), 'select 1 as it')).toBe(1);
  });
});

describe('a file with a password', () => {
  it('is closed to others, and so is its folder', () => {
    const file = path.join(passwords, 'games');
    expect(keptPassword(file)).toBe(keptPassword(file));
    expect(keptPassword(file)).toMatch(/^[\w-]{32}$/);
    expect([statSync(file).mode & 0o777, statSync(passwords).mode & 0o777]).toEqual([0o600, 0o700]);
  });
});

/** Blocks of statements that docs/operations.md has for a server of the operator's own, in their order. */
function statementsOfTheManual(): string[] {
  const manual = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, chapter = ''] = manual.split('## Users of the database\n');
  const [section = ''] = chapter.split('\n## ');
  const blocks = [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block);
  return blocks.map((block) => block.replaceAll('…', PASSWORD).replaceAll('<former user>', 'former'));
}

const PASSWORD = 'of-the-operator';
/** Each statement of a block by itself: a database is made outside of a transaction. */
const statementsOf = (block: string) => block.split(/(?<=;)\n/).filter((statement) => statement.trim() !== '');

describe('the statements of the manual', () => {
  const [fresh = '', ofGames = '', ofServer = ''] = statementsOfTheManual();

  it.each(['on a new server', 'on one with data of a former user'])('make the users %s', async (title) => {
    const own = await startPostgres({ dir: path.join(dir, title.replaceAll(' ', '-')), fast: true, database: 'other' });
    const urlOf = (database: string, user: string) => own.urlOf(database, { user, password: PASSWORD });
    try {
      if (title === 'on a new server') {
        for (const statement of statementsOf(fresh)) await ask(own.url, statement);
      } else {
        await ask(own.url, `create role former login createdb password '${PASSWORD}'`);
        for (const name of ['ordago', 'ordago_originals']) {
          await ask(own.url, `create database ${name} owner former`);
          await ask(urlOf(name, 'former'), 'create table kept as select 1 as it');
        }
        for (const statement of statementsOf(fresh))
          if (statement.startsWith('create role')) await ask(own.url, statement);
        for (const statement of statementsOf(ofGames)) await ask(own.urlOf('ordago_originals'), statement);
        for (const statement of statementsOf(ofServer)) await ask(own.urlOf('ordago'), statement);
        await ask(urlOf('ordago', 'ordago_owner'), 'alter table kept add column note text');
        await ask(urlOf('ordago_originals', 'ordago_originals'), 'alter table kept add column note text');
      }
      await ask(urlOf('ordago', 'ordago_owner'), 'create schema books');
      await ask(urlOf('ordago_originals', 'ordago_originals'), 'create schema books');
      await expect(ask(urlOf('ordago', 'ordago_server'), 'create schema mine')).rejects.toThrow('permission denied');
      for (const [database, user] of [
        ['ordago', 'ordago_originals'],
        ['ordago_originals', 'ordago_server'],
        ['ordago_originals', 'ordago_owner'],
        ['postgres', 'ordago_server'],
      ] as const)
        await expect(ask(urlOf(database, user), 'select 1')).rejects.toThrow('permission denied for database');
    } finally {
      await own.stop();
    }
  });
});

function give(): Promise<void> {
  const databases = USERS.map((user) => ({ user, password: keptPassword(path.join(passwords, user)), database: user }));
  return giveDatabases(server.urlOf, databases);
}

function urlAs(user: string, database: string): string {
  return server.urlOf(database, { user, password: keptPassword(path.join(passwords, user)) });
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const answers = [await client.query(sql)].flat();
    return answers.at(-1)?.rows[0]?.it;
  } finally {
    await client.end();
  }
}
