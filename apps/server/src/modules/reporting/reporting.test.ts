import { listPlayers, listStaffBets, listTransfers, readInvariants, readPlayer, staffSignIn } from '@ordago/contracts';
import { currency } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVisitor, createTestServer, type TestServer, type Visitor } from '../../../test-support/server/index.ts';
import { seedDemo } from '../../composition/demo-seed.ts';
import { digestOf, TRANSFER } from '../ledger/index.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await createTestServer();
  await seedDemo(testServer.modules, testServer.clock.now());
});
afterAll(() => testServer.close());

async function staff(username: string): Promise<Visitor> {
  const visitor = testServer.visitor();
  const reply = await visitor.call(staffSignIn, { body: { username, password: 'Ordago-2026' } });
  expect(reply.http).toBe(200);
  return visitor;
}

describe('back office lists', () => {
  it('shows the owner every player with balances from the ledger', async () => {
    const { result } = await (await staff('owner')).call(listPlayers, { query: {} });
    expect(result).toMatchObject({ count: '3', pages: '1', page: '0' });
    expect(result.players.map((row: Record<string, string>) => [row.username, row.main, row.currency])).toEqual([
      ['luis', '15000.00', 'MXN'],
      ['ana', '25000.00', 'TRY'],
      ['demo', '1000.00', 'USD'],
    ]);
  });

  it('finds a player by a part of the name and clamps the page', async () => {
    const owner = await staff('owner');
    const { result } = await owner.call(listPlayers, { query: { search: 'uis', page: '9' } });
    expect(result).toMatchObject({ count: '1', page: '0', players: [{ username: 'luis' }] });
    expect((await owner.call(listPlayers, { query: { search: "x' or 1=1" } })).result.count).toBe('0');
  });

  it('shows a cashier the players of their own subtree alone', async () => {
    const cashier = await staff('cashier');
    expect((await cashier.call(listPlayers, { query: {} })).result.count).toBe('0');
    expect((await cashier.call(listTransfers, { query: {} })).result.count).toBe('0');
  });

  it('shows where every cent came from', async () => {
    const { result } = await (await staff('super')).call(listTransfers, { query: { code: '1' } });
    expect(result.transfers.find((row: Record<string, string>) => row.username === 'demo')).toMatchObject({
      code: '1',
      wallet: 'main',
      counter: 'psp-clearing:payments:demo',
      from: 'psp-clearing:payments:demo',
      to: 'main:demo',
      from_username: null,
      to_username: 'demo',
      amount: '1000.00',
      balance_before: '0.00',
      balance_after: '1000.00',
    });
  });

  it('names both ends of every transfer as the ledger booked it', async () => {
    const { id } = await buildVisitor(testServer, { currency: 'USD' });
    const { ledger } = testServer.modules;
    const usd = currency('USD');
    const wallets = await ledger.openPlayerWallets(id, usd);
    const account = { class: 'psp-clearing', product: 'payments', provider: 'test', currency: usd } as const;
    const clearing = await ledger.houseAccount(account);
    const moves = [
      { from: clearing, to: wallets.main, units: 500_000n, code: TRANSFER.replenishment },
      { from: wallets.main, to: wallets.hold, units: 200_000n, code: TRANSFER.withdrawalHold },
      { from: wallets.hold, to: clearing, units: 200_000n, code: TRANSFER.withdrawal },
    ];
    for (const [index, move] of moves.entries())
      await ledger.apply({
        scope: 'transfers-test',
        key: `${id}:${index}`,
        digest: digestOf(index),
        kind: 'ledger.move',
        player: id,
        at: testServer.clock.now(),
        moves: [move],
      });
    const booked = await testServer.db.pool.query(
      `with account as (
         select w.id, w.class || coalesce(':' || p.username, '') as name, p.username from ledger.wallet w left join players.player p on p.id = w.player
         union all select id, class || ':' || product || ':' || provider, null from ledger.house_account)
       select distinct e.account || '.' || e.seq as id, payer.name as "from", payee.name as "to",
         payer.username as from_username, payee.username as to_username
       from ledger.entry e join ledger.move m on m.op_id = e.op_id and e.account in (m.payer, m.payee) and e.counter in (m.payer, m.payee)
       join account payer on payer.id = m.payer join account payee on payee.id = m.payee`,
    );
    const { result } = await (await staff('owner')).call(listTransfers, { query: { count: '100' } });
    const ends = result.transfers.map(
      ({ id, from, to, from_username, to_username }: Record<string, string | null>) => ({
        id,
        from,
        to,
        from_username,
        to_username,
      }),
    );
    expect(ends.length).toBeGreaterThan(6);
    expect(new Set(ends.map((row: unknown) => JSON.stringify(row)))).toEqual(
      new Set(booked.rows.map((row) => JSON.stringify(row))),
    );
  });

  it('sums a player from the entries, and hides one that is invisible', async () => {
    const owner = await staff('owner');
    const [row] = (await owner.call(listPlayers, { query: { search: 'demo' } })).result.players;
    const id = row?.id ?? '';
    const { result } = await owner.call(readPlayer, { params: { id } });
    expect(result).toMatchObject({ username: 'demo', totals: { deposits: '1000.00', ggr: '0.00' }, open_bets: '0' });
    const hidden = await (await staff('cashier')).call(readPlayer, { params: { id } });
    expect(hidden.refusal).toBe('user-not-found');
  });

  it('lists bets and finds none by a code that is none', async () => {
    const owner = await staff('owner');
    expect((await owner.call(listStaffBets, { query: {} })).result).toMatchObject({ bets: [], count: '0' });
    expect((await owner.call(listStaffBets, { query: { search: 'nothing' } })).result.count).toBe('0');
  });
});

describe('/ops/invariants', () => {
  it('shows levels 3 and up every invariant, all kept', async () => {
    const { result } = await (await staff('super')).call(readInvariants, { query: {} });
    expect(result.length).toBeGreaterThanOrEqual(12);
    expect(result.filter(({ violations }: { violations: string }) => violations !== '0')).toEqual([]);
  });

  it('says how each was read, and reads all rows when asked to', async () => {
    const visitor = await staff('super');
    const before = (await visitor.call(readInvariants, { query: {} })).result;
    expect(new Set(before.map(({ read }: { read: string }) => read))).toEqual(new Set(['full']));
    await testServer.modules.ledger.readAllInFull(testServer.clock.now());
    const after = (await visitor.call(readInvariants, { query: {} })).result;
    expect(new Set(after.map(({ read }: { read: string }) => read))).toEqual(new Set(['full', 'since']));
    expect(after[0].full_at).toBe(new Date(testServer.clock.now()).toISOString());
    const asked = (await visitor.call(readInvariants, { query: { full: 'true' } })).result;
    expect(new Set(asked.map(({ read }: { read: string }) => read))).toEqual(new Set(['full']));
  });

  it.each(['admin', 'cashier'])('is closed to %s', async (username) => {
    expect((await (await staff(username)).call(readInvariants, { query: {} })).http).toBe(403);
  });
});
