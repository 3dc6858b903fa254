import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run: an administrator's connection string, the migrated database to clone, and the users of it. */
    testServer: {
      readonly url: string;
      readonly template: string;
      readonly owner: { readonly user: string; readonly password: string };
      readonly runtime: { readonly user: string; readonly password: string };
    };
  }
}

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops the database, whoever is still connected; call it in `afterAll`. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
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
  // Copied as files: the pages of a template are not worth a log that nobody reads.
  await administer(server.url, `create database ${name} template ${template} strategy file_copy`);
  // A copy has the template's objects, and not who may connect to it: nobody but an administrator.
  await administer(server.url, `revoke all on database ${name} from public`);
  const at = new URL(server.url);
  at.pathname = `/${name}`;
  return { url: at.href, close: () => administer(server.url, `drop database if exists ${name} with (force)`) };
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
