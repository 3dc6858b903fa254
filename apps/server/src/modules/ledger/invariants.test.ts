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
  const win = kit.win(player, 50n);
  await kit.ledger.apply(win);
  await kit.ledger.apply(kit.rollback(player, win));
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

const NEWEST = '(select max(id) from ledger.op)';
const OP = 'insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, reverses, moves, refusal)';

describe('an invariant', () => {
  it.each([
    ['ledger-01', 'an entry without its move', `update ledger.op set moves = null where id = ${NEWEST}`],
    ['ledger-01', 'a move without its entry', `delete from ledger.entry where op_id = ${NEWEST}`],
    [
      'ledger-02',
      'a balance that its entries do not explain',
      'update ledger.wallet set balance = balance + 1 where balance > 0',
    ],
    ['ledger-02', 'a house lane that its entries do not explain', 'update ledger.house_lane set balance = balance + 1'],
    ['ledger-03', 'a gap in the sequence of a wallet', 'update ledger.entry set seq = seq + 7 where seq = 4'],
    [
      'ledger-03',
      'a house entry that does not follow',
      'update ledger.house_entry set balance_after = balance_after + 1',
    ],
    [
      'ledger-04',
      'a wallet that was below zero',
      'alter domain ledger.held_units drop constraint held_units_check; update ledger.entry set balance_after = -1 where seq = 1',
    ],
    ['ledger-05', 'a guard that was taken off', 'drop trigger append_only on ledger.op'],
    ['ledger-05', 'a guard that was switched off', 'alter table ledger.entry disable trigger append_only'],
    ['ledger-06', 'a reversal that is not exact', 'update ledger.op set moves[3] = 49 where reverses is not null'],
    [
      'ledger-06',
      'a second reversal',
      `drop index ledger.op_reversed_once; ${OP} select id + 1000, batch, player, at, verdict, scope, 'again', kind, digest, reverses from ledger.op where reverses is not null`.replace(
        ', moves, refusal)',
        ')',
      ),
    ],
    ['ledger-07', 'a move between two currencies', "update ledger.wallet set currency = 'USD' where class = 'main'"],
    ['ledger-08', 'money out of nothing', 'update ledger.wallet set balance = balance + 1 where balance > 0'],
    [
      'ledger-08',
      'a batch that the operator does not mirror',
      `update ledger.house_entry set amount = amount + 1 where batch = (select max(batch) from ledger.house_entry)`,
    ],
    ['ledger-09', 'an amount out of bounds', `update ledger.op set moves[3] = 1000000000000001 where id = ${NEWEST}`],
    ['ledger-09', 'a float in a money table', 'alter table ledger.wallet add column rate double precision'],
    [
      'ledger-10',
      'a refused command that moved money',
      `update ledger.op set verdict = 'refused', refusal = 'planted' where id = ${NEWEST}`,
    ],
    ['ledger-10', 'an entry without its command', `delete from ledger.op where id = ${NEWEST}`],
    ['ledger-11', 'a key without its constraint', 'alter table ledger.op drop constraint op_key'],
    ['ledger-12', 'a verdict without its digest', `update ledger.op set digest = null where id = ${NEWEST}`],
    ['ledger-13', 'a move that the chart does not know', `update ledger.op set moves[4] = 8 where id = ${NEWEST}`],
    ['ledger-14', 'a debtor who owes nothing', `insert into ledger.debtor values (${'1'}, '2026-01-01Z')`],
  ])('%s sees %s', async (name, _title, sql) => {
    expect(await kit.broken()).toEqual([]);
    await plant(sql);
    expect(await kit.broken()).toContain(name);
  });

  it('is read from the registry, where later modules add theirs', async () => {
    await db.owner.query(`create view public.planted as select 1 where false`);
    await db.owner.query(`select ledger.register_invariant('bets-01', 'public.planted', 'Nothing.')`);
    expect((await kit.ledger.invariants()).map((reading) => reading.name)).toContain('bets-01');
    await expect(db.owner.query(`select ledger.register_invariant('x', 'no_view', '')`)).rejects.toThrow(/no view/);
  });
});

describe('the online check', () => {
  it('finds nothing while all is well, and freezes nothing', async () => {
    expect(await kit.ledger.assertRecent(AT)).toEqual([]);
    expect(await kit.ledger.assertRecent(AT)).toEqual([]);
    expect(await kit.ledger.isFrozen()).toBe(false);
  });

  it.each([
    ['ledger-01', `delete from ledger.entry where op_id = ${NEWEST}`],
    ['ledger-02', 'update ledger.wallet set balance = balance + 1 where balance > 0'],
    ['ledger-03', 'update ledger.entry set balance_after = balance_after + 1 where seq = 2'],
    [
      'ledger-04',
      'alter domain ledger.held_units drop constraint held_units_check; update ledger.wallet set balance = -1 where balance > 0',
    ],
    ['ledger-08', 'update ledger.house_entry set amount = amount + 1'],
  ])('sees a breach of %s and freezes withdrawals until somebody lifts the freeze', async (name, sql) => {
    await plant(sql);
    const breaches = await kit.ledger.assertRecent(AT);
    expect(breaches.map((reading) => reading.name)).toContain(name);
    expect(await kit.ledger.isFrozen()).toBe(true);
    const found = await db.pool.query('select (ledger.withdrawal_refusal($1)).name', [player.id]);
    expect(found.rows[0].name).toBe('withdrawals-frozen');
    await kit.ledger.liftFreeze('staff 1', AT);
    expect(await kit.ledger.isFrozen()).toBe(false);
    const events = await db.pool.query('select name, payload from platform.event order by position desc limit 2');
    expect(events.rows).toMatchObject([
      { name: 'withdrawals-unfrozen', payload: { by: 'staff 1' } },
      { name: 'withdrawals-frozen', payload: { invariants: expect.arrayContaining([name]) } },
    ]);
  });
});
