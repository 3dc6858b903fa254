import type pg from 'pg';
import { ConfigError } from '../config/config-error.ts';

/** A power over money or the audit that only their owner shall have. */
export interface UserPower {
  readonly user: string;
  /** False for another user who may log in and connect to this database: that of the games, of the sandbox, of a report. */
  readonly isServing: boolean;
  /** The power in words: `owns tables of ledger`. */
  readonly power: string;
}

/**
 * Powers of every user who may log in and connect here, but the owner's and those of superusers other than the one that asks. A user also has the
 * powers of every role that it may take. `$1` are the schemas whose tables are written by functions, `$2` the tables there that take rows
 * directly.
 */
const POWERS = `
  with guarded as (select oid, nspname, nspowner from pg_namespace where nspname = any ($1)),
  login as (
    select oid, rolname, rolname = current_user as is_serving, rolsuper, rolcreaterole from pg_roles
    where rolname = current_user
      or (rolcanlogin and not rolsuper and has_database_privilege(oid, current_database(), 'connect')
        and oid not in (select nspowner from guarded))),
  acting as (
    select u.rolname, u.is_serving, r.oid from login u join pg_roles r on pg_has_role(u.oid, r.oid, 'member') where not u.rolsuper),
  tables as (
    select c.oid, c.relowner, g.nspname, g.nspname || '.' || c.relname as name
    from pg_class c join guarded g on g.oid = c.relnamespace where c.relkind in ('r', 'p')),
  owned as (
    select nspowner as owner, nspname, 'the schema' as kind from guarded
    union select relowner, nspname, 'tables of' from tables
    union select p.proowner, g.nspname, 'functions of' from pg_proc p join guarded g on g.oid = p.pronamespace),
  ways as (
    select t.nspname, t.name, t.oid, way from tables t, unnest(array['insert', 'update', 'delete', 'truncate', 'trigger']) as way
    where not (way = 'insert' and t.name = any ($2))),
  writes as (
    select a.rolname, a.is_serving, w.name, w.way from acting a join ways w
      on has_table_privilege(a.oid, w.oid, w.way)
        or case when w.way in ('insert', 'update') then has_any_column_privilege(a.oid, w.oid, w.way) end)
  select rolname as user, is_serving as "isServing", 'is a superuser' as power from login where rolsuper
  union all
  select rolname, is_serving, 'may make and change users' from login where rolcreaterole and not rolsuper
  union all
  select distinct a.rolname, a.is_serving, format('owns %s %s', o.kind, o.nspname) from acting a join owned o on o.owner = a.oid
  union all
  select distinct a.rolname, a.is_serving, 'may make objects in ' || g.nspname
  from acting a join guarded g on has_schema_privilege(a.oid, g.oid, 'create')
  union all
  select rolname, is_serving, format('has %s on %s', string_agg(distinct upper(way), ', '), name)
  from writes group by rolname, is_serving, name
  order by 2 desc, 1, 3`;

/** Returns the powers that somebody has beside the owner; none where the rights are as decision 0026 has them. */
export async function powersOverMoney(
  pool: pg.Pool,
  { schemas, appended }: { readonly schemas: readonly string[]; readonly appended: readonly string[] },
): Promise<UserPower[]> {
  const { rows } = await pool.query<UserPower>(POWERS, [schemas, appended]);
  return rows;
}

/** Most powers that a refusal names. */
const NAMED_MAX = 3;

/**
 * Refuses to serve with powers that only the owner of the database shall have; outside production they are a warning, since a developer's own
 * PostgreSQL may have one user alone.
 *
 * @throws ConfigError in production, naming the user and its powers
 */
export function judgePowers(
  powers: readonly UserPower[],
  { isProduction, warn }: { readonly isProduction: boolean; readonly warn: (sentence: string) => void },
): void {
  const [first] = powers;
  if (first === undefined) return;
  const its = powers.filter(({ user }) => user === first.user).map(({ power }) => power);
  const rest = its.length > NAMED_MAX ? ` and ${its.length - NAMED_MAX} more` : '';
  const subject = first.isServing ? `DATABASE_URL: its user ${first.user}` : `The database: its user ${first.user}`;
  const sentence =
    `${subject} ${its.slice(0, NAMED_MAX).join(', ')}${rest}. Money and audit are written by the ledger's functions alone; ` +
    'who serves and who plays needs a user without such rights (docs/operations.md, "Users of the database")';
  if (isProduction) throw new ConfigError(sentence);
  warn(sentence);
}
