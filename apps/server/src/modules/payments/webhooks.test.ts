import { initDeposit, listPayments, readDeposit } from '@ordago/contracts';
import { addMs, MINUTE_MS, type PlayerId } from '@ordago/kernel';
import { XPAY_HEADERS } from '@ordago/provider-protocols';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
} from '../../../test-support/payments/payments-test-server.ts';

let testServer: PaymentsTestServer;
let player: PlayerId;
let deposit: string;
let events = 0;

beforeAll(async () => {
  testServer = await createPaymentsTestServer();
});
beforeEach(async () => {
  player = await testServer.buildPlayer();
  const body = { amount: '25.00', full_name: 'Ana Luz', payment_method: 'papara' };
  deposit = (await testServer.call(initDeposit, { as: player, body })).result.deposit_id;
});
afterEach(async () => {
  expect(await testServer.broken()).toEqual([]);
});
afterAll(() => testServer.close());

function event(report: object = {}, rest: object = {}) {
  events += 1;
  return {
    event_id: `evt-${events}`,
    merchant: 'ordago',
    created_at: '2026-01-14T12:00:00Z',
    payment: {
      id: `xp-deposit-${deposit}`,
      reference: deposit,
      direction: 'deposit',
      status: 'paid',
      amount: '25.00',
      currency: 'USD',
      method: 'papara',
      ...report,
    },
    ...rest,
  };
}

async function main() {
  return (await testServer.balances(player)).main;
}

async function shown() {
  return (await testServer.call(readDeposit, { as: player, params: { id: deposit } })).result;
}

describe('the proof of a webhook', () => {
  it('is broken by every single bit that flips: 1,000 positions over body, signature and time', async () => {
    const before = await testServer.fingerprint();
    const signed = event();
    const body = Buffer.from(JSON.stringify(signed));
    const passed: string[] = [];
    for (let position = 0; position < 1_000; position += 1) {
      // Spread over all bits of the body, and over every bit of the two headers.
      const reply = await testServer.webhook(signed, {
        flip: position * 7919,
        of: position % 3 === 0 ? 'headers' : 'body',
        body,
      });
      if (reply.http < 400 || reply.http >= 500) passed.push(`${position}: ${reply.http}`);
    }
    expect(passed).toEqual([]);
    expect(await testServer.fingerprint()).toBe(before);
  });

  it.each([
    ['without a signature', { [XPAY_HEADERS.signature]: '' }, 'signature-invalid'],
    ['with the time of another message', { [XPAY_HEADERS.timestamp]: '1768392001' }, 'signature-invalid'],
    ['of another merchant', { [XPAY_HEADERS.merchant]: 'somebody' }, 'payment-mismatch'],
  ])('is refused %s', async (_title, headers, refusal) => {
    expect(await testServer.webhook(event(), { headers })).toMatchObject({ refusal });
    expect(await main()).toBe('0.00');
  });

  it('is fresh for five minutes on either side', async () => {
    const now = testServer.clock.now();
    for (const [minutes, refusal] of [
      [-6, 'timestamp-outside-window'],
      [6, 'timestamp-outside-window'],
    ] as const) {
      const at = addMs(now, minutes * MINUTE_MS);
      expect(await testServer.webhook(event(), { at })).toMatchObject({ http: 401, refusal });
    }
    expect(await testServer.webhook(event(), { at: addMs(now, -5 * MINUTE_MS) })).toMatchObject({ http: 200 });
    expect(await main()).toBe('25.00');
  });

  it('is not enough for a merchant that is not ours', async () => {
    expect(await testServer.webhook(event({}, { merchant: 'somebody' }))).toMatchObject({
      refusal: 'payment-mismatch',
    });
    expect(await main()).toBe('0.00');
  });

  it.each(['', 'not json', '[]', '{}', 'null', '{"event_id":"x"}'])('is not enough for the body %j', async (body) => {
    const reply = await testServer.webhook(body);
    expect(reply.http).toBeGreaterThanOrEqual(400);
    expect(reply.http).toBeLessThan(500);
  });
});

describe('a signed text that no database keeps', () => {
  const NUL = 'a\u0000b';
  it.each([
    ['event_id', {}, { event_id: NUL }],
    ['merchant', {}, { merchant: NUL }],
    ['payment.id', { id: NUL }, {}],
    ['payment.reference', { reference: NUL }, {}],
    ['payment.status', { status: NUL }, {}],
    ['payment.currency', { currency: NUL }, {}],
    ['payment.method', { method: NUL }, {}],
    ['payment.reason', { reason: NUL }, {}],
    ['payment.link', { link: NUL }, {}],
    ['a field that we do not know', { note: NUL }, {}],
    ['a name of a field', { [NUL]: 'x' }, {}],
  ])('is refused as malformed in %s, and changes nothing', async (_field, report, rest) => {
    const before = await testServer.fingerprint();
    expect(await testServer.webhook(event(report, rest))).toMatchObject({ http: 400, refusal: 'malformed-input' });
    expect(await testServer.fingerprint()).toBe(before);
  });
});

