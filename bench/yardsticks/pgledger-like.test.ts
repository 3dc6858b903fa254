import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test-support/database/test-database.ts';
import { fillPgledgerLike, pgledgerLikeTransfers } from './pgledger-like.ts';

const CLIENTS = 8;
const ACCOUNTS = 6;
const TRANSFERS = 40;
const ACCOUNTS_SIZED = 50;
const TRANSFERS_SIZED = 1_000;
/** Growth of the database per transfer between 50 accounts, from pgledger's README. */
const TRANSFER_BYTES_PUBLISHED = 743;

let db: TestDatabase;
let accounts: readonly string[];
beforeAll(async () => {
  db = await createTestDatabase({ connectionsMax: CLIENTS + 1 });
  accounts = await fillPgledgerLike(db.owner, ACCOUNTS);
});
afterAll(() => db.close());

const account = async (rest: { currency?: string; negative?: boolean; positive?: boolean } = {}) => {
  const { currency = 'MXN', negative = true, positive = true } = rest;
  const made = await db.owner.query<{ id: string }>(
    `insert into pgledger_like.account (name, currency, allow_negative_balance, allow_positive_balance)
     values ('test', $1, $2, $3) returning id`,
    [currency, negative, positive],
  );
  return made.rows[0]?.id ?? '';
};
const transfer = (from: string | undefined, to: string | undefined, amount: string) =>
  db.owner.query('select * from pgledger_like.create_transfer($1, $2, $3)', [from, to, amount]);
const count = async () =>
  (
    await db.owner.query(
      `select (select count(*)::int from pgledger_like.transfer) as transfers,
         (select count(*)::int from pgledger_like.entry) as entries,
         (select sum(version)::int from pgledger_like.account) as versions`,
    )
  ).rows[0];

describe('the yardstick after pgledger', () => {
  it('keeps its books while clients cross each other on few accounts', async () => {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => db.owner.connect()));
    const { run } = pgledgerLikeTransfers('pgledger', { clients, accounts });
    try {
      const done = await Promise.all(
        clients.map(async (_client, number) => {
          for (let made = 0; made < TRANSFERS; made += 1) expect(await run(number)).toBe(true);
        }),
      );
      expect(done).toHaveLength(CLIENTS);
    } finally {
      for (const client of clients) client.release();
    }
    const transfers = CLIENTS * TRANSFERS;
    expect(await count()).toEqual({ transfers, entries: 2 * transfers, versions: 2 * transfers });
    const broken = await db.owner.query(
      `select 'sum of balances' as rule from pgledger_like.account having sum(balance) <> 0
       union all select 'two entries of a transfer' from pgledger_like.entry e join pgledger_like.transfer t on t.id = e.transfer
         group by t.id having count(*) <> 2 or sum(e.amount) <> 0 or max(e.amount) <> max(t.amount)
       union all select 'chain of an account' from (
         select account_previous_balance - lag(account_current_balance, 1, 0) over w as gap,
           account_version - row_number() over w as skipped, account_current_balance - account_previous_balance - amount as off
         from pgledger_like.entry window w as (partition by account order by account_version)) chained
         where gap <> 0 or skipped <> 0 or off <> 0
       union all select 'balance of an account' from pgledger_like.account a where (select (e.account_current_balance, e.account_version) is distinct from (a.balance, a.version)
         from pgledger_like.entry e where e.account = a.id order by e.account_version desc limit 1)`,
    );
    expect(broken.rows).toEqual([]);
  });

  it.each([
    ['to itself', async () => [accounts[0], accounts[0]], '1', /two accounts/],
    ['to an account that does not exist', async () => [accounts[0], 'pgla_none'], '1', /two accounts/],
    [
      'into another currency',
      async () => [accounts[0], await account({ currency: 'EUR' })],
      '1',
      /change the currency/,
    ],
    ['of nothing', async () => [accounts[0], accounts[1]], '0', /check/],
    ['below zero', async () => [await account({ negative: false }), accounts[1]], '0.01', /may not be negative/],
    ['above zero', async () => [accounts[0], await account({ positive: false })], '0.01', /may not be positive/],
  ])('refuses a transfer %s, and nothing is left of it', async (_title, between, amount, reason) => {
    const [from, to] = await between();
    const before = await count();
    await expect(transfer(from, to, amount)).rejects.toThrow(reason);
    expect(await count()).toEqual(before);
  });

  it('writes as many bytes for a transfer as pgledger publishes, within a tenth', async () => {
    const size = async () => {
      const found = await db.owner.query<{ bytes: string }>(
        `select sum(pg_total_relation_size(name::regclass)) as bytes
         from unnest(array['pgledger_like.transfer', 'pgledger_like.entry']) as name`,
      );
      return Number(found.rows[0]?.bytes);
    };
    const clients = [await db.owner.connect()];
    const more = await Promise.all(Array.from({ length: ACCOUNTS_SIZED }, () => account()));
    const { run } = pgledgerLikeTransfers('pgledger', { clients, accounts: more });
    const before = await size();
    for (let made = 0; made < TRANSFERS_SIZED; made += 1) await run(0);
    const bytes = ((await size()) - before) / TRANSFERS_SIZED;
    clients[0]?.release();
    expect(bytes).toBeGreaterThan(0.9 * TRANSFER_BYTES_PUBLISHED);
    expect(bytes).toBeLessThan(1.1 * TRANSFER_BYTES_PUBLISHED);
  });
});
