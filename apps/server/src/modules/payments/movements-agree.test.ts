import {
  approveWithdrawal,
  cancelWithdrawal,
  declineWithdrawal,
  initWithdrawal,
  listPayments,
  listStaffWithdrawals,
  listTransactions,
  listWithdrawals,
  staffSignIn,
  withdrawalView,
} from '@ordago/contracts';
import { currency } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildVisitor,
  createTestServer,
  type PlayingVisitor,
  type TestServer,
  type Visitor,
} from '../../../test-support/server/index.ts';
import { seedDemo } from '../../composition/demo-seed.ts';
import { digestOf, TRANSFER } from '../ledger/index.ts';

/** Two histories of one payment: the movements of the wallet state what the payments state, whatever became of it. */
let testServer: TestServer;
let staff: Visitor;
beforeAll(async () => {
  testServer = await createTestServer();
  await seedDemo(testServer.modules, testServer.clock.now());
  staff = testServer.visitor();
  await staff.call(staffSignIn, { body: { username: 'super', password: 'Ordago-2026' } });
});
afterAll(() => testServer.close());

async function funded(): Promise<PlayingVisitor> {
  const player = await buildVisitor(testServer);
  const { ledger } = testServer.modules;
  const usd = currency('USD');
  const { main } = await ledger.openPlayerWallets(player.id, usd);
  const from = await ledger.houseAccount({
    class: 'psp-clearing',
    product: 'payments',
    provider: 'test',
    currency: usd,
  });
  await ledger.apply({
    scope: 'movements-test',
    key: player.id,
    digest: digestOf(player.id),
    kind: 'ledger.move',
    player: player.id,
    at: testServer.clock.now(),
    moves: [{ from, to: main, units: 100_000_000n, code: TRANSFER.replenishment }],
  });
  return player;
}

async function ask(player: PlayingVisitor): Promise<string> {
  const body = { amount: '20.00', full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' };
  return (await player.call(initWithdrawal, { body })).result.withdrawal_id;
}

const ENDS: Readonly<Record<string, (player: PlayingVisitor, id: string) => Promise<unknown>>> = {
  created: async () => undefined,
  processing: (_, id) => staff.call(approveWithdrawal, { params: { id }, body: {} }),
  cancelled: (player, id) => player.call(cancelWithdrawal, { params: { id }, body: {} }),
  declined: (_, id) => staff.call(declineWithdrawal, { params: { id }, body: { reason: 'documents' } }),
  blocked: async (_, id) => {
    await staff.call(approveWithdrawal, { params: { id }, body: {} });
    const text = `select payments.block_withdrawal($1, '{processing}', 'amount-differs', now())`;
    await testServer.db.pool.query(text, [id]);
  },
};

describe('the movements of a withdrawal', () => {
  it.each(Object.entries(ENDS))('state that it is %s', async (state, end) => {
    const player = await funded();
    const id = await ask(player);
    await end(player, id);
    const [payment] = (await player.call(listPayments)).result.payments;
    const [withdrawal] = (await player.call(listWithdrawals)).result.list;
    expect(withdrawal).toMatchObject({ id, status_name: state });
    const { history } = (await player.call(listTransactions, { query: { kind: 'withdrawal' } })).result;
    expect(history.length).toBe(state === 'cancelled' || state === 'declined' ? 2 : 1);
    // The old numbers on the staff's filter: found by that of its state, and by no other (semantics D53, D74).
    const finding: string[] = [];
    for (const code of withdrawalView.codes.keys()) {
      const { result } = await staff.call(listStaffWithdrawals, { query: { status: String(code), count: '100' } });
      if (result.withdrawals.some((row: { id: string }) => row.id === id)) finding.push(String(code));
    }
    expect(finding).toEqual([withdrawal.status]);
    for (const row of history) expect(row).toMatchObject({ status: payment.status, status_name: state });
    const rest = (await player.call(listTransactions, { query: { kind: 'topUp' } })).result.history;
    expect(rest).toMatchObject([{ status: '2', status_name: 'completed' }]);
  });
});
