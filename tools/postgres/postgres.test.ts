import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, runStatement, startPostgres } from './index.mjs';
import { birthMark, isAlive } from './processes.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-launcher-'));
let running: EmbeddedPostgres | undefined;

afterAll(async () => {
  await running?.stop();
  rmSync(dir, { recursive: true, force: true });
});

describe('the launcher of the embedded PostgreSQL', () => {
  it('makes a cluster, keeps fsync on and listens on loopback alone', async () => {
    running = await startPostgres({ dir, database: 'first' });
    expect(running).toMatchObject({ adopted: false, isOwner: true });
    expect(await ask(running.url, 'select current_database() as it')).toBe('first');
    expect(await ask(running.url, "select current_setting('fsync') as it")).toBe('on');
    expect(await ask(running.url, "select current_setting('listen_addresses') as it")).toBe('127.0.0.1');
    expect(await ask(running.url, "select current_setting('unix_socket_directories') as it")).toBe('');
  });

  it('folds the case of accented letters whatever locale the machine has', async () => {
    expect(await ask(url(), "select lower('ÁÑÇ') as it")).toBe('áñç');
  });

  it('rejects a statement whose connection is lost, which ends no process', async () => {
    const lost = expect(runStatement(url(), 'select pg_sleep(60)')).rejects.toThrow(/terminat/);
    const end =
      "select count(pg_terminate_backend(pid))::int as it from pg_stat_activity where query like '%sleep(60)' and pid <> pg_backend_pid()";
    while ((await ask(url(), end)) === 0) await sleep(10);
    await lost;
  });

  it('adopts the running server without taking it from its live owner', async () => {
    const second = await startPostgres({ dir, database: 'second' });
    expect(second).toMatchObject({ adopted: true, pid: running?.pid });
    expect(await ask(second.url, 'select current_database() as it')).toBe('second');
  });

  it('comes back after the server was killed, with everything that was committed', async () => {
    const pid = running?.pid ?? 0;
    await ask(url(), 'create table kept as select 42 as it');
    process.kill(pid, 'SIGKILL');
    running = await startPostgres({ dir, database: 'first' });
    expect(running).toMatchObject({ adopted: false, isOwner: true });
    expect(running.pid).not.toBe(pid);
    expect(await ask(running.url, 'select it from kept')).toBe(42);
  });

  it.each(['data/PG_VERSION', 'data', 'password', '.'])(
    'makes nothing where %s is gone of a known cluster',
    async (part) => {
      const folder = running?.folder ?? '';
      const away = `${dir}-away`;
      const lost = path.join(folder, part);
      renameSync(lost, away);
      await expect(startPostgres({ dir, known: folder })).rejects.toThrow(`The database in ${folder} is gone`);
      expect(existsSync(lost)).toBe(false);
      renameSync(away, lost);
      expect((await startPostgres({ dir, known: folder })).pid).toBe(running?.pid);
    },
  );

  it('stops an orphan whose owner died', async () => {
    writeFileSync(path.join(running?.folder ?? dir, 'owner.json'), JSON.stringify({ pid: 2 ** 22 + 1, born: '1' }));
    const heir = await startPostgres({ dir });
    expect(heir).toMatchObject({ adopted: true, isOwner: true });
    await heir.stop();
    expect(isAlive(heir.pid)).toBe(false);
    running = undefined;
  });

  it('leaves a server alone that another live process owns', async () => {
    running = await startPostgres({ dir });
    writeFileSync(
      path.join(running.folder, 'owner.json'),
      JSON.stringify({ pid: process.ppid, born: birthMark(process.ppid) }),
    );
    const guest = await startPostgres({ dir });
    expect(guest.isOwner).toBe(false);
    await guest.stop();
    expect(isAlive(guest.pid)).toBe(true);
  });
});

function url(): string {
  return running?.url ?? '';
}

describe.runIf(process.getuid?.() === 0)('the launcher under root, in a folder closed to others', () => {
  const closed = mkdtempSync(path.join(os.tmpdir(), 'ordago-closed-'));
  const wanted = path.join(closed, 'postgres');
  let elsewhere = '';

  afterAll(() => {
    for (const folder of [closed, elsewhere]) if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('keeps the cluster in a place that the lent account can reach, and prints where', async () => {
    const server = await startPostgres({ dir: wanted, fast: true });
    elsewhere = server.folder;
    await ask(server.url, 'create table kept as select 1 as it');
    await server.stop();
    expect(readFileSync(path.join(wanted, 'location'), 'utf8').trim()).toBe(server.folder);
    expect(server.folder).not.toBe(wanted);
  });

  it('finds a known one although the wanted folder is gone', async () => {
    renameSync(wanted, `${wanted}-away`);
    const again = await startPostgres({ dir: wanted, known: elsewhere, fast: true });
    expect(await ask(again.url, 'select it from kept')).toBe(1);
    await again.stop();
    expect(existsSync(wanted)).toBe(false);
    renameSync(`${wanted}-away`, wanted);
  });

  it('finds it again, and begins anew once the wanted folder was deleted', async () => {
    const again = await startPostgres({ dir: wanted, fast: true });
    expect(await ask(again.url, 'select it from kept')).toBe(1);
    await again.stop();
    rmSync(wanted, { recursive: true });
    const anew = await startPostgres({ dir: wanted, fast: true });
    expect(await ask(anew.url, "select to_regclass('kept') as it")).toBeNull();
    await anew.stop();
  });
});

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
