import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Schemas whose tables the server reads, and writes by functions alone. */
const BY_FUNCTIONS = ['ledger', 'audit', 'migrations'];
/** Tables there that take rows directly, and the reason. */
const TAKES_ROWS = new Map([
  ['audit.anchor', 'an anchor is proved by a key that the database does not have; a false one is found by its proof'],
]);
const DENIED = 'permission denied';

async function namesOf(sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await db.owner.query<{ it: string }>(sql, values);
  return rows.map(({ it }) => it);
}

const tablesOf = (schema: string) =>
  namesOf(
    `select oid::regclass::text as it from pg_class where relkind in ('r', 'p') and relnamespace = $1::regnamespace`,
    [schema],
  );

/** Each way to write a table, with the first of its columns. */
async function writesOf(table: string): Promise<Record<'insert' | 'update' | 'delete' | 'truncate', string>> {
  const [column = ''] = await namesOf(
    'select quote_ident(attname) as it from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum',
    [table],
  );
  return {
    insert: `insert into ${table} default values`,
    update: `update ${table} set ${column} = default where false`,
    delete: `delete from ${table} where false`,
    truncate: `truncate ${table}`,
  };
}

/** Error that a statement of the server ends with, `permission denied` without its object; null where it is carried out. */
async function failureOf(sql: string): Promise<string | null> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(sql);
    return null;
  } catch (error) {
    const { message } = error as Error;
    return message.startsWith(DENIED) ? DENIED : message;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the user that serves', () => {
  it('is neither the owner nor anybody with power over the server', async () => {
    const { rows } = await db.pool.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls as has_power, pg_has_role(current_user, d.datdba, 'member') as is_owner
       from pg_roles, pg_database d where rolname = current_user and datname = current_database()`,
    );
    expect(rows).toEqual([{ has_power: false, is_owner: false }]);
    expect(await failureOf('create table public.mine (it int)')).toBe(DENIED);
    expect(await failureOf('create function ledger.mine() returns int language sql as $$ select 1 $$')).toBe(DENIED);
  });

  it.each(BY_FUNCTIONS)('writes no table of %s', async (schema) => {
    const tables = await tablesOf(schema);
    expect(tables.length).toBeGreaterThan(1);
    const open: string[] = [];
    for (const table of tables) {
      for (const [way, sql] of Object.entries(await writesOf(table))) {
        if (way === 'insert' && TAKES_ROWS.has(table)) continue;
        if ((await failureOf(sql)) !== DENIED) open.push(`${way} ${table}`);
      }
    }
    expect(open).toEqual([]);
  });

  it('has no right on a column there, nor on a sequence of money', async () => {
    const columns = await namesOf(
      `select format('%s.%s', attrelid::regclass, attname) as it from pg_attribute
       where attacl is not null and attrelid in (select oid from pg_class where relnamespace::regnamespace::text = any ($1))`,
      [BY_FUNCTIONS],
    );
    expect(columns).toEqual([]);
    expect(await failureOf(`select nextval('ledger.batch_id')`)).toBe(DENIED);
  });

  it('truncates nothing, and alters nothing', async () => {
    const mayDestroy = await namesOf(
      `select oid::regclass::text as it from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information)'
       and relnamespace <> 'public'::regnamespace and has_table_privilege($1, oid, 'truncate, references, trigger')`,
      [new URL(db.url).username],
    );
    expect(mayDestroy).toEqual([]);
  });

  it('reads what is there to be migrated, and sees the rows of the job queue', async () => {
    expect(await pendingMigrations(db.pool)).toEqual([]);
    await db.pool.query(`select graphile_worker.add_job('test', '{}')`);
    const { rows } = await db.pool.query('select count(*)::int as jobs from graphile_worker._private_jobs');
    expect(rows).toEqual([{ jobs: 1 }]);
  });
});

/** Functions of the product that run with the rights of their owner. */
const ENTRANCES = `select oid::regprocedure::text as it from pg_proc
  where prosecdef and pronamespace::regnamespace::text !~ '^(pg_|information|graphile)'`;

describe('functions with the rights of the owner', () => {
  it('are those that write money or the audit, and lift or note what concerns them', async () => {
    const names = (await namesOf(ENTRANCES)).map((name) => name.replace(/\(.*/, ''));
    expect([...new Set(names)].filter((name) => !name.startsWith('ledger.lone_')).sort()).toEqual([
      'audit.append',
      'audit.append_at_commit',
      'audit.append_due',
      'ledger.apply_all_or_none',
      'ledger.apply_ops',
      'ledger.apply_settlements',
      'ledger.assert_recent',
      'ledger.lift_freeze',
      'ledger.lock_wallets',
      'ledger.open_float',
      'ledger.open_grant_wallet',
      'ledger.open_house_account',
      'ledger.open_player_wallets',
      'ledger.read_in_full',
    ]);
  });

  it('have a fixed search path, in which nobody but PostgreSQL makes anything', async () => {
    const loose = `${ENTRANCES} and not coalesce(proconfig @> array['search_path=pg_catalog, pg_temp'], false)`;
    expect(await namesOf(loose)).toEqual([]);
  });

  it('build no statement out of what they are given', async () => {
    expect(await namesOf(`${ENTRANCES} and prosrc ~* '\\mexecute\\M'`)).toEqual([]);
  });
});

describe('every function of the product', () => {
  it('is run by its owner and the user that serves, and by nobody else', async () => {
    const open = await namesOf(
      `select p.oid::regprocedure::text as it from pg_proc p
       where pronamespace::regnamespace::text !~ '^(pg_|information)' and pronamespace <> 'public'::regnamespace
         and has_function_privilege('public', p.oid, 'execute')`,
    );
    expect(open).toEqual([]);
  });

  it('stays so for what a later release adds, from the moment of its making', async () => {
    await db.owner.query(`
      create table ledger.later (it int); create table players.later (it int); create view ledger.later_view as select 1 as it;
      create function ledger.later() returns int language sql as $$ select 1 $$`);
    expect(await failureOf('insert into players.later values (1)')).toBeNull();
    expect(await failureOf('insert into ledger.later values (1)')).toBe(DENIED);
    expect(await failureOf('select * from ledger.later, ledger.later_view where ledger.later() = 1')).toBeNull();
    const isPublic = `select has_function_privilege('public', 'ledger.later()', 'execute')::text as it`;
    expect(await namesOf(isPublic)).toEqual(['false']);
  });
});

describe('rights that somebody changed', () => {
  it('are put right at the next start, too much and too little', async () => {
    const user = new URL(db.url).username;
    await db.owner.query(`
      grant insert, delete on ledger.debtor to ${user}; revoke select on ledger.op from ${user};
      revoke execute on function ledger.frozen() from ${user}; grant execute on function audit.append(timestamptz, text, text, text, jsonb, text) to public`);
    expect(await failureOf('delete from ledger.debtor')).not.toBe(DENIED);
    await migrate({ url: db.ownerUrl, runtimeUrl: db.url });
    expect(await failureOf('delete from ledger.debtor')).toBe(DENIED);
    expect(await failureOf('select ledger.frozen() from ledger.op')).toBeNull();
    const isPublic = `select has_function_privilege('public', 'audit.append(timestamptz, text, text, text, jsonb, text)', 'execute')::text as it`;
    expect(await namesOf(isPublic)).toEqual(['false']);
  });

  it('are none of another user, where one user serves and owns', async () => {
    await expect(migrate({ url: db.ownerUrl })).resolves.toEqual([]);
    expect(await failureOf('delete from ledger.debtor')).toBe(DENIED);
  });
});
