import { createHash } from 'node:crypto';
import pg from 'pg';

/** One step of a set of tables: forward only, never edited once it is delivered. */
export interface SchemaStep {
  /** `0001-payments` */
  readonly name: string;
  readonly sql: string;
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const TEXT_TYPES: ReadonlySet<number> = new Set([INT8, NUMERIC, DATE]);
const parserOf = pg.types.getTypeParser as (type: number, format?: 'text' | 'binary') => (text: string) => unknown;

/** Longest wait for a connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Opens a provider's own database. Big integers and decimals stay text, as in the server. */
export function openBooks(databaseUrl: string, applicationName: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName,
    max: 6,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: 15_000,
    types: {
      getTypeParser: ((type: number, format?: 'text' | 'binary') =>
        TEXT_TYPES.has(type) ? (text: string) => text : parserOf(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without listeners a broken connection would end the process, idle or between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Any number, the same in every version: processes that start together queue up behind it. */
const SCHEMA_LOCK = '7303026100';

/** Books made before 0.4.0 have the column `plugin` under the name `room`. */
const RENAME_ROOM = `do $$ begin
  if exists (select from pg_attribute where attrelid = 'schema_step'::regclass and attname = 'room' and not attisdropped) then
    alter table schema_step rename column room to plugin;
  end if;
end $$`;

/**
 * Brings the books to the newest tables, plugin by plugin, each step in one transaction.
 *
 * @returns the steps that were applied, as `plugin/step`
 * @throws when a step that was applied before has another text now
 */
export async function raiseSchema(
  pool: pg.Pool,
  plugins: readonly { readonly name: string; readonly schema: readonly SchemaStep[] }[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    await client.query(`create table if not exists schema_step (
      plugin text, step text, checksum text not null, primary key (plugin, step))`);
    await client.query(RENAME_ROOM);
    const applied: string[] = [];
    for (const { name, schema } of plugins) {
      for (const step of schema) if (await apply(client, name, step)) applied.push(`${name}/${step.name}`);
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function apply(client: pg.PoolClient, plugin: string, { name, sql }: SchemaStep): Promise<boolean> {
  const checksum = createHash('sha256').update(sql).digest('hex');
  const found = await client.query<{ checksum: string }>(
    'select checksum from schema_step where plugin = $1 and step = $2',
    [plugin, name],
  );
  const known = found.rows[0]?.checksum;
  if (known === checksum) return false;
  if (known !== undefined) throw new Error(`${plugin}/${name} was edited after it was applied: add the next step`);
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_step values ($1, $2, $3)', [plugin, name, checksum]);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
