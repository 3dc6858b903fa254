import type pg from 'pg';

/** Roles of PostgreSQL that reach beyond a database of one's own. */
const POWERFUL_ROLES = [
  'pg_write_all_data',
  'pg_read_all_data',
  'pg_execute_server_program',
  'pg_write_server_files',
  'pg_read_server_files',
];

/** Powers of the user and of every role that it may take, inherited or not; who came by `set role` may go back. */
const POWERS = `
  with login as (select oid, rolsuper from pg_roles where rolname in (current_user, session_user)),
  taken as (select r.* from login u join pg_roles r on pg_has_role(u.oid, r.oid, 'member') where not u.rolsuper)
  select distinct 'is a superuser' as power from login where rolsuper
  union all
  select distinct 'may take the role of a superuser' from taken where rolsuper
  union all
  select distinct 'may make and change users' from taken where rolcreaterole and not rolsuper
  union all
  select distinct 'may copy the whole server' from taken where rolreplication and not rolsuper
  union all
  select distinct 'has the powers of ' || rolname from taken where rolname = any ($1)
    and not exists (select from taken where rolsuper)
  union all
  select distinct 'may switch triggers off (session_replication_role)' from taken
  where not rolsuper and has_parameter_privilege(oid, 'session_replication_role', 'set, alter system')
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