describe('an event', () => {
  it('that comes again is answered again, and with another content it is refused', async () => {
    const first = event({}, { event_id: 'evt-known' });
    expect(await testServer.webhook(first)).toMatchObject({ http: 200 });
    testServer.clock.advance(72 * 60 * MINUTE_MS);
    expect(await testServer.webhook(first)).toMatchObject({ http: 200 });
    expect(await testServer.webhook(event({ amount: '99.00' }, { event_id: 'evt-known' }))).toMatchObject({
      http: 409,
      refusal: 'nonce-replayed',
    });
    expect(await main()).toBe('25.00');
  });

  it.each([
    ['an unknown deposit', { reference: '999999' }, 'payment-not-found'],
    ['a reference that is none of ours', { reference: "1' or 1=1" }, 'payment-not-found'],
    ['another payment under our reference', { id: 'xp-somebody' }, 'payment-mismatch'],
  ])('about %s is refused', async (_title, report, refusal) => {
    expect(await testServer.webhook(event(report))).toMatchObject({ refusal });
    expect(await main()).toBe('0.00');
  });

  it('with an unknown word waits, and the sync job asks again until there is an answer', async () => {
    expect(await testServer.webhook(event({ status: 'on-the-moon' }))).toMatchObject({ http: 200 });
    expect(await shown()).toMatchObject({ status_name: 'processing' });
    const { rows } = await testServer.db.pool.query('select run_at from graphile_worker.jobs where key = $1', [
      `payments.sync-payment:deposit:${deposit}`,
    ]);
    expect(rows).toHaveLength(1);
    const { query } = testServer.gateway;
    const report = {
      gateway: 'xpay',
      payment: `xp-deposit-${deposit}`,
      reference: deposit,
      direction: 'deposit' as const,
      word: 'paid',
      status: 'paid' as const,
      units: 2_500_000n,
      currency: 'USD',
      reason: null,
    };
    testServer.gateway.query = async () => ({ outcome: 'unreachable', reason: 'timeout' });
    await testServer.runJob('payments.sync-payment', { direction: 'deposit', id: deposit });
    expect(await main()).toBe('0.00');
    testServer.gateway.query = async () => ({ outcome: 'found', report });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        testServer.runJob('payments.sync-payment', { direction: 'deposit', id: deposit }),
      ),
    );
    testServer.gateway.query = query;
    expect(await main()).toBe('25.00');
  });

  it('of payment after its refund credits nothing, ever', async () => {
    await testServer.webhook(event({ status: 'refunded' }));
    await testServer.webhook(event());
    expect(await main()).toBe('0.00');
    expect(await shown()).toMatchObject({ status: 2, status_name: 'cancelled', comment: 'refunded-by-gateway' });
  });

  it('of refund takes a credit back once, whatever the order and number of the messages', async () => {
    const sends = Array.from({ length: 40 }, (_, n) =>
      testServer.webhook(event({ status: n % 2 === 0 ? 'paid' : 'refunded' })),
    );
    await Promise.all(sends);
    await testServer.webhook(event({ status: 'refunded' }));
    expect(await main()).toBe('0.00');
    expect(['refunded', 'cancelled']).toContain((await shown()).status_name);
  });

  it.each([
    ['declined', 'blocked', 'paid-after-end'],
    ['expired', 'blocked', 'paid-after-end'],
  ])('of payment after "%s" is held for a person', async (word, status, reason) => {
    await testServer.webhook(event({ status: word }));
    await testServer.webhook(event());
    expect(await shown()).toMatchObject({ status_name: status, comment: reason });
    // No list of the player calls it created: the money is in review.
    const { payments } = (await testServer.call(listPayments, { as: player })).result;
    expect(payments).toMatchObject([{ status: 0, status_name: 'blocked', comment: reason }]);
    expect(await main()).toBe('0.00');
  });

  it('of part of a refund moves nothing and calls a person', async () => {
    await testServer.webhook(event());
    await testServer.webhook(event({ status: 'refunded', amount: '5.00' }));
    expect(await main()).toBe('25.00');
    const { rows } = await testServer.db.pool.query('select needs_review from payments.deposit where id = $1', [
      deposit,
    ]);
    expect(rows).toEqual([{ needs_review: true }]);
  });
});
