import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { openClient } from './client.mjs';

/** Databases that every server has from its making: whoever may connect there sees the names of all others. */
const OF_THE_SERVER = ['postgres', 'template1'];

/** @type {typeof import('./index.d.mts').giveDatabases} */
export async function giveDatabases(urlOf, databases) {
  const client = await openClient(urlOf('postgres'));
  try {
    for (const { user, password, database, guests = [] } of databases) {
      await ensureUser(client, user, password);
      await ensureOwnership(client, database, user);
      for (const guest of guests) {
        await ensureUser(client, guest.user, guest.password);
        await client.query(
          `grant connect on database ${client.escapeIdentifier(database)} to ${client.escapeIdentifier(guest.user)}`,
        );
      }
    }
    for (const name of OF_THE_SERVER) await client.query(`revoke all on database ${name} from public`);
  } finally {
    await client.end();
  }
  for (const { user, database } of databases) await handOver(urlOf(database), user);
}

/**
 * The password of the file is the one that counts, also after the file was lost and drawn anew.
 * @param {import('pg').Client} client
 * @param {string} user
 * @param {string} password
 */
async function ensureUser(client, user, password) {
  const name = client.escapeIdentifier(user);
  const known = await client.query('select from pg_roles where rolname = $1', [user]);
  if (known.rowCount === 0) await client.query(`create role ${name}`);
  const verifier = client.escapeLiteral(verifierOf(password));
  await client.query(
    `alter role ${name} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${verifier}`,
  );
}

/**
 * @param {import('pg').Client} client
 * @param {string} database
 * @param {string} user
 */
async function ensureOwnership(client, database, user) {
  const name = client.escapeIdentifier(database);
  const owner = client.escapeIdentifier(user);
  const known = await client.query('select datdba::regrole::text as owner from pg_database where datname = $1', [
    database,
  ]);
  if (known.rowCount === 0) await client.query(`create database ${name} owner ${owner}`);
  else if (known.rows[0].owner !== owner) await client.query(`alter database ${name} owner to ${owner}`);
  await client.query(`revoke all on database ${name} from public`);
}

/**
 * Statements that give every object of a database to a user. A superuser that made the cluster cannot hand over by `reassign owned`,
 * which would take the server's own objects with it; so each object is named. Sequences of columns go with their tables, row types
 * and arrays with theirs.
 */
const HAND_OVER = `
  with ours as (
    select oid as id from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  found as (
    select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner
    from pg_namespace where oid in (select id from ours) and nspname <> 'public'
    union all
    select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      c.oid::regclass::text, relowner
    from pg_class c where relnamespace in (select id from ours) and relkind in ('r', 'p', 'f', 'S', 'v', 'm')
      and not (relkind = 'S' and exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i')))
    union all
    select 'routine', oid::regprocedure::text, proowner from pg_proc where pronamespace in (select id from ours)
    union all
    select 'type', t.oid::regtype::text, typowner from pg_type t left join pg_class c on c.oid = typrelid
    where typnamespace in (select id from ours)
      and (typtype in ('d', 'e', 'r') or (typtype = 'c' and c.relkind = 'c')))
  select format('alter %s %s owner to %I', kind, name, $1::text) as command from found
  where owner <> (select oid from pg_roles where rolname = $1)`;

/**
 * @param {string} url
 * @param {string} user
 */
async function handOver(url, user) {
  const client = await openClient(url);
  try {
    await client.query('begin');
    const { rows } = await client.query(HAND_OVER, [user]);
    for (const { command } of rows) await client.query(command);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Rounds that PostgreSQL takes for its own verifiers. */
const SCRAM_ROUNDS = 4_096;

/**
 * Verifier that PostgreSQL stores of a password (RFC 5803). The password itself is in no statement, so that no log can have it.
 * @param {string} password of plain letters and digits
 */
function verifierOf(password) {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, 'sha256');
  const keyOf = (/** @type {string} */ purpose) => createHmac('sha256', salted).update(purpose).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
