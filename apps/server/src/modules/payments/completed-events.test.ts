import { initDeposit, initWithdrawal } from '@ordago/contracts';
import { idOf, type StaffId, type WithdrawalId } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
} from '../../../test-support/payments/payments-test-server.ts';
import { collectEvents, type EventCollector } from '../../../test-support/server/index.ts';

let server: PaymentsTestServer;
let collector: EventCollector;

beforeAll(async () => {
  server = await createPaymentsTestServer();
  const { db, payments } = server;
  const source = { pool: db.pool, opEvents: payments.opEvents };
  collector = await collectEvents(source, 'deposit-completed', 'withdrawal-completed');
});
afterAll(async () => {
  await collector.close();
  await server.close();
});

const FORM = { full_name: 'Ana Luz', payment_method: 'papara' };

function report(direction: string, reference: string, amount: string) {
  return {
    event_id: `evt-${direction}`,
    merchant: 'ordago',
    created_at: '2026-01-14T12:00:00Z',
    payment: {
      id: `xp-${direction}-${reference}`,
      reference,
      direction,
      status: 'paid',
      amount,
      currency: 'USD',
      method: 'papara',
    },
  };
}

describe('the events of payments', () => {
  it('tell of a credited deposit and of a withdrawal that was paid out, however often they are reported', async () => {
    const player = await server.buildPlayer();
    const { result: asked } = await server.call(initDeposit, { as: player, body: { ...FORM, amount: '100.00' } });
    const credited = report('deposit', asked.deposit_id, '100.00');
    for (let times = 0; times < 2; times += 1) await server.webhook(credited);
    const body = { ...FORM, amount: '40.00', iban: 'TR33 0006 1005 1978 6457 8413 26' };
    const { result } = await server.call(initWithdrawal, { as: player, body });
    const withdrawal = idOf<WithdrawalId>(result.withdrawal_id);
    await server.payments.approveWithdrawal(idOf<StaffId>('7'), withdrawal);
    await server.runJob('payments.send-withdrawal', { withdrawal });
    const paid = report('withdrawal', withdrawal, '40.00');
    for (let times = 0; times < 2; times += 1) await server.webhook(paid);
    const terms = { currency: 'USD', gateway: 'xpay', method: 'papara' };
    expect(await collector.take()).toMatchObject([
      { name: 'deposit-completed', player, payload: { deposit: asked.deposit_id, amount: '100.00', ...terms } },
      { name: 'withdrawal-completed', player, payload: { withdrawal, amount: '40.00', ...terms } },
    ]);
  });
});
