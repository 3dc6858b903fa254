import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { READ } from './migrate.ts';
import { createPool } from './pool.ts';
import { APPENDED } from './rights.ts';
import { judgePowers, powersOverMoney, type UserPower } from './serving-user.ts';

const RULES = { schemas: READ, appended: APPENDED };
const WAYS = ['insert', 'update', 'delete', 'truncate', 'trigger'];
let db: TestDatabase;
let superuserUrl = '';
let serving: pg.Pool;
// Users belong to the whole server, which other tests use at the same time: these are the test's own.
const suffix = randomBytes(4).toString('hex');
const user = `serving_${suffix}`;
const other = `games_${suffix}`;
const role = `role_${suffix}`;
const unconnected = `unconnected_${suffix}`;

beforeAll(async () => {
  db = await createTestDatabase();
  const empty = await createTestDatabase({ isEmpty: true });
  const at = new URL(empty.url);
  at.pathname = new URL(db.url).pathname;
  superuserUrl = at.href;
  await empty.close();
  await asSuperuser(
    `create role ${role}; create role ${other} login; create role ${unconnected} login; create role ${user} login password 'of-a-test';
     grant connect on database ${at.pathname.slice(1)} to ${other}, ${user}`,
  );
  at.username = user;
  at.password = 'of-a-test';
  serving = createPool({ url: at.href, applicationName: 'test-serving', connectionsMax: 1 });
});
afterAll(async () => {
  await serving.end();
  await asSuperuser(
    `drop owned by ${role}, ${other}, ${user}, ${unconnected}; drop role ${role}, ${other}, ${user}, ${unconnected}`,
  );
  await db.close();
});

async function asSuperuser(sql: string): Promise<void> {
  const pool = createPool({ url: superuserUrl, applicationName: 'test-superuser', connectionsMax: 1 });
  await pool.query(sql).finally(() => pool.end());
}

/** Powers that a statement of the superuser gives, before another one takes them back. */
async function powersAfter(give: string, takeBack: string): Promise<UserPower[]> {
  await asSuperuser(give);
  try {
    return await powersOverMoney(serving, RULES);
  } finally {
    await asSuperuser(takeBack);
  }
}

describe('the user that serves', () => {
  it('has no power over money or audit, and neither has the user of others', async () => {
    expect(await powersOverMoney(db.pool, RULES)).toEqual([]);
    expect(await powersOverMoney(serving, RULES)).toEqual([]);
  });

  it('is found as superuser and as owner', async () => {
    const pool = createPool({ url: superuserUrl, applicationName: 'test-superuser', connectionsMax: 1 });
    const powers = await powersOverMoney(pool, RULES).finally(() => pool.end());
    expect(powers).toEqual([{ user: new URL(superuserUrl).username, isServing: true, power: 'is a superuser' }]);
    const owns = (await powersOverMoney(db.owner, RULES)).map(({ power }) => power);
    for (const schema of READ)
      expect(owns).toEqual(expect.arrayContaining([`owns the schema ${schema}`, `owns tables of ${schema}`]));
  });

  it.each([...WAYS.map((way) => [way]), ['update (id)']])('is found with %s on a table of money', async (way) => {
    const powers = await powersAfter(`grant ${way} on ledger.op to ${user}`, `revoke ${way} on ledger.op from ${user}`);
    const word = way.split(' ')[0]?.toUpperCase();
    expect(powers).toEqual([{ user, isServing: true, power: `has ${word} on ledger.op` }]);
  });

  it('is found with every table of money and audit, one by one', async () => {
    const { rows } = await db.owner.query<{ name: string }>(
      `select n.nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = any ($1) and relkind in ('r', 'p') order by 1`,
      [READ],
    );
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    const all = names.join(', ');
    const powers = await powersAfter(`grant delete on ${all} to public`, `revoke delete on ${all} from public`);
    expect(powers.filter(({ isServing }) => isServing).map(({ power }) => power.replace('has DELETE on ', ''))).toEqual(
      [...names].sort(),
    );
  });

  it('is found by what a role gives that it may take, inherited or not', async () => {
    const roleOf = async (rights: string) =>
      powersAfter(
        `${rights}; alter role ${user} noinherit; grant ${role} to ${user}`,
        `revoke ${role} from ${user}; alter role ${user} inherit; drop owned by ${role}`,
      );
    expect(await roleOf(`grant insert on ledger.entry to ${role}`)).toEqual([
      { user, isServing: true, power: 'has INSERT on ledger.entry' },
    ]);
    expect(await roleOf(`grant create on schema ledger to ${role}`)).toEqual([
      { user, isServing: true, power: 'may make objects in ledger' },
    ]);
    const owner = new URL(db.ownerUrl).username;
    const owns = await powersAfter(`grant ${owner} to ${user}`, `revoke ${owner} from ${user}`);
    expect(owns.map(({ power }) => power)).toContain('owns the schema ledger');
  });

  it.each([
    ['may make and change users', 'alter role ROLE createrole', 'alter role ROLE nocreaterole'],
    ['may take the role of a superuser', 'alter role ROLE superuser', 'alter role ROLE nosuperuser'],
    [
      'has the powers of pg_execute_server_program',
      'grant pg_execute_server_program to ROLE',
      'revoke pg_execute_server_program from ROLE',
    ],
    [
      'has the powers of pg_write_server_files',
      'grant pg_write_server_files to ROLE',
      'revoke pg_write_server_files from ROLE',
    ],
    [
      'may switch triggers off (session_replication_role)',
      'grant set on parameter session_replication_role to ROLE',
      'revoke set on parameter session_replication_role from ROLE',
    ],
  ])('%s, by itself or by a role that it may take', async (power, give, takeBack) => {
    const found = [{ user, isServing: true, power }];
    const about = (statement: string, whose: string) => statement.replace('ROLE', whose);
    const take = `alter role ${user} noinherit; grant ${role} to ${user}`;
    const leave = `revoke ${role} from ${user}; alter role ${user} inherit`;
    expect(await powersAfter(`${about(give, role)}; ${take}`, `${leave}; ${about(takeBack, role)}`)).toEqual(found);
    if (!give.endsWith(' superuser'))
      expect(await powersAfter(about(give, user), about(takeBack, user))).toEqual(found);
  });

  it('has every table by pg_write_all_data', async () => {
    const powers = await powersAfter(`grant pg_write_all_data to ${user}`, `revoke pg_write_all_data from ${user}`);
    expect(powers.map(({ power }) => power)).toEqual(
      expect.arrayContaining(['has the powers of pg_write_all_data', 'has DELETE, INSERT, UPDATE on ledger.entry']),
    );
  });

  it.each(['ledger', 'public'])('is found with a view of %s that PostgreSQL writes through', async (schema) => {
    const view = `${schema}.entry_to_write`;
    const owner = new URL(db.ownerUrl).username;
    const powers = await powersAfter(
      `create view ${view} as select * from ledger.entry; alter view ${view} owner to ${owner}; grant insert on ${view} to ${user}`,
      `drop view ${view}`,
    );
    expect(powers.filter((power) => power.user === user)).toEqual([
      { user, isServing: true, power: `has INSERT on ${schema === 'public' ? 'entry_to_write' : view}` },
    ]);
  });

  it('is the one who logged in, whatever role it took since', async () => {
    const at = new URL(superuserUrl);
    at.searchParams.set('options', `-c role=${user}`);
    const pool = createPool({ url: at.href, applicationName: 'test-took', connectionsMax: 1 });
    const powers = await powersOverMoney(pool, RULES).finally(() => pool.end());
    expect(powers).toEqual([{ user: at.username, isServing: true, power: 'is a superuser' }]);
  });
});

