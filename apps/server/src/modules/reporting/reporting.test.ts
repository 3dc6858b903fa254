import { listPlayers, listStaffBets, listTransfers, readInvariants, readPlayer, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, type Visitor } from '../../../test-support/server/index.ts';
import { seedDemo } from '../../composition/demo-seed.ts';

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
      amount: '1000.00',
      balance_before: '0.00',
      balance_after: '1000.00',
    });
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
    const { result } = await (await staff('super')).call(readInvariants);
    expect(result.length).toBeGreaterThanOrEqual(12);
    expect(result.filter(({ violations }: { violations: string }) => violations !== '0')).toEqual([]);
  });

  it.each(['admin', 'cashier'])('is closed to %s', async (username) => {
    expect((await (await staff(username)).call(readInvariants)).http).toBe(403);
  });
});
