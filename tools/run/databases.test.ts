import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../postgres/index.mjs';
import { type Databases, openDatabases } from './databases.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-databases-'));
const OWN = { ORIGINALS_DATABASE_URL: 'ordago_originals', SANDBOX_DATABASE_URL: 'ordago_sandbox' };
const VARIABLES = ['DATABASE_URL', 'DATABASE_OWNER_URL', ...Object.keys(OWN)];
const former: NodeJS.ProcessEnv = {};
let databases: Databases;

beforeAll(async () => {
  for (const variable of VARIABLES) {
    former[variable] = process.env[variable];
    delete process.env[variable];
  }
  // Otherwise root would have to keep the database elsewhere.
  chmodSync(dir, 0o755);
  await leaveFormerData();
  databases = await openDatabases(dir);
});
afterAll(async () => {
  await databases.stop();
  for (const variable of VARIABLES) if (former[variable] !== undefined) process.env[variable] = former[variable];
  rmSync(dir, { recursive: true, force: true });
});

describe('the databases of a run on the embedded PostgreSQL', () => {
  it.each(Object.entries(OWN))('have a user each: %s', async (variable, name) => {
    const url = new URL(databases.urls[variable] ?? '');
    expect([url.username, url.pathname]).toEqual([name, `/${name}`]);
    expect(await ask(url.href, 'select count(*)::int as it from round')).toBe(1);
  });

  it('have an owner and a user that serves, for the server', async () => {
    const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = databases.urls;
    const mayMake = "select has_database_privilege('ordago', 'create') as it";
    expect(await ask(DATABASE_OWNER_URL, mayMake)).toBe(true);
    expect(await ask(DATABASE_URL, mayMake)).toBe(false);
    await expect(ask(DATABASE_URL, 'select 1 from former')).rejects.toThrow('permission denied for table former');
    expect(await ask(DATABASE_OWNER_URL, 'select count(*)::int as it from former')).toBe(1);
  });

  it('have passwords of their own', () => {
    expect(new Set(VARIABLES.map((variable) => new URL(databases.urls[variable] ?? '').password)).size).toBe(4);
  });

  it.each(Object.entries(OWN))('are closed to the users of others: %s', async (variable, name) => {
    for (const database of ['ordago', ...Object.values(OWN)].filter((other) => other !== name)) {
      const at = new URL(databases.urls[variable] ?? '');
      at.pathname = `/${database}`;
      await expect(ask(at.href, 'select 1')).rejects.toThrow(`permission denied for database "${database}"`);
    }
  });

  it('keep their addresses over a restart of the server and of the run', async () => {
    const before = Object.entries(databases.urls).map(([variable, url]) => [variable, withoutPort(url)]);
    await databases.restart();
    expect(await ask(databases.urls.SANDBOX_DATABASE_URL ?? '', 'select count(*)::int as it from round')).toBe(1);
    await databases.stop();
    databases = await openDatabases(dir);
    expect(Object.entries(databases.urls).map(([variable, url]) => [variable, withoutPort(url)])).toEqual(before);
  });

  it('leave an address alone that was stated', async () => {
    process.env.SANDBOX_DATABASE_URL = 'postgres://other@db.example/books';
    const { urls } = await openDatabases(dir);
    delete process.env.SANDBOX_DATABASE_URL;
    expect(urls.SANDBOX_DATABASE_URL).toBe('postgres://other@db.example/books');
    expect(urls.ORIGINALS_DATABASE_URL).toBe(databases.urls.ORIGINALS_DATABASE_URL);
  });
});

