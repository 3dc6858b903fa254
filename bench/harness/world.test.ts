import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, yardstickTurn } from './world.ts';

const { TMPDIR } = process.env;
let place: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'ordago-world-test-'));
  // The account that PostgreSQL runs as has to come in.
  await chmod(place, 0o755);
  process.env.TMPDIR = place;
});
afterEach(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(place, { recursive: true, force: true });
});

/** The processes whose command names the folder of this test. */
async function serversHere(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return commands.filter((command) => command.includes(place));
}

describe('a world whose schema cannot be built', () => {
  it('leaves neither a server nor its files behind', async () => {
    const databaseFolder = path.join(place, 'db');
    await mkdir(path.join(databaseFolder, 'schema', '0001-broken'), { recursive: true });
    await writeFile(path.join(databaseFolder, 'schema', '0001-broken', 'up.sql'), 'select 1;');
    await expect(openWorld({ players: 1, events: 1, databaseFolder })).rejects.toThrow('0001-broken lacks');
    expect(await serversHere()).toEqual([]);
    expect(await readdir(place)).toEqual(['db']);
  });
});

describe('the turn of a yardstick', () => {
  it('leaves out the commits that failed beside it, up to its end, and keeps those of the product', async () => {
    const aborts: unknown[] = ['of the product'];
    const turn = async () => {
      aborts.push('lock timeout');
      await new Promise((resolve) => setTimeout(resolve, 1));
      aborts.push('of a live bet that was still tried again');
      return 'done';
    };
    expect([await yardstickTurn({ aborts }, turn), aborts]).toEqual(['done', ['of the product']]);
    const failing = yardstickTurn({ aborts }, async () => {
      aborts.push('lock timeout');
      throw new Error('the yardstick failed');
    });
    await expect(failing).rejects.toThrow('the yardstick failed');
    expect(aborts).toEqual(['of the product']);
  });
});
