import { initDeposit, initWithdrawal } from '@ordago/contracts';
import { idOf, type PlayerId, type StaffId, type WithdrawalId } from '@ordago/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
} from '../../../test-support/payments/payments-test-server.ts';

/** Each invariant is broken on purpose, past every guard, and must report it. */
let testServer: PaymentsTestServer;
let player: PlayerId;
let deposit: string;
let open: string;
let completed: string;

beforeEach(async () => {
  testServer = await createPaymentsTestServer();
  player = await testServer.buildPlayer();
  const body = { amount: '100.00', full_name: 'Ana Luz', payment_method: 'papara' };
  deposit = (await testServer.call(initDeposit, { as: player, body })).result.deposit_id;
  await testServer.webhook(event('deposit', deposit, '100.00'));
  completed = await withdraw('20.00');
  await testServer.decisions.approveWithdrawal(idOf<StaffId>('1'), idOf<WithdrawalId>(completed));
  await testServer.runJob('payments.send-withdrawal', { withdrawal: completed });
  await testServer.webhook(event('withdrawal', completed, '20.00'));
  open = await withdraw('30.00');
  expect(await testServer.balances(player)).toMatchObject({ main: '50.00', hold: '30.00' });
  expect(await testServer.broken()).toEqual([]);
});
afterEach(() => testServer.close());

async function withdraw(amount: string): Promise<string> {
  const body = { amount, full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' };
  return (await testServer.call(initWithdrawal, { as: player, body })).result.withdrawal_id;
}

function event(direction: string, reference: string, amount: string) {
  return {
    event_id: `evt-${direction}-${reference}`,
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

/** Changes rows as nobody may: triggers are off for the session. */
async function plant(sql: string): Promise<void> {
  const client = await testServer.db.owner.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    const { rowCount } = await client.query(
      sql.replaceAll(':deposit', deposit).replaceAll(':open', open).replaceAll(':completed', completed),
    );
    expect(rowCount).toBeGreaterThan(0);
  } finally {
    await client.query(`set session_replication_role = origin`);
    client.release();
  }
}

describe('a planted violation', () => {
  it.each([
    [
      'payments-18',
      'a report of less',
      `update payments.gateway_report set units = units - 1 where direction = 'deposit'`,
    ],
    [
      'payments-18',
      'a report in another currency',
      `update payments.gateway_report set currency = 'TRY' where direction = 'deposit'`,
    ],
    [
      'payments-18',
      'a report that was no payment',
      `update payments.gateway_report set status = 'pending' where direction = 'deposit'`,
    ],
    ['payments-18', 'a credit without its deposit', `update payments.deposit set credit_op = -1 where id = :deposit`],
    [
      'payments-18',
      'a deposit of somebody else',
      `update payments.deposit set player = player + 1 where id = :deposit`,
    ],
    [
      'payments-18',
      'a paid deposit without credit',
      `insert into payments.deposit (player, currency, gateway, method, full_name, units, idempotency_key, request_digest, status, credit_op, credited_units, created_at, updated_at) values (1, 'USD', 'xpay', 'papara', 'x', 1, 'planted', 'x', 'completed', 999, 1, now(), now())`,
    ],
    [
      'payments-18',
      'a refund without its reversal',
      `update payments.deposit set status = 'refunded' where id = :deposit`,
    ],
    [
      'payments-19',
      'an end without its movement',
      `update payments.withdrawal set status = 'declined', end_op = -5 where id = :open`,
    ],
    [
      'payments-19',
      'an end that paid out and is named declined',
      `update payments.withdrawal set status = 'declined' where id = :completed`,
    ],
    [
      'payments-19',
      'another amount than was held',
      `update payments.withdrawal set units = units + 1 where id = :open`,
    ],
    ['payments-19', 'a hold without its withdrawal', `delete from payments.withdrawal where id = :open`],
    [
      'payments-20',
      'an open withdrawal that holds nothing',
      `update payments.withdrawal set status = 'created', end_op = null where id = :completed`,
    ],
    [
      'payments-20',
      'a hold that no open withdrawal explains',
      `update ledger.wallet set balance = balance + 1 where class = 'hold'`,
    ],
    [
      'payments-21',
      'a payout without a report',
      `update payments.withdrawal set end_report = null where id = :completed`,
    ],
    [
      'payments-21',
      'a payout that was reported otherwise',
      `update payments.gateway_report set units = units - 1 where direction = 'withdrawal'`,
    ],
    [
      'payments-21',
      'a second payout of the same withdrawal',
      `insert into payments.gateway_report (gateway, event_id, digest, source, direction, gateway_payment, reference, status, word, units, currency, received_at) select gateway, 'planted', digest, source, direction, 'xp-second', reference, status, word, units, currency, received_at from payments.gateway_report where direction = 'withdrawal'`,
    ],
  ])('of %s is seen: %s', async (invariant, _title, sql) => {
    await plant(sql);
    expect(await testServer.broken()).toContain(invariant);
  });
});
