import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, sleep } from '../postgres/processes.mjs';
import { keepDatabases, keepProgramme, restartWaitMs } from './keep-alive.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-keep-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Serves, and ends by itself soon after it was first asked. */
const SHORT_LIVED = `
  import http from 'node:http';
  const server = http.createServer((_, answer) => {
    answer.end('ok');
    setTimeout(() => process.exit(7), 1_000);
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
`;

describe('waits before restarts', () => {
  it('double from a quarter of a second up to half a minute', () => {
    expect([0, 1, 2, 3, 6, 7, 20, 2_000].map(restartWaitMs)).toEqual([
      250, 500, 1_000, 2_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});

describe('a programme that ends again and again', () => {
  it('is started again with growing waits, keeps its log, and stays stopped once it is stopped', async () => {
    const entry = path.join(dir, 'short.mjs');
    writeFileSync(entry, SHORT_LIVED);
    const port = await freePort();
    const printed: string[] = [];
    const programme = { name: 'short', entry, port, env: { ...process.env, PORT: String(port) } };
    const kept = keepProgramme(programme, { dataDir: dir, isLoud: false, print: (line) => printed.push(line) });
    await kept.serving;
    const waits = () => printed.flatMap((line) => /starts again in (\S+) s/.exec(line)?.[1] ?? []);
    for (let waited = 0; waits().length < 4 && waited < 60_000; waited += 20) await sleep(20);
    await kept.stop();
    expect(waits()).toEqual(['0.25', '0.5', '1', '2']);
    expect(printed.join('\n')).toContain('short ended with code 7.');
    await sleep(400);
    expect(existsSync(path.join(dir, 'run/short.json'))).toBe(false);
  });
});

describe('a programme whose data folder is gone', () => {
  it('is tried again until the folder is back, and the supervisor goes on', async () => {
    const entry = path.join(dir, 'homeless.mjs');
    writeFileSync(entry, SHORT_LIVED);
    const dataDir = path.join(dir, 'volume');
    mkdirSync(dataDir);
    const port = await freePort();
    const printed: string[] = [];
    const programme = { name: 'homeless', entry, port, env: { ...process.env, PORT: String(port) } };
    const kept = keepProgramme(programme, { dataDir, isLoud: false, print: (line) => printed.push(line) });
    await kept.serving;
    // A file in its place: nothing can be written there.
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, '');
    const seen = (text: string) => printed.filter((line) => line.includes(text)).length;
    for (let waited = 0; seen('starts again in') < 2 && waited < 60_000; waited += 20) await sleep(20);
    rmSync(dataDir);
    mkdirSync(dataDir);
    for (let waited = 0; seen('serves again') === 0 && waited < 60_000; waited += 20) await sleep(20);
    await kept.stop();
    expect([seen('starts again in') >= 2, seen('serves again') >= 1]).toEqual([true, true]);
  });
});

describe('a database that does not come back at once', () => {
  it('is tried again until it does', async () => {
    let isUp = false;
    let attempts = 0;
    const printed: string[] = [];
    const databases = {
      urls: {},
      origin: '',
      checkpoint: async () => {},
      isAlive: () => isUp,
      restart: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('PostgreSQL did not start');
        isUp = true;
      },
      stop: async () => {},
    };
    const kept = keepDatabases(databases, { print: (line) => printed.push(line), everyMs: 5 });
    for (let waited = 0; !isUp && waited < 5_000; waited += 10) await sleep(10);
    await kept.stop();
    expect(attempts).toBe(3);
    expect(printed.filter((line) => line.includes('did not start; the next attempt is in'))).toHaveLength(2);
    expect(printed.at(-1)).toContain('PostgreSQL answers again');
  });
});

describe('a database that answers', () => {
  it('is looked at again and again, and nothing of a look stays', async () => {
    const warnings: string[] = [];
    const note = (warning: Error) => warnings.push(warning.name);
    process.on('warning', note);
    let looks = 0;
    const databases = {
      urls: {},
      origin: '',
      checkpoint: async () => {},
      isAlive: () => {
        looks += 1;
        return true;
      },
      restart: async () => {},
      stop: async () => {},
    };
    const kept = keepDatabases(databases, { everyMs: 1 });
    await expect.poll(() => looks, { timeout: 15_000 }).toBeGreaterThan(30);
    await kept.stop();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });
});
