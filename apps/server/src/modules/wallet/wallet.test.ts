import { checkSession, listTransactions, readBalance, readWagerInfo, signIn, TRANSFER_CODES } from '@ordago/contracts';
import { currency, type PlayerId } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, type Visitor } from '../../../test-support/server/index.ts';
import { DEMO_PASSWORD, refuseDemoAccounts, seedDemo } from '../../composition/demo-seed.ts';
import { digestOf, TRANSFER, type TransferCode } from '../ledger/index.ts';
import { CODES_OF_KIND } from './domain/transaction-kinds.ts';

const USD = currency('USD');
let testServer: TestServer;
let demo: Visitor;
let id: PlayerId;

beforeAll(async () => {
  testServer = await createTestServer();
  await seedDemo(testServer.modules, testServer.clock.now());
  demo = testServer.visitor();
  expect((await demo.call(signIn, { body: { username: 'demo', password: DEMO_PASSWORD } })).status).toBe(0);
  id = (await testServer.modules.players.byUsername('demo'))?.id as PlayerId;
});
afterAll(() => testServer.close());

let moves = 0;
async function move(direction: 'in' | 'out', units: bigint, code: TransferCode, other: 'psp-clearing' | 'revenue') {
  moves += 1;
  const { ledger } = testServer.modules;
  const { main } = await ledger.openPlayerWallets(id, USD);
  const house_ = await ledger.houseAccount({ class: other, product: 'test', provider: 'test', currency: USD });
  const [from, to] = direction === 'in' ? [house_, main] : [main, house_];
  const key = { scope: 'test', key: `m${moves}`, digest: digestOf(moves), kind: 'ledger.move', player: id };
  const verdict = await ledger.apply({ ...key, moves: [{ from, to, units, code }], at: testServer.clock.now() });
  expect(verdict.verdict).toBe('accepted');
}

