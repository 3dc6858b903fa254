import type pg from 'pg';
import { ConfigError } from '../config/config-error.ts';

/** A power over money or the audit that only their owner shall have. */
export interface UserPower {
  readonly user: string;
  /** False for another user who may log in and connect to this database: that of an administrator, of a report. */
  readonly isServing: boolean;
  /** The power in words: `owns tables of ledger`. */
  readonly power: string;
}

/** Roles of PostgreSQL that write past every right of a table: as files of the server, as its programmes, or all tables. */
const POWERFUL_ROLES = ['pg_execute_server_program', 'pg_write_all_data', 'pg_write_server_files'];

/**
 * Powers of the user that asks, and of every other who may log in and connect here, but the owner's and those of other superusers. A user
 * also has the powers of every role that it may take: attributes, which are not inherited, and rights alike. Whoever came by `set role` may
 * go back. A view that PostgreSQL writes through has the rights of its owner, wherever it is. `$1` are the schemas whose tables are written
 * by functions, `$2` the tables there that take rows directly, `$3` roles of PostgreSQL that no table's rights bind.
 */
const POWERS = `
  with recursive guarded as (select oid, nspname, nspowner from pg_namespace where nspname = any ($1)),
  login as (
    select oid, rolname, rolname in (current_user, session_user) as is_serving, rolsuper from pg_roles
    where rolname in (current_user, session_user)
      or (rolcanlogin and not rolsuper and has_database_privilege(oid, current_database(), 'connect')
        and oid not in (select nspowner from guarded))),
  taken as (
    select u.rolname, u.is_serving, r.oid, r.rolname as role, r.rolsuper, r.rolcreaterole
    from login u join pg_roles r on pg_has_role(u.oid, r.oid, 'member') where not u.rolsuper),
  acting as (select rolname, is_serving, oid, role from taken where not rolsuper),
  relations as (
    select c.oid, c.relowner, g.nspname, g.nspname || '.' || c.relname as name
    from pg_class c join guarded g on g.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'f')),
  reaching (oid) as (
    select oid from relations
    union
    select w.ev_class from reaching b
      join pg_depend d on d.refclassid = 'pg_class'::regclass and d.refobjid = b.oid and d.classid = 'pg_rewrite'::regclass
      join pg_rewrite w on w.oid = d.objid join pg_class v on v.oid = w.ev_class and v.relkind = 'v'),
  written as (
    select oid, name from relations
    union
    select v.oid, v.oid::regclass::text from reaching b join pg_class v on v.oid = b.oid
    where v.relkind = 'v' and pg_relation_is_updatable(v.oid, false) <> 0 and v.oid not in (select oid from relations)),
  owned as (
    select nspowner as owner, nspname, 'the schema' as kind from guarded
    union select relowner, nspname, 'tables of' from relations
    union select p.proowner, g.nspname, 'functions of' from pg_proc p join guarded g on g.oid = p.pronamespace),
  ways as (
    select t.name, t.oid, way from written t, unnest(array['insert', 'update', 'delete', 'truncate', 'trigger']) as way
    where not (way = 'insert' and t.name = any ($2))),
  writes as (
    select a.rolname, a.is_serving, w.name, w.way from acting a join ways w
      on has_table_privilege(a.oid, w.oid, w.way)
        or case when w.way in ('insert', 'update') then has_any_column_privilege(a.oid, w.oid, w.way) end)
  select rolname as user, is_serving as "isServing", 'is a superuser' as power from login where rolsuper
  union all
  select distinct rolname, is_serving, 'may take the role of a superuser' from taken where rolsuper
  union all
  select distinct rolname, is_serving, 'may make and change users' from taken where rolcreaterole and not rolsuper
  union all
  select distinct rolname, is_serving, 'has the powers of ' || role from acting where role = any ($3)
  union all
  select distinct rolname, is_serving, 'may switch triggers off (session_replication_role)' from acting
  where has_parameter_privilege(oid, 'session_replication_role', 'set, alter system')
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
  const { rows } = await pool.query<UserPower>(POWERS, [schemas, appended, POWERFUL_ROLES]);
  return rows;
}

/** Most powers that a sentence names, and most users. */
const NAMED_MAX = 3;

/** The part of the manual that says how users are made. */
const CHAPTER = '(docs/operations.md, "Users of the database")';

/**
 * Refuses to serve with powers that only the owner of the database shall have; outside production they are a warning, since a developer's own
 * PostgreSQL may have one user alone. What other users may do is a warning everywhere: an administrator of a managed PostgreSQL, or one who
 * takes the owner's role, is no fault of the server, and whose users they are is not known here.
 *
 * @throws ConfigError in production, naming the user that serves and its powers
 */
export function judgePowers(
  powers: readonly UserPower[],
  { isProduction, warn }: { readonly isProduction: boolean; readonly warn: (sentence: string) => void },
): void {
  const serving = powers.filter(({ isServing }) => isServing);
  const others = powers.filter(({ isServing }) => !isServing);
  if (serving.length > 0) {
    const sentence =
      `DATABASE_URL: its user ${inWords(serving)}. Money and audit are written by the ledger's functions alone; ` +
      `who serves needs a user without such rights ${CHAPTER}`;
    if (isProduction) throw new ConfigError(sentence);
    warn(sentence);
  }
  if (others.length > 0)
    warn(
      `The database: beside its owner ${inWords(others)}. They reach money and audit past the ledger's functions; ` +
        `see that each of them shall ${CHAPTER}`,
    );
}

function inWords(powers: readonly UserPower[]): string {
  const users = [...new Set(powers.map(({ user }) => user))];
  const sentences = users.slice(0, NAMED_MAX).map((user) => {
    const its = powers.filter((power) => power.user === user).map(({ power }) => power);
    return `${user} ${its.slice(0, NAMED_MAX).join(', ')}${more(its.length)}`;
  });
  return `${sentences.join('; ')}${more(users.length)}`;
}

function more(count: number): string {
  return count > NAMED_MAX ? ` and ${count - NAMED_MAX} more` : '';
}
