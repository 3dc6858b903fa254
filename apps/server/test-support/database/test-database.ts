import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../../src/platform/db/pool.ts';

/** A database of its own for one test file: every migration applied, no rows. */
export interface TestDatabase {
  readonly url: string;
  /** A pool like the server's. */
  readonly pool: pg.Pool;
  /** Closes the pool and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** (Default: 10) */
  readonly connectionsMax?: number;
  /** A database without any table instead of a migrated one. (Default: false) */
  readonly isEmpty?: boolean;
}

/**
 * Clones the migrated template: `const db = await createTestDatabase()` in `beforeAll`. Works in the tests of the
 * vitest project `database` alone, since the others run without PostgreSQL.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = options.isEmpty ? 'template0' : server.template;
  // Copied as files: a log of the template's pages would never be read.
  await administer(server.url, `create database ${name} template ${template} strategy file_copy`);
  const at = new URL(server.url);
  at.pathname = `/${name}`;
  const pool = createPool({ url: at.href, applicationName: 'test', connectionsMax: options.connectionsMax ?? 10 });
  const close = async () => {
    await pool.end();
    await administer(server.url, `drop database if exists ${name} with (force)`);
  };
  return { url: at.href, pool, close };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
