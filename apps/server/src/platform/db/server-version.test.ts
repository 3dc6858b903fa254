import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDatabases, SERVER_VERSION_MIN as OF_TOOLS } from '../../../../../tools/postgres/index.mjs';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { migrate } from './migrate.ts';
import { SERVER_VERSION_MIN } from './server-version.ts';

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterEach(() => db.close());

/** The database as one of a server of a version: its functions are found before those of the system. */
async function pretend(version: string, number: number): Promise<void> {
  await db.pool.query(`
    create schema pretended;
    create function pretended.current_setting(text) returns text language sql as $$
      select case $1 when 'server_version' then '${version}' when 'server_version_num' then '${number}'
        else pg_catalog.current_setting($1) end $$;
    do $$ begin execute format('alter database %I set search_path = pretended, pg_catalog, public', current_database()); end $$`);
}

async function schemas(): Promise<string[]> {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  try {
    const { rows } = await client.query(`select nspname from pg_namespace where nspname !~ '^pg_|^information_schema'`);
    return rows.map(({ nspname }) => nspname).sort();
  } finally {
    await client.end();
  }
}

describe('a server that is too old', () => {
  it.each([
    ['14.22 (Debian 14.22-1)', 140_022],
    ['9.6.24', 90_624],
  ])('is refused by its name, and not touched: %s', async (version, number) => {
    await pretend(version, number);
    const before = await schemas();
    await expect(migrate({ url: db.url })).rejects.toThrow(`This is PostgreSQL ${version}; Ordago needs 15 or newer`);
    expect(await schemas()).toEqual(before);
    await expect(ensureDatabases(db.url, 'never_made')).rejects.toThrow(`This is PostgreSQL ${version}`);
  });

  it('is not the oldest that is served', async () => {
    await pretend('15.0', 150_000);
    await expect(ensureDatabases(db.url)).resolves.toBeUndefined();
    expect(OF_TOOLS).toBe(SERVER_VERSION_MIN);
  });
});
