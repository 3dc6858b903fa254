import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { AT, createTestKit, type Player, type TestKit } from '../../../test-support/ledger/test-kit.ts';

let db: TestDatabase;
let kit: TestKit;
let player: Player;

beforeEach(async () => {
  db = await createTestDatabase();
  kit = await createTestKit(db);
  player = await kit.buildPlayer(1_000n);
  await kit.ledger.apply(kit.stake(player, 10n));
});

afterEach(async () => {
  await kit.ledger.close();
  await db.close();
});

/** Writes what the guards forbid, as only somebody with the superuser's rights could. */
async function plant(sql: string): Promise<void> {
  const client = await db.owner.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  } finally {
    client.release();
  }
}

async function newest(): Promise<string> {
  const found = await db.pool.query<{ id: string }>('select max(id) as id from ledger.op');
  return found.rows[0]?.id ?? '';
}

/** Reading of one invariant, as `/ops/invariants` makes it. */
async function readingOf(name: string, isFull = false) {
  const readings = await kit.ledger.readInvariants(isFull);
  return readings.find((reading) => reading.name === name);
}

const NAME = 'ledger-13';
/** A code that the chart does not allow, in the newest command. */
const BREAK = 'update ledger.op set moves[4] = 8 where id = (select max(id) from ledger.op)';
/** Moves the last reading so far ahead that the window before it is empty. */
const PASS = 'update ledger.invariant_reading set op_id = op_id + 20000';

describe('a reading of what is new', () => {
  // Rows that somebody could plant in the newest command, by the invariant that has to find it.
  const PLANTS: Readonly<Record<string, readonly string[]>> = {
    'ledger-01': [
      'update ledger.op set moves = null where id = (select max(id) from ledger.op)',
      'delete from ledger.entry where op_id = (select max(id) from ledger.op)',
    ],
    'ledger-02': [
      'update ledger.wallet set balance = balance + 1 where id in (select account from ledger.entry where op_id = (select max(id) from ledger.op))',
      'update ledger.wallet set seq = seq + 1 where id in (select account from ledger.entry where op_id = (select max(id) from ledger.op))',
      'update ledger.house_lane set balance = balance + 1',
      'update ledger.house_entry set lane = lane + 1000 where batch = (select max(batch) from ledger.house_entry)',
    ],
    'ledger-03': [
      'update ledger.entry set balance_after = balance_after + 1 where op_id = (select max(id) from ledger.op)',
      'update ledger.entry set seq = seq + 1 where op_id = (select max(id) from ledger.op)',
      'update ledger.house_entry set balance_after = balance_after + 1 where batch = (select max(batch) from ledger.house_entry)',
      'update ledger.house_entry set seq = seq + 1 where batch = (select max(batch) from ledger.house_entry)',
    ],
    'ledger-07': [
      `update ledger.wallet set currency = 'USD' where class = 'main' and id in (select account from ledger.entry where op_id = (select max(id) from ledger.op))`,
    ],
    'ledger-08': [
      'update ledger.wallet set balance = balance + 1 where id = (select min(id) from ledger.wallet)',
      'update ledger.house_entry set amount = amount + 1 where batch = (select max(batch) from ledger.house_entry)',
      'delete from ledger.house_entry where batch = (select max(batch) from ledger.house_entry)',
      'update ledger.op set moves = null where id = (select max(id) from ledger.op)',
    ],
    'ledger-09': ['update ledger.op set moves[3] = 0 where id = (select max(id) from ledger.op)'],
    'ledger-10': [
      `update ledger.op set verdict = 'refused' where id = (select max(id) from ledger.op)`,
      'delete from ledger.op where id = (select max(id) from ledger.op)',
    ],
    'ledger-13': [BREAK],
  };

  it('is registered for invariants whose function is there', async () => {
    const found = await db.pool.query<{ name: string; function: string | null }>(
      `select name, to_regprocedure(since || '(bigint)')::text as function from ledger.invariant where since is not null`,
    );
    expect(found.rows.filter((row) => row.function === null)).toEqual([]);
    const own = found.rows.map(({ name }) => name).filter((name) => name.startsWith('ledger-'));
    expect(own.sort()).toEqual(Object.keys(PLANTS));
  });

  it.each(Object.entries(PLANTS).flatMap(([name, sqls]) => sqls.map((sql) => [name, sql] as const)))(
    'finds a breach of %s that came after the full reading: %s',
    async (name, sql) => {
      await kit.ledger.readAllInFull(AT);
      await plant(PASS);
      await kit.ledger.apply(kit.stake(player, 20n));
      await plant(sql);
      expect(await readingOf(name)).toMatchObject({ isFull: false, fullAt: AT, violations: expect.any(Number) });
      expect((await readingOf(name))?.violations).toBeGreaterThan(0);
    },
  );

  it('leaves out what lies before its window, which the next night finds', async () => {
    await kit.ledger.readAllInFull(AT);
    await plant(PASS);
    await plant(BREAK);
    expect(await readingOf(NAME)).toMatchObject({ isFull: false, violations: 0 });
    expect(await readingOf(NAME, true)).toMatchObject({ isFull: true, violations: 1 });
    const breaches = (await kit.ledger.readAllInFull(AT)).filter(({ violations }) => violations > 0);
    expect(breaches.map(({ name }) => name)).toContain(NAME);
    expect(await kit.ledger.isFrozen()).toBe(true);
    expect(await readingOf(NAME)).toMatchObject({ isFull: true, violations: 1 });
  });

  it('reads the 20,000 numbers before the full reading again', async () => {
    await kit.ledger.readAllInFull(AT);
    await plant(BREAK);
    expect(await readingOf(NAME)).toMatchObject({ isFull: false, violations: 1 });
  });
});

describe('a full reading', () => {
  it('is what every invariant gets before the first night', async () => {
    const readings = await kit.ledger.readInvariants(false);
    expect(readings.filter(({ isFull, fullAt }) => !isFull || fullAt !== null)).toEqual([]);
  });

  it('with violations is repeated at each request until a later one finds none', async () => {
    const op = await newest();
    await plant(`update ledger.op set moves[4] = moves[4] + 1000 where id = ${op}`);
    await kit.ledger.readAllInFull(AT);
    expect(await readingOf(NAME)).toMatchObject({ isFull: true, violations: 1 });
    await plant(`update ledger.op set moves[4] = moves[4] - 1000 where id = ${op}`);
    expect(await readingOf(NAME)).toMatchObject({ isFull: true, violations: 0 });
    await kit.ledger.readAllInFull(AT);
    expect(await readingOf(NAME)).toMatchObject({ isFull: false, violations: 0 });
  });

  it('freezes withdrawals for its breaches and reports them as the online check does', async () => {
    await plant(BREAK);
    await kit.ledger.readAllInFull(AT);
    const events = await db.pool.query(`select payload from platform.event where name = 'withdrawals-frozen'`);
    expect(events.rows).toHaveLength(1);
  });

  it('goes on when one invariant cannot be read, and fails then', async () => {
    await db.owner.query(`create view public.planted as select 1 as x`);
    await db.owner.query(`select ledger.register_invariant('a-01', 'public.planted', 'Nothing.')`);
    await db.owner.query(
      `create or replace view public.planted as select 1 as x from generate_series(1, 1) n where 1 / (n - 1) = 1`,
    );
    await expect(kit.ledger.readAllInFull(AT)).rejects.toThrow(/1 invariants/);
    const kept = await db.pool.query('select name from ledger.invariant_reading');
    expect(kept.rows.length).toBeGreaterThan(30);
  });
});