describe('the databases of a run on a PostgreSQL of the operator', () => {
  const open = async (
    books: string | undefined,
    isProduction: boolean,
    server: string | undefined = databases.urls.DATABASE_URL,
  ) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    process.env.DATABASE_URL = server;
    if (books !== undefined) process.env.ORIGINALS_DATABASE_URL = books;
    try {
      await openDatabases(dir, { isProduction });
      return warn.mock.calls.flat().join();
    } finally {
      for (const variable of VARIABLES) delete process.env[variable];
      warn.mockRestore();
    }
  };
  // A user that both share may connect to both.
  const sharing = async (does: 'grant' | 'revoke', preposition: 'to' | 'from') =>
    ask(
      databases.urls.ORIGINALS_DATABASE_URL ?? '',
      `${does} connect on database ordago_originals ${preposition} ordago_server`,
    );
  beforeAll(() => sharing('grant', 'to'));
  afterAll(() => sharing('revoke', 'from'));
  const ofGames = (url: string) => url.replace(/\/ordago(?=$|\?)/, '/ordago_originals');
  const reaching = async (does: 'grant' | 'revoke', preposition: 'to' | 'from') =>
    ask(databases.urls.DATABASE_OWNER_URL ?? '', `${does} connect on database ordago ${preposition} ordago_originals`);

  it('have in production games with an address, and a user that does not reach the server', async () => {
    const books = databases.urls.ORIGINALS_DATABASE_URL ?? '';
    const shared = new URL(databases.urls.DATABASE_URL ?? '');
    shared.pathname = '/ordago_originals';
    expect(await open(books, true)).toBe('');
    await expect(open(undefined, true)).rejects.toThrow(
      /^ORIGINALS_DATABASE_URL: production needs a database of its own/,
    );
    await expect(open(shared.href, true)).rejects.toThrow(/^ORIGINALS_DATABASE_URL: it is the user of DATABASE_URL/);
    await reaching('grant', 'to');
    await expect(open(books, true)).rejects.toThrow(/^ORIGINALS_DATABASE_URL: .* may connect to ordago/);
    await reaching('revoke', 'from');
  });

  it('are of one server by what it answers, whatever its addresses are', async () => {
    const books = databases.urls.ORIGINALS_DATABASE_URL ?? '';
    const server = new URL(databases.urls.DATABASE_URL ?? '');
    const named = new URL(server);
    named.hostname = 'localhost';
    await withSocket(Number(server.port), async (folder) => {
      const user = `${server.username}:${server.password}`;
      for (const main of [named.href, `postgres://${user}@/ordago?host=${folder}`]) {
        expect(await open(books, true, main)).toBe('');
        const shared = ofGames(main);
        for (const one of [shared, ofGames(server.href)])
          await expect(open(one, true, main)).rejects.toThrow(
            /^ORIGINALS_DATABASE_URL: it is the user of DATABASE_URL/,
          );
        await reaching('grant', 'to');
        await expect(open(books, true, main)).rejects.toThrow(/^ORIGINALS_DATABASE_URL: .* may connect to ordago/);
        await reaching('revoke', 'from');
      }
    });
    await expect(open(books.replace(/:\d+\//, ':1/'), true)).rejects.toThrow(/^ORIGINALS_DATABASE_URL: .*ECONNREFUSED/);
  });

  it('are of one server also where that keeps its identifier to itself', async () => {
    const { url } = await startPostgres({ dir: path.join(dir, 'postgres'), database: 'ordago' });
    const shared = ofGames(databases.urls.DATABASE_URL ?? '');
    await ask(url, 'revoke execute on function pg_control_system() from public');
    try {
      await expect(open(shared, true)).rejects.toThrow(/^ORIGINALS_DATABASE_URL: it is the user of DATABASE_URL/);
    } finally {
      await ask(url, 'grant execute on function pg_control_system() to public');
    }
  });

  it('lie beside the server by a socket as well, where they have no address', async () => {
    const server = new URL(databases.urls.DATABASE_URL ?? '');
    await withSocket(Number(server.port), async (folder) => {
      process.env.DATABASE_URL = `postgres://${server.username}:${server.password}@/ordago?host=${folder}`;
      const { urls } = await openDatabases(dir);
      expect(urls.SANDBOX_DATABASE_URL).toBe(
        `postgres://${server.username}:${server.password}@/ordago_sandbox?host=${folder}`,
      );
    }).finally(() => delete process.env.DATABASE_URL);
  });

  it('are warned of elsewhere', async () => {
    process.env.SANDBOX_DATABASE_URL = databases.urls.SANDBOX_DATABASE_URL;
    const shared = new URL(databases.urls.DATABASE_URL ?? '');
    shared.pathname = '/ordago_originals';
    expect(await open(shared.href, false)).toMatch(/^ORIGINALS_DATABASE_URL: it is the user of DATABASE_URL/);
  });
});

/** The same server behind a socket in a folder, as packages of PostgreSQL have it. */
async function withSocket<T>(port: number, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ordago-socket-'));
  const socket = net.createServer((here) => {
    const there = net.connect(port, '127.0.0.1');
    here.on('error', () => there.destroy()).pipe(there);
    there.on('error', () => here.destroy()).pipe(here);
  });
  await new Promise<void>((resolve) => socket.listen(path.join(folder, '.s.PGSQL.5432'), resolve));
  try {
    return await use(folder);
  } finally {
    socket.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder of the version before, whose databases were all those of the server's own user. */
async function leaveFormerData(): Promise<void> {
  const server = await startPostgres({ dir: path.join(dir, 'postgres'), database: 'ordago' });
  await ask(server.url, 'create table former as select 1 as id');
  for (const name of Object.values(OWN)) {
    await ask(server.url, `create database ${name}`);
    await ask(server.urlOf(name), 'create table round as select 1 as id');
  }
  await server.stop();
}

function withoutPort(url: string): string {
  const at = new URL(url);
  at.port = '';
  return at.href;
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const answer = await client.query(sql);
    return answer.rows[0]?.it;
  } finally {
    await client.end();
  }
}