describe('the demo accounts', () => {
  it('start with money that the books account for', async () => {
    expect((await demo.call(readBalance)).result).toMatchObject({ balance: '1000.00', currency: 'USD', version: '1' });
    expect((await demo.call(checkSession)).result.total_deposits).toBe('1000.00');
    expect((await testServer.modules.ledger.invariants()).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it('are the same however often the seed runs, by two instances at once too', async () => {
    const count = async () =>
      (
        await testServer.db.pool.query(
          'select (select count(*) from players.player) p, (select count(*) from identity.staff) s, (select count(*) from ledger.entry) e',
        )
      ).rows[0];
    const before = await count();
    await Promise.all([
      seedDemo(testServer.modules, testServer.clock.now()),
      seedDemo(testServer.modules, testServer.clock.now()),
    ]);
    expect(await count()).toEqual(before);
    expect(before).toEqual({ p: '3', s: '4', e: '3' });
  });

  it('keep production from starting on their books', async () => {
    await expect(refuseDemoAccounts(testServer.modules)).rejects.toThrow(/demo account demo/);
    const fresh = await createTestServer();
    await expect(refuseDemoAccounts(fresh.modules)).resolves.toBeUndefined();
    await fresh.close();
  });

  it('are in one staff tree', async () => {
    const tree = await testServer.db.pool.query(
      `select s.username, s.level, p.username as parent from identity.staff s left join identity.staff p on p.id = s.parent order by s.level desc`,
    );
    expect(tree.rows.map(({ username, level, parent }) => [username, level, parent])).toEqual([
      ['owner', 4, null],
      ['super', 3, 'owner'],
      ['admin', 2, 'super'],
      ['cashier', 1, 'admin'],
    ]);
  });
});

describe('the balance', () => {
  it('has the fields of the specification, in real zeros while nothing is granted', async () => {
    const { result } = await demo.call(readBalance);
    expect(result).toMatchObject({
      bonus_balance: '0.00',
      is_banned: false,
      is_bonus_active: false,
      is_casino_blocked: false,
      possible_cashback_amount: '0.00',
      potential_bonus: '0.00',
      cashback: '0.00',
    });
    expect((await demo.call(readWagerInfo)).result).toEqual({
      total_wager_amount: '0.00',
      left_to_play: '0.00',
      already_plaid: '0.00',
    });
  });

  it('is sent to the player’s screens after the commit, with a growing version', async () => {
    const frames: Array<{ topic: string; value: Record<string, string> }> = [];
    const member = testServer.hub.join({
      send: (frame) => frames.push(...(JSON.parse(frame) as { updates: typeof frames }).updates),
      backlog: () => 0,
    });
    member.listen([`player:${id}`]);
    await move('out', 1_050_000n, TRANSFER.slotsBet, 'revenue');
    await testServer.handleEvents();
    await move('in', 2_000_001n, TRANSFER.winSlots, 'revenue');
    await testServer.handleEvents();
    member.leave();
    expect(frames.map(({ topic, value }) => [topic, value.balance, value.currency])).toEqual([
      [`player:${id}`, '989.50', 'USD'],
      [`player:${id}`, '1009.50001', 'USD'],
    ]);
    const [first, second] = frames.map(({ value }) => BigInt(value.version ?? '0'));
    expect(second).toBe((first ?? 0n) + 1n);
    expect((await demo.call(readBalance)).result).toMatchObject({ balance: '1009.50001', version: String(second) });
  });
});

describe('the transactions history', () => {
  it('shows money that came and went, bets apart, with the balance before and after', async () => {
    await move('in', 5_000_000n, TRANSFER.replenishment, 'psp-clearing');
    await move('out', 5_000_000n, TRANSFER.depositRefund, 'psp-clearing');
    const { result } = await demo.call(listTransactions);
    const rows = result.history as Array<Record<string, string>>;
    expect(rows.map((row) => [row.type, row.value, row.balance_before, row.balance_after, row.code])).toEqual([
      ['topUp', '-50.00', '1059.50001', '1009.50001', '1524'],
      ['topUp', '50.00', '1009.50001', '1059.50001', '1'],
      ['topUp', '1000.00', '0.00', '1000.00', '1'],
    ]);
    expect((await demo.call(checkSession)).result.total_deposits).toBe('1000.00');
  });

  it('comes in pages, the last one for every page beyond', async () => {
    const page = async (n: string) => (await demo.call(listTransactions, { query: { page: n, count: '2' } })).result;
    expect([(await page('0')).pageCount, (await page('0')).history.length]).toEqual(['2', 2]);
    expect((await page('1')).history).toEqual((await page('1000000')).history);
    expect((await page('1')).history).toHaveLength(1);
  });

  it('can be narrowed by kind and time', async () => {
    const narrowed = async (query: Record<string, string>) =>
      (await demo.call(listTransactions, { query })).result.history.length;
    expect(await narrowed({ kind: 'withdrawal' })).toBe(0);
    expect(await narrowed({ kind: 'topUp' })).toBe(3);
    expect(await narrowed({ from: '2026-01-10T00:00:00Z' })).toBe(2);
    expect(await narrowed({ to: '2026-01-10T00:00:00Z' })).toBe(1);
  });

  it.each<Record<string, string>>([{ kind: 'bets' }, { page: '-1' }, { count: '1000' }, { from: 'yesterday' }])(
    'refuses %j',
    async (query) => {
      expect(await demo.call(listTransactions, { query })).toMatchObject({ http: 400, refusal: 'validation-failed' });
    },
  );

  it('never shows a row of somebody else', async () => {
    const ana = testServer.visitor();
    await ana.call(signIn, { body: { username: 'ana', password: DEMO_PASSWORD } });
    const { result } = await ana.call(listTransactions, { query: { player: id, user_id: id } });
    expect(result.history).toHaveLength(1);
    expect(result.history[0]).toMatchObject({ value: '25000.00', currency: 'TRY' });
  });

  it('finds its rows by the index that leaves the bets out', async () => {
    const plan = await testServer.db.pool.query(
      `set local enable_seqscan = off; explain select * from wallet.transaction where player = ${id}`,
    );
    const lines = JSON.stringify(plan);
    expect(lines).toContain('entry_of_transactions');
  });

  it('lists the same codes in its kinds, its view and its index', async () => {
    const defined = await testServer.db.pool.query(
      `select substring(pg_get_viewdef('wallet.transaction'::regclass) from 'ARRAY\\[([0-9, ]+)\\]') as view,
              substring(pg_get_indexdef('ledger.entry_of_transactions'::regclass) from 'ARRAY\\[([0-9, ]+)\\]') as index`,
    );
    const { view, index } = defined.rows[0];
    const codes = (text: string) => text.split(',').map(Number);
    expect(codes(view)).toEqual(codes(index));
    expect(new Set(codes(view))).toEqual(new Set(Object.values(CODES_OF_KIND).flat()));
  });

  it('has a kind for every code that reaches a player, except those of games and bets', () => {
    const known = new Set(Object.values(CODES_OF_KIND).flat());
    const elsewhere = TRANSFER_CODES.filter(({ code, direction }) => direction !== 'house' && !known.has(code));
    expect(elsewhere.map(({ name }) => name)).toEqual([
      'bet-set',
      'bet-win',
      'withdrawal',
      'sell-bet',
      'win-slots',
      'slots-bet',
      'bet-rollback',
      'win-rollback',
      'settlement-correction',
      'free-round-win',
      'promo-win',
      'bet-void-refund',
      'cash-out-partial',
      'free-bet-win',
    ]);
  });
});
