import { mkdtemp, rm } from 'node:fs/promises';
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

/** Runs once before the tests of the project `database`: one throw-away PostgreSQL, one migrated template. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-test-'));
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
