import type pg from 'pg';

/** Roles of PostgreSQL that reach beyond a database of one's own. */
const POWERFUL_ROLES = [
  'pg_write_all_data',
  'pg_read_all_data',
  'pg_execute_server_program',
  'pg_write_server_files',
  'pg_read_server_files',
];

const POWERS = `
  select 'is a superuser' as power from pg_roles where rolname = current_user and rolsuper
  union all
  select 'may make and change users' from pg_roles where rolname = current_user and rolcreaterole and not rolsuper
  union all
  select 'has the powers of ' || r.rolname from pg_roles u join pg_roles r on pg_has_role(u.oid, r.oid, 'member')
  where u.rolname = current_user and not u.rolsuper and r.rolname = any ($1)
  union all
  select 'keeps its books in the database of the server' where to_regnamespace('ledger') is not null`;

/**
 * Refuses books whose user reaches the money of the operator: a superuser, or one with powers over other databases. Outside
 * production that is a warning, since a developer's own PostgreSQL may have one user alone.
 *
 * @throws in production, naming the variable and what the user may do
 */
export async function judgeBooksUser(
  pool: pg.Pool,
  {
    variable,
    isProduction,
    warn,
  }: { readonly variable: string; readonly isProduction: boolean; readonly warn: (sentence: string) => unknown },
): Promise<void> {
  const { rows } = await pool.query<{ power: string }>(POWERS, [POWERFUL_ROLES]);
  if (rows.length === 0) return;
  const powers = rows.map(({ power }) => power).join(', ');
  const sentence = `${variable}: its user ${powers}; books need a user and a database of their own (docs/operations.md, "Users of the database")`;
  if (isProduction) throw new Error(sentence);
  warn(sentence);
}
