import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../../../tools/postgres/index.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run: an administrator's connection string and the migrated database to clone. */
    testServer: { readonly url: string; readonly template: string };
  }
}

const TEMPLATE = 'ordago_template';
/** Files in memory, where the system has a folder for them. */
const IN_MEMORY = '/dev/shm';
/** What the databases of a run and their log take at most, with room for others. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Runs once before the tests of the project `database`: one throw-away PostgreSQL, one migrated template. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(await roomyFolder(), 'ordago-test-'));
  const server = await startPostgres({ dir, database: TEMPLATE, fast: true });
  const tearDown = async () => {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await migrate({ url: server.url });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', { url: server.urlOf('postgres'), template: TEMPLATE });
  return tearDown;
}

/**
 * Every test file makes a database of more than a thousand files and drops it. A disk's file system passes over what was
 * dropped a moment ago whenever it makes the next file, which took a third of the processors' time.
 */
async function roomyFolder(): Promise<string> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES && os.freemem() >= ROOM_BYTES ? IN_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
