import { initDeposit, initWithdrawal, readDepositLimit } from '@ordago/contracts';
import type { PlayerId } from '@ordago/kernel';
import { corpusBodies, NUMBER_CORPUS } from '@ordago/testing/number-corpus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
} from '../../../test-support/payments/payments-test-server.ts';

let testServer: PaymentsTestServer;
let player: PlayerId;

beforeAll(async () => {
  testServer = await createPaymentsTestServer();
  player = await testServer.buildPlayer();
  const { result } = await testServer.call(initDeposit, { as: player, body: { ...DEPOSIT, amount: '500.00' } });
  await testServer.webhook(paidEvent(result.deposit_id));
  expect((await testServer.balances(player)).main).toBe('500.00');
});
afterAll(() => testServer.close());

const DEPOSIT = { amount: '25.00', full_name: 'Ana Luz', payment_method: 'papara' };
const WITHDRAWAL = { ...DEPOSIT, iban: 'TR330006100519786457841326' };

function paidEvent(reference: string, amount = '500.00') {
  return {
    event_id: `evt-${reference}`,
    merchant: 'ordago',
    created_at: '2026-01-14T12:00:00Z',
    payment: {
      id: `xp-deposit-${reference}`,
      reference,
      direction: 'deposit',
      status: 'paid',
      amount,
      currency: 'USD',
      method: 'papara',
    },
  };
}

describe('the number corpus', () => {
  it('holds at least 60 values', () => expect(NUMBER_CORPUS.length).toBeGreaterThanOrEqual(60));

  it.each([
    ['a deposit', initDeposit, DEPOSIT],
    ['a withdrawal', initWithdrawal, WITHDRAWAL],
  ])('as the amount of %s is refused with a catalogue code and changes no byte', async (_what, contract, body) => {
    const before = await testServer.fingerprint();
    const failures: string[] = [];
    for (const { title, text } of corpusBodies('amount', body)) {
      const headers = { 'idempotency-key': 'one-attempt-for-the-corpus' };
      const reply = await testServer.call(contract, { as: player, body: text, headers });
      if (reply.http < 400 || reply.http >= 500 || reply.status <= 0 || reply.refusal === '') {
        failures.push(`${title}: ${JSON.stringify(reply)}`);
      }
    }
    expect(failures).toEqual([]);
    expect(await testServer.fingerprint()).toBe(before);
    expect(await testServer.broken()).toEqual([]);
  });

  it('as the amount of a signed webhook is refused and changes no byte', async () => {
    const { result } = await testServer.call(initDeposit, { as: player, body: DEPOSIT });
    const before = await testServer.fingerprint();
    const failures: string[] = [];
    const { payment, ...event } = paidEvent(result.deposit_id);
    for (const { title, text } of corpusBodies('amount', payment)) {
      if (title === 'twice') continue;
      const raw = `${JSON.stringify(event).slice(0, -1)},"payment":${text}}`;
      const reply = await testServer.webhook(raw);
      if (reply.http < 400 || reply.http >= 500) failures.push(`${title}: ${JSON.stringify(reply)}`);
    }
    expect(failures).toEqual([]);
    expect(await testServer.fingerprint()).toBe(before);
  });

  it('as the currency of a limit is refused', async () => {
    for (const currency of ['ZZZ', 'usd', 'US', 'USDT', '٣', 'USD%00', "' or 1=1", '__proto__', 'FUN', '0']) {
      const reply = await testServer.call(readDepositLimit, { params: { currency } });
      expect([reply.http, reply.refusal]).toEqual([
        expect.any(Number),
        expect.stringMatching(/currency-not-offered|malformed-input/),
      ]);
      expect(reply.http).toBeLessThan(500);
    }
  });
});
