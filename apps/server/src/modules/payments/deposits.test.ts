import { initDeposit, listDeposits, readDeposit } from '@ordago/contracts';
import type { PlayerId } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test-support/ledger/entries.ts';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
} from '../../../test-support/payments/payments-test-server.ts';

let testServer: PaymentsTestServer;
let player: PlayerId;
let submissions = 0;

beforeAll(async () => {
  testServer = await createPaymentsTestServer();
  player = await testServer.buildPlayer();
});
afterEach(async () => {
  expect(await testServer.broken()).toEqual([]);
});
afterAll(() => testServer.close());

const BODY = { amount: '25.00', full_name: 'Ana Luz', payment_method: 'papara' };

async function open(body: object = {}, options: { as?: PlayerId; key?: string } = {}) {
  submissions += 1;
  const headers = { 'idempotency-key': options.key ?? `attempt-${String(submissions).padStart(6, '0')}` };
  return testServer.call(initDeposit, { as: options.as ?? player, body: { ...BODY, ...body }, headers });
}

function event(id: string, report: object = {}, eventId = `evt-${id}-${JSON.stringify(report).length}`) {
  return {
    event_id: eventId,
    merchant: 'ordago',
    created_at: '2026-01-14T12:00:00Z',
    payment: {
      id: `xp-deposit-${id}`,
      reference: id,
      direction: 'deposit',
      status: 'paid',
      amount: '25.00',
      currency: 'USD',
      method: 'papara',
      ...report,
    },
  };
}

async function read(id: string) {
  return (await testServer.call(readDeposit, { as: player, params: { id } })).result;
}

async function main(of = player) {
  return (await testServer.balances(of)).main;
}

describe('opening a deposit', () => {
  it('answers a link and an id, and credits nothing', async () => {
    const before = await main();
    const { result, status } = await open();
    expect(status).toBe(0);
    expect(result).toEqual({
      link: `http://sandbox.localhost:3100/pay/${result.deposit_id}`,
      url: result.link,
      deposit_id: expect.any(String),
    });
    expect(await read(result.deposit_id)).toMatchObject({
      status: 0,
      status_name: 'processing',
      amount: '25.00',
      credited_amount: null,
      link: result.link,
    });
    expect(await main()).toBe(before);
  });

  it('answers the same deposit to the same key, and refuses the key with another body', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => open({}, { key: 'the-same-attempt' })));
    expect(new Set(answers.map(({ result }) => result.deposit_id)).size).toBe(1);
    expect(await open({ amount: '26.00' }, { key: 'the-same-attempt' })).toMatchObject({
      http: 409,
      refusal: 'key-conflict',
    });
    const other = await testServer.buildPlayer();
    const theirs = await open({}, { key: 'the-same-attempt', as: other });
    expect(theirs.result.deposit_id).not.toBe(answers[0]?.result.deposit_id);
  });

  it('takes the player from the session, whatever the body holds', async () => {
    const other = await testServer.buildPlayer();
    const { result } = await open({ username: `player-${other}`, player_id: other });
    expect((await testServer.call(readDeposit, { as: other, params: { id: result.deposit_id } })).refusal).toBe(
      'payment-not-found',
    );
    expect((await read(result.deposit_id)).status_name).toBe('processing');
  });

  it.each([
    ['below the least', { amount: '0.99' }, 'limit-below-min'],
    ['above the most', { amount: '10000.01' }, 'limit-above-max'],
    ['a method that is off', { payment_method: 'havale' }, 'method-not-available'],
    ['a method that nobody knows', { payment_method: 'gold' }, 'method-not-available'],
    ['no name', { full_name: undefined }, 'payment-detail-missing'],
    ['crypto without its type', { payment_method: 'crypto' }, 'payment-detail-missing'],
    ['an unknown coin', { payment_method: 'crypto', crypto_type: 'DOGE' }, 'crypto-type-unknown'],
    ['a card number as name', { full_name: '4111 1111 1111 1111' }, 'card-number-refused'],
    ['a card number in a field of its own', { card: '4111111111111111' }, 'card-number-refused'],
  ])('refuses %s', async (_title, body, refusal) => {
    expect(await open(body)).toMatchObject({ refusal });
  });

  it('keeps a payment open when the gateway is out of reach, and asks again for the same key', async () => {
    const { openDeposit } = testServer.gateway;
    testServer.gateway.openDeposit = async () => ({ outcome: 'unreachable', reason: 'timeout' });
    expect(await open({}, { key: 'attempt-in-a-storm' })).toMatchObject({ http: 503, refusal: 'gateway-unreachable' });
    testServer.gateway.openDeposit = openDeposit;
    expect(await open({}, { key: 'attempt-in-a-storm' })).toMatchObject({ status: 0 });
  });

  it('ends a deposit that the gateway declines to open', async () => {
    const { openDeposit } = testServer.gateway;
    testServer.gateway.openDeposit = async () => ({ outcome: 'declined', reason: 'method-closed' });
    expect(await open()).toMatchObject({ status: 103, refusal: 'transaction-failed' });
    testServer.gateway.openDeposit = openDeposit;
    const { result } = await testServer.call(listDeposits, { as: player });
    expect(result.list[0]).toMatchObject({ status: 2, status_name: 'declined', comment: 'method-closed' });
  });

  it.each([
    ['guest', undefined, {}, 'unauthorized'],
    ['banned player', 1, { 'x-test-banned': '1' }, 'user-banned'],
    ['self-excluded player', 1, { 'x-test-excluded': '1' }, 'self-excluded'],
  ])('is not open to a %s', async (_who, as, headers, refusal) => {
    const answer = await testServer.call(initDeposit, { as: as ? player : null, body: BODY, headers });
    expect(answer).toMatchObject({ refusal });
  });

  it('is not open to players of an agent, nor to play money', async () => {
    const agents = await testServer.buildPlayer({ hasParentAgent: true });
    expect(await open({}, { as: agents })).toMatchObject({ refusal: 'parent-agent-wallet' });
    const playing = await testServer.buildPlayer({ currency: 'FUN' });
    expect(await open({}, { as: playing })).toMatchObject({ refusal: 'play-money-refused' });
  });
});