describe('the user of another programme', () => {
  it('is found where it may write money', async () => {
    const powers = await powersAfter(
      `grant truncate on audit.record to ${other}`,
      `revoke truncate on audit.record from ${other}`,
    );
    expect(powers).toEqual([{ user: other, isServing: false, power: 'has TRUNCATE on audit.record' }]);
  });

  it('is found as an administrator who is a member of the owner, and leaves the user that serves alone', async () => {
    const owner = new URL(db.ownerUrl).username;
    const powers = await powersAfter(
      `alter role ${other} createrole; grant ${owner} to ${other}`,
      `revoke ${owner} from ${other}; alter role ${other} nocreaterole`,
    );
    expect(powers.map(({ power }) => power)).toEqual(
      expect.arrayContaining(['may make and change users', 'owns the schema ledger']),
    );
    expect(powers.filter(({ isServing }) => isServing)).toEqual([]);
  });

  it('is none of them without the right to connect', async () => {
    const about = (does: string) => `${does} ${unconnected}`;
    expect(
      await powersAfter(about('grant truncate on audit.record to'), about('revoke truncate on audit.record from')),
    ).toEqual([]);
  });
});

describe('powers that are found', () => {
  const power = (isServing: boolean, name: string, its = 'ordago'): UserPower => ({
    user: its,
    isServing,
    power: name,
  });
  const judge = (powers: readonly UserPower[], isProduction: boolean) => {
    const warnings: string[] = [];
    judgePowers(powers, { isProduction, warn: (sentence) => warnings.push(sentence) });
    return warnings;
  };

  it('of the user that serves end the start of production, by a sentence that names them', () => {
    expect(() => judge([power(true, 'is a superuser')], true)).toThrow(
      /^DATABASE_URL: its user ordago is a superuser\. .*operations\.md/,
    );
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => power(true, name));
    expect(() => judge(many, true)).toThrow(/ordago a, b, c and 2 more\./);
    expect(judge([], true)).toEqual([]);
  });

  it('of other users are a warning, in production as well: administrators, and who takes the role of the owner', () => {
    const others = ['postgres', 'dba', 'vault-1', 'vault-2'].map((its) => power(false, 'owns the schema ledger', its));
    for (const isProduction of [true, false])
      expect(judge([...others, power(false, 'may make and change users', 'postgres')], isProduction)).toEqual([
        expect.stringMatching(
          /^The database: beside its owner postgres owns the schema ledger, may make and change users; dba .*; vault-1 .* and 1 more\. .*operations\.md/,
        ),
      ]);
  });

  it('are a warning outside production', () => {
    expect(judge([power(true, 'is a superuser')], false)).toEqual([expect.stringMatching(/is a superuser/)]);
    expect(judge([], false)).toEqual([]);
  });
});
