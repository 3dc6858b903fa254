import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseUser } from '../../../../tools/postgres/index.mjs';
import { createPool } from '../../src/platform/db/pool.ts';

/** A database of its own for one test file: every migration applied, no rows. */
export interface TestDatabase {
  /** As the user that serves; of an empty database as an administrator. */
  readonly url: string;
  /** A pool like the server's. */
  readonly pool: pg.Pool;
  /** As the user that owns the database: for a test that makes functions, or breaks what the server cannot. */
  readonly owner: pg.Pool;
  readonly ownerUrl: string;
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
  const urlAs = (as?: DatabaseUser) => addressOf(server.url, name, as);
  const url = options.isEmpty ? urlAs() : urlAs(server.runtime);
  const ownerUrl = options.isEmpty ? urlAs() : urlAs(server.owner);
  // Copied as files: a log of the template's pages would never be read.
  const owned = options.isEmpty ? '' : `owner ${server.owner.user}`;
  await administer(server.url, `create database ${name} ${owned} template ${template} strategy file_copy`);
  // A copy has the template's objects, and not who may connect to it: as in the product, nobody but its users.
  await administer(
    server.url,
    `revoke all on database ${name} from public; grant connect on database ${name} to ${server.runtime.user}`,
  );
  const pool = createPool({ url, applicationName: 'test', connectionsMax: options.connectionsMax ?? 10 });
  const owner = createPool({
    url: ownerUrl,
    applicationName: 'test-owner',
    connectionsMax: options.connectionsMax ?? 10,
  });
  const close = async () => {
    await Promise.all([pool.end(), owner.end()]);
    await administer(server.url, `drop database if exists ${name} with (force)`);
  };
  return { url, pool, owner, ownerUrl, close };
}

function addressOf(serverUrl: string, database: string, as?: DatabaseUser): string {
  const at = new URL(serverUrl);
  at.pathname = `/${database}`;
  if (as) {
    at.username = as.user;
    at.password = as.password;
  }
  return at.href;
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
