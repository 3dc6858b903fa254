import { initDeposit, initWithdrawal } from '@ordago/contracts';
import { type DepositId, idOf, type StaffId, type WithdrawalId } from '@ordago/kernel';
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
  collector = await collectEvents(
    source,
    'deposit-held',
    'deposit-completed',
    'deposit-ended',
    'deposit-refunded',
    'withdrawal-held',
    'withdrawal-completed',
    'withdrawal-returned',
  );
});
afterAll(async () => {
  await collector.close();
  await server.close();
});

const FORM = { full_name: 'Ana Luz', payment_method: 'papara' };

const TERMS = { currency: 'USD', gateway: 'xpay', method: 'papara' };
let reports = 0;

function report(direction: string, reference: string, amount: string, status = 'paid') {
  reports += 1;
  return {
    event_id: `evt-${reports}`,
    merchant: 'ordago',
    created_at: '2026-01-14T12:00:00Z',
    payment: {
      id: `xp-${direction}-${reference}`,
      reference,
      direction,
      status,
      amount,
      currency: 'USD',
      method: 'papara',
    },
  };
}

async function openDeposit() {
  const player = await server.buildPlayer();
  const { result } = await server.call(initDeposit, { as: player, body: { ...FORM, amount: '100.00' } });
  return { player, deposit: idOf<DepositId>(result.deposit_id) };
}

/** A player with 60 USD, and a withdrawal of 40 that staff approved. */
async function approveWithdrawal() {
  const { player, deposit } = await openDeposit();
  await server.webhook(report('deposit', deposit, '100.00'));
  const body = { ...FORM, amount: '40.00', iban: 'TR33 0006 1005 1978 6457 8413 26' };
  const { result } = await server.call(initWithdrawal, { as: player, body });
  const withdrawal = idOf<WithdrawalId>(result.withdrawal_id);
  await server.decisions.approveWithdrawal(idOf<StaffId>('7'), withdrawal);
  await server.runJob('payments.send-withdrawal', { withdrawal });
  await collector.take();
  return { player, withdrawal };
}

describe('the events of payments', () => {
  it('report a credited deposit and a withdrawal that was paid out, however often they are reported', async () => {
    const player = await server.buildPlayer();
    const { result: asked } = await server.call(initDeposit, { as: player, body: { ...FORM, amount: '100.00' } });
    const credited = report('deposit', asked.deposit_id, '100.00');
    for (let times = 0; times < 2; times += 1) await server.webhook(credited);
    const body = { ...FORM, amount: '40.00', iban: 'TR33 0006 1005 1978 6457 8413 26' };
    const { result } = await server.call(initWithdrawal, { as: player, body });
    const withdrawal = idOf<WithdrawalId>(result.withdrawal_id);
    await server.decisions.approveWithdrawal(idOf<StaffId>('7'), withdrawal);
    await server.runJob('payments.send-withdrawal', { withdrawal });
    const paid = report('withdrawal', withdrawal, '40.00');
    for (let times = 0; times < 2; times += 1) await server.webhook(paid);
    expect(await collector.take()).toMatchObject([
      { name: 'deposit-completed', player, payload: { deposit: asked.deposit_id, amount: '100.00', ...TERMS } },
      { name: 'withdrawal-completed', player, payload: { withdrawal, amount: '40.00', ...TERMS } },
    ]);
  });

  it('report a deposit that is held, and who released it, also after the gateway took it back', async () => {
    const { player, deposit } = await openDeposit();
    await server.webhook(report('deposit', deposit, '90.00'));
    await server.decisions.releaseDeposit(idOf<StaffId>('7'), deposit);
    await server.webhook(report('deposit', deposit, '90.00', 'declined'));
    await server.webhook(report('deposit', deposit, '90.00', 'refunded'));
    const of = { deposit, ...TERMS };
    expect(await collector.take()).toMatchObject([
      { name: 'deposit-held', player, payload: { ...of, amount: '100', cause: 'amount-differs' } },
      { name: 'deposit-completed', player, payload: { ...of, amount: '90.00', released_by: '7' } },
      { name: 'deposit-held', player, payload: { ...of, cause: 'contradicted' } },
      { name: 'deposit-refunded', player, payload: { ...of, amount: '90.00', was_credited: true } },
    ]);
  });

  it('report a deposit that ended uncredited, and money that came after it and went back', async () => {
    const { player, deposit } = await openDeposit();
    await server.webhook(report('deposit', deposit, '100.00', 'declined'));
    await server.webhook(report('deposit', deposit, '100.00'));
    await server.webhook(report('deposit', deposit, '100.00', 'refunded'));
    const of = { deposit, ...TERMS };
    expect(await collector.take()).toMatchObject([
      { name: 'deposit-ended', player, payload: { ...of, status: 'declined' } },
      { name: 'deposit-held', player, payload: { ...of, cause: 'paid-after-end' } },
      { name: 'deposit-refunded', player, payload: { ...of, was_credited: false } },
    ]);
  });

  it('report a withdrawal that is held, and who declined it where another one had approved it', async () => {
    const { player, withdrawal } = await approveWithdrawal();
    await server.webhook(report('withdrawal', withdrawal, '39.00'));
    await server.decisions.declineWithdrawal(idOf<StaffId>('8'), withdrawal, 'not what was asked for');
    await server.webhook(report('withdrawal', withdrawal, '40.00'));
    const of = { withdrawal, ...TERMS };
    expect(await collector.take()).toMatchObject([
      { name: 'withdrawal-held', player, payload: { ...of, amount: '40', cause: 'amount-differs' } },
      { name: 'withdrawal-returned', player, payload: { ...of, status: 'declined', declined_by: '8' } },
      { name: 'withdrawal-held', player, payload: { ...of, cause: 'contradicted' } },
    ]);
  });

  it('report a withdrawal that the gateway declined, which nobody of staff did', async () => {
    const { player, withdrawal } = await approveWithdrawal();
    await server.webhook(report('withdrawal', withdrawal, '40.00', 'declined'));
    expect(await collector.take()).toMatchObject([
      { name: 'withdrawal-returned', player, payload: { withdrawal, amount: '40.00', declined_by: null } },
    ]);
  });
});
