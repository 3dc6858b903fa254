import type pg from 'pg';

/** Rights on tables, sequences, functions and rows, by what the server does as its runtime user. */
interface Rights {
  /** Schemas of the product that the runtime user reads and writes. */
  readonly written: readonly string[];
  /** Schemas whose tables it reads; what is written there is written by functions with the rights of their owner. */
  readonly read: readonly string[];
}

/** Rights that a table may give, as PostgreSQL names them. */
const OF_TABLES = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];

/**
 * Returns the statements that bring the rights on every object of the product to what they shall be, none where they are: nobody but owner
 * and runtime user runs a function; the runtime user reads every table, writes those of `written`, and sees the rows of the job
 * queue, whose tables would show them to their owner alone. `$1` is the runtime user, null where the owner is the runtime user.
 */
const MISSING = `
  with wanted as (
    select c.oid, c.relkind, c.relrowsecurity, n.nspname,
      case when n.nspname || '.' || c.relname = any ($4) then array['SELECT', 'INSERT']
        when n.nspname = any ($2) then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array['SELECT'] end as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any ($2 || $3) and c.relkind in ('r', 'p', 'v', 'm', 'S'))
  select format('grant usage on schema %I to %I', nspname, $1::text) as statement
  from pg_namespace where $1 is not null and nspname = any ($2 || $3) and not has_schema_privilege($1, oid, 'usage')
  union all
  select format('revoke all on table %1$s from %2$I; grant %3$s on table %1$s to %2$I', oid::regclass, $1::text, array_to_string(rights, ', '))
  from wanted where $1 is not null and relkind <> 'S'
    and exists (select from unnest($5::text[]) as it where has_table_privilege($1, oid, it) <> (it = any (rights)))
  union all
  select format('grant usage, select on sequence %s to %I', oid::regclass, $1::text)
  from wanted where $1 is not null and nspname = any ($2)
    and case when relkind = 'S' then not has_sequence_privilege($1, oid, 'usage') end
  union all
  select format('create policy %1$I on %2$s to %1$I using (true) with check (true)', $1::text, oid::regclass)
  from wanted where $1 is not null and relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = wanted.oid and p.polname = $1)
  union all
  select format('revoke execute on routine %s from public', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any ($2 || $3) and has_function_privilege('public', p.oid, 'execute')
  union all
  select format('grant execute on routine %s to %I', p.oid::regprocedure, $1::text)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where $1 is not null and n.nspname = any ($2 || $3)
    and not exists (
      select from aclexplode(p.proacl) a where a.grantee = (select oid from pg_roles where rolname = $1) and a.privilege_type = 'EXECUTE')`;

/** Tables that are read, and written by adding rows. */
export const APPENDED = ['audit.anchor'];

/**
 * Gives the runtime user the rights that it needs, and takes away others. They hold for objects that are made later as well, from the moment
 * of their making, so that a release which adds a table or replaces a view disturbs nobody. The client is the owner's.
 *
 * @param runtime the runtime user; null where the owner serves as well, which leaves functions to it alone
 */
export async function ensureRights(
  client: pg.Client,
  runtime: string | null,
  { written, read }: Rights,
): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(MISSING, [runtime, written, read, APPENDED, OF_TABLES]);
  if (rows.length === 0) return;
  const existing = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any ($1)',
    [[...written, ...read]],
  );
  const schemas = existing.rows.map(({ name }) => name);
  const statements = [
    ...rows.map(({ statement }) => statement),
    'alter default privileges revoke execute on functions from public',
    ...(runtime === null ? [] : forLaterObjects(client.escapeIdentifier(runtime), schemas, written)),
  ];
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function forLaterObjects(user: string, schemas: readonly string[], written: readonly string[]): string[] {
  const ofTables = schemas.flatMap((schema) => {
    const within = `alter default privileges in schema ${schema} grant`;
    return written.includes(schema)
      ? [
          `${within} select, insert, update, delete on tables to ${user}`,
          `${within} usage, select on sequences to ${user}`,
        ]
      : [`${within} select on tables to ${user}`];
  });
  return [`alter default privileges grant execute on functions to ${user}`, ...ofTables];
}
