import { access, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseUser, giveDatabases, runStatement, startPostgres } from '../../../../tools/postgres/index.mjs';
import { migrate } from '../../src/platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run: an administrator's connection string, the migrated database to clone, and the users of it. */
    testServer: {
      readonly url: string;
      readonly template: string;
      readonly owner: DatabaseUser;
      readonly runtime: DatabaseUser;
    };
  }
}

const TEMPLATE = 'ordago_template';
/** Users as those of `npm start`: the server's connections have the rights of a running product. */
const OWNER: DatabaseUser = { user: 'ordago_owner', password: 'of-a-test' };
const RUNTIME: DatabaseUser = { user: 'ordago_server', password: 'of-a-test' };
/** Rights that tests have beside: tables that they make in `public`, and bugs that are planted behind the guards. */
const OF_TESTS = `
  alter default privileges for role ${OWNER.user} in schema public grant all on tables to ${RUNTIME.user};
  alter default privileges for role ${OWNER.user} in schema public grant all on sequences to ${RUNTIME.user};
  grant set on parameter session_replication_role to ${OWNER.user}`;
const PREFIX = 'ordago-test-';
/** Files in memory, where the system has a folder for them. */
const IN_MEMORY = '/dev/shm';
/**
 * Free space, in bytes, above which databases are kept in memory: those of a run and their log at most, and a reserve
 * for others.
 */
const SPACE_BYTES_MIN = 4 * 1024 ** 3;
/** A younger folder may be one that another run is making. */
const LEFT_MS_MIN = 600_000;

/** Runs once before the tests of the project `database`: one throw-away PostgreSQL, one migrated template. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await folderWithSpace();
  await clearLeftovers(folder);
  const dir = await mkdtemp(path.join(folder, PREFIX));
  const server = await startPostgres({ dir, database: TEMPLATE, fast: true });
  const tearDown = async () => {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await giveDatabases(server.urlOf, [{ ...OWNER, database: TEMPLATE, guests: [RUNTIME] }]);
    await runStatement(server.urlOf(TEMPLATE), OF_TESTS);
    await migrate({ url: server.urlOf(TEMPLATE, OWNER), runtimeUrl: server.urlOf(TEMPLATE, RUNTIME) });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', { url: server.urlOf('postgres'), template: TEMPLATE, owner: OWNER, runtime: RUNTIME });
  return tearDown;
}

/**
 * Returns a folder for the databases: in memory where there is space. Every test file makes a database of more than a
 * thousand files and drops it. A disk's file system passes over recently dropped files whenever it makes the next one,
 * which took a third of the processors' time.
 */
async function folderWithSpace(): Promise<string> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= SPACE_BYTES_MIN && os.freemem() >= SPACE_BYTES_MIN ? IN_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** Stops and removes the leftovers of a killed run: in memory they would stay until the next start of the machine. */
async function clearLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const dir = path.join(folder, name);
    try {
      if (Date.now() - (await stat(dir)).mtimeMs < LEFT_MS_MIN) continue;
      const server = await startPostgres({ dir, fast: true });
      // Not ours while its run lives.
      if (!server.isOwner) continue;
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    } catch {
      // Another account's.
    }
  }
}
