import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test-support/database/test-database.ts';
import { freePort, isAlive, sleep } from '../postgres/processes.mjs';

/** A programme that answers on /healthz and nothing else. */
const PROGRAMME = `
  import http from 'node:http';
  if (process.env.FAILS === 'MY_NAME') {
    console.error('ORIGINALS_SECRET: too short');
    process.exit(3);
  }
  const server = http.createServer((_, answer) => answer.end('ok'));
  server.listen(Number(process.env[process.env.MY_PORT]), '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
`;

const NAMES = ['server', 'originals', 'sandbox'];
const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-supervise-'));
let env: NodeJS.ProcessEnv;
/** A server that runs already: what is not about the embedded one does not wait for it. */
let external: TestDatabase;
const onExternal = () => ({ APP_ENV: 'demo', DATABASE_URL: external.url });

beforeAll(async () => {
  external = await createTestDatabase({ isEmpty: true });
  // Otherwise root would have to keep the database elsewhere.
  chmodSync(dir, 0o755);
  const programmes = NAMES.map((name) => {
    const variable = name === 'server' ? 'PORT' : `${name.toUpperCase()}_PORT`;
    const entry = path.join(dir, `${name}.mjs`);
    writeFileSync(entry, PROGRAMME.replace('process.env.MY_PORT', `'${variable}'`).replace('MY_NAME', name));
    return { name, address: name === 'server' ? 'player' : name, entry };
  });
  const supervisor = path.join(import.meta.dirname, 'supervise.mjs');
  const run = `
    const { supervise } = await import(${JSON.stringify(supervisor)});
    process.exit(await supervise(${JSON.stringify(programmes)}).catch((error) => { console.error(error.message); return 1; }));
  `;
  writeFileSync(path.join(dir, 'start.mjs'), run);
  env = { ...process.env, DATA_DIR: path.join(dir, 'data'), PORT: String(await freePort()) };
  for (const name of ['SPORTSBOOK', 'BACKOFFICE', 'ORIGINALS', 'SANDBOX'])
    env[`${name}_PORT`] = String(await freePort());
  delete env.APP_ENV;
  delete env.DATABASE_URL;
});

afterAll(async () => {
  await external.close();
  rmSync(dir, { recursive: true, force: true });
});

const runs = new Set<ChildProcess>();

// A test that fails half way must not leave its ports to the next one.
afterEach(async () => {
  for (const child of runs) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
  }
  runs.clear();
});

describe('the supervisor', () => {
  it('serves, prints every address and stops everything at SIGTERM', async () => {
    const run = start();
    await run.serving;
    expect(run.output()).toMatch(/http:\/\/localhost:\d+[\s\S]*http:\/\/games\.localhost:\d+[\s\S]*Ordago-2026/);
    const pids = noted();
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('takes over what a killed supervisor left behind', async () => {
    const first = start();
    await first.serving;
    const left = noted();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start();
    await second.serving;
    expect(left.filter(isAlive)).toEqual([]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it.each(NAMES)('starts %s again when it was killed, and says so', async (name) => {
    const run = start(onExternal());
    await run.serving;
    const before = noted();
    const place = NAMES.indexOf(name);
    process.kill(before[place] ?? 0, 'SIGKILL');
    await run.printed(`${name} serves again`);
    expect(run.output()).toMatch(new RegExp(`${name} ended with code 1[\\s\\S]*${name} starts again in 0.25 s`));
    const after = noted();
    expect(after.every(isAlive)).toBe(true);
    expect(after.filter((pid, at) => pid !== before[at])).toEqual([after[place]]);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(after.filter(isAlive)).toEqual([]);
  });

  it('starts the embedded PostgreSQL again on its port when it was killed, and stops that one at the end', async () => {
    const run = start();
    await run.serving;
    const before = postmaster();
    process.kill(before.pid, 'SIGKILL');
    await run.printed('PostgreSQL answers again');
    const after = postmaster();
    expect(after.port).toBe(before.port);
    expect([isAlive(before.pid), isAlive(after.pid)]).toEqual([false, true]);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(isAlive(after.pid)).toBe(false);
  });

  it('makes no new database where the folder of its own is gone, names it, and goes on once it is back', async () => {
    const run = start();
    await run.serving;
    const before = postmaster();
    const folder = path.join(dir, 'data/postgres');
    const away = path.join(dir, 'unmounted');
    renameSync(folder, away);
    process.kill(before.pid, 'SIGKILL');
    await run.printed(`The database in ${folder} is gone`);
    await run.printed('the next attempt is in 0.5 s');
    expect(existsSync(folder)).toBe(false);
    renameSync(away, folder);
    await run.printed('PostgreSQL answers again');
    expect(postmaster().port).toBe(before.port);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });

  it('ends with the reason when a programme ends before it ever served', async () => {
    const run = start({ ...onExternal(), FAILS: 'originals' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('originals ended with code 3.');
    expect(run.output()).toContain('ORIGINALS_SECRET: too short');
  });

  it('uses the server of DATABASE_URL, with a database each for the others next to it', async () => {
    const run = start({ ...onExternal(), DATA_DIR: path.join(dir, 'external') });
    await run.serving;
    const names = await external.pool.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^ordago_'",
    );
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(names.rows.map(({ datname }) => datname)).toEqual(
      expect.arrayContaining(['ordago_sandbox', 'ordago_originals']),
    );
    expect(existsSync(path.join(dir, 'external/postgres'))).toBe(false);
  });

  it('leaves the sandbox and the demo accounts out of production', async () => {
    const run = start({ APP_ENV: 'production' });
    await run.serving;
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.output()).not.toMatch(/sandbox|Ordago-2026/i);
  });

  it('refuses to run twice on the same data', async () => {
    const first = start(onExternal());
    await first.serving;
    const second = start(onExternal());
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('already runs');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  it('names whose a taken port is, and the variable', async () => {
    const first = start(onExternal());
    await first.serving;
    const second = start({ ...onExternal(), DATA_DIR: path.join(dir, 'other') });
    expect(await second.ended).toBe(1);
    const owner = noted()[0];
    expect(second.output()).toMatch(new RegExp(`taken by process ${owner} \\(.*server.mjs\\).*: end it, or set PORT`));
    first.child.kill('SIGTERM');
    await first.ended;
  });
});

function start(more: NodeJS.ProcessEnv = {}) {
  const child: ChildProcess = spawn(process.execPath, [path.join(dir, 'start.mjs')], { env: { ...env, ...more } });
  runs.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = async (words: string) => {
    for (let waited = 0; waited < 30_000; waited += 20) {
      if (text.includes(words)) return;
      if (child.exitCode !== null) throw new Error(`it ended: ${text}`);
      await sleep(20);
    }
    throw new Error(`it did not print "${words}": ${text}`);
  };
  // The last thing it prints: everything before it has been read by then.
  const serving = printed('Ctrl-C');
  // A run that is expected to fail never serves.
  serving.catch(() => undefined);
  return { child, ended, serving, printed, output: () => text };
}

/** Process numbers of the programmes, the server's first. */
function noted(): number[] {
  return NAMES.map((name) => JSON.parse(readFileSync(path.join(dir, 'data/run', `${name}.json`), 'utf8')).pid);
}

/** Number and port of the embedded server, as it notes them itself. */
function postmaster(): { pid: number; port: number } {
  const lines = readFileSync(path.join(dir, 'data/postgres/data/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