describe('the webhook of a deposit', () => {
  it('credits what the gateway reports, with transfer code 1', async () => {
    const owner = await testServer.buildPlayer();
    const { result } = await open({}, { as: owner });
    expect(await testServer.webhook(event(result.deposit_id))).toMatchObject({ http: 200, result: { received: true } });
    expect(await main(owner)).toBe('25.00');
    const wallets = await testServer.ledger.walletsOf(owner);
    const wallet = wallets.find(({ class: kind }) => kind === 'main');
    const [entry] = wallet ? await entriesOf(testServer.db, wallet.id) : [];
    expect(entry).toMatchObject({
      code: 1,
      units: 2_500_000n,
      scope: 'psp:xpay',
      key: `xp-deposit-${result.deposit_id}:paid`,
    });
    expect(await testServer.payments.totalDepositsOf(owner)).toBe(2_500_000n);
  });

  it('credits once when it is sent a hundred times at once, under one event id or many', async () => {
    const owner = await testServer.buildPlayer();
    const { result } = await open({}, { as: owner });
    const sends = Array.from({ length: 100 }, (_, n) =>
      testServer.webhook(event(result.deposit_id, {}, `evt-storm-${n % 7}`)),
    );
    const answers = await Promise.all(sends);
    expect(answers.filter(({ http }) => http !== 200)).toEqual([]);
    expect(await main(owner)).toBe('25.00');
  });

  it.each([
    ['another amount', { amount: '25.01' }, 'amount-differs'],
    ['a smaller amount', { amount: '0.01' }, 'amount-differs'],
    ['another currency', { currency: 'TRY' }, 'currency-differs'],
  ])('holds %s for review and credits nothing', async (_title, report, reason) => {
    const owner = await testServer.buildPlayer();
    const { result } = await open({}, { as: owner });
    expect(await testServer.webhook(event(result.deposit_id, report))).toMatchObject({ http: 200 });
    expect(await main(owner)).toBe('0.00');
    const shown = await testServer.call(readDeposit, { as: owner, params: { id: result.deposit_id } });
    expect(shown.result).toMatchObject({ status: 0, status_name: 'blocked', comment: reason });
  });
});
