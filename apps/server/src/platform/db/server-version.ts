import type { Client } from 'pg';

/** First version of PostgreSQL that has all that the schema and the queries use. `tools/postgres` refuses older ones by the same number. */
export const SERVER_VERSION_MIN = 15;

/**
 * Refuses a PostgreSQL that is too old, before anything of it is touched.
 *
 * @throws with the version that it has and the one that it needs
 */
export async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const { number = 0, version = '' } = rows[0] ?? {};
  if (number >= SERVER_VERSION_MIN * 10_000) return;
  throw new Error(
    `This is PostgreSQL ${version}; Ordago needs ${SERVER_VERSION_MIN} or newer. Nothing in the database was changed. ` +
      'Give DATABASE_URL a newer server, or leave it out to use the embedded one.',
  );
}
