import type { AddressInfo } from 'node:net';
import { initDeposit, initWithdrawal, listWithdrawals, readDeposit } from '@ordago/contracts';
import { idOf, MINUTE_MS, type PlayerId, type StaffId, type WithdrawalId } from '@ordago/kernel';
import { raiseSchema } from '@ordago/provider-kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeSandbox, type Sandbox } from '../../../../sandbox/src/composition.ts';
import type { FaultKind } from '../../../../sandbox/src/faults/faults.ts';
import type { XpayPlugin } from '../../../../sandbox/src/gateways/xpay/xpay-plugin.ts';
import { readSettings } from '../../../../sandbox/src/settings.ts';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
  XPAY_ACCOUNT,
} from '../../../test-support/payments/payments-test-server.ts';
import { createXpay } from '../../adapters/payments/gateways/xpay/xpay.ts';

/** The server's adapter against the sandbox's gateway, over real sockets, each with a database of its own. */
let testServer: PaymentsTestServer;
let books: TestDatabase;
let sandbox: Sandbox;
let psp: FastifyInstance;
let player: PlayerId;
let submissions = 0;

const PUBLIC_URL = 'http://sandbox.localhost:3100';
const staff = idOf<StaffId>('1');

beforeAll(async () => {
  testServer = await createPaymentsTestServer();
  const site = await listen(testServer.app);
  books = await createTestDatabase({ isEmpty: true });
  const env = {
    APP_ENV: 'test',
    SANDBOX_DATABASE_URL: books.url,
    PORT: String(site),
    XPAY_SECRET: XPAY_ACCOUNT.secret,
  };
  sandbox = await composeSandbox(readSettings({ ...env, SANDBOX_ORIGIN: PUBLIC_URL, DEMO_IN_PUBLIC: 'yes' }));
  sandbox.parts.clock.set(testServer.clock.now());
  await raiseSchema(sandbox.parts.pool, sandbox.plugins);
  psp = sandbox.app;
  const baseUrl = `http://127.0.0.1:${await listen(psp)}`;
  const adapter = { ...XPAY_ACCOUNT, baseUrl, linkOrigins: [PUBLIC_URL], clock: testServer.clock };
  Object.assign(testServer.gateway, createXpay({ ...adapter, timeoutMs: 2_500 }));
});
beforeEach(async () => {
  player = await testServer.buildPlayer();
});
afterEach(async () => {
  await sandbox.parts.faults.clear();
  expect(await testServer.broken()).toEqual([]);
});
afterAll(async () => {
  await sandbox.stop();
  await testServer.close();
  await books.close();
});

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** The next call, or the next webhook, of the gateway goes wrong. */
async function provoke(kind: FaultKind): Promise<void> {
  await sandbox.parts.faults.add({ target: 'xpay', kind, rate: 1, left: 1 });
}

async function deliverLater(): Promise<number[]> {
  testServer.clock.advance(2 * MINUTE_MS);
  sandbox.parts.clock.set(testServer.clock.now());
  const plugin = sandbox.plugins.find(({ name }) => name === 'xpay') as XpayPlugin;
  return plugin.deliverDue();
}

async function deposit(body: object = {}) {
  submissions += 1;
  return testServer.call(initDeposit, {
    as: player,
    body: { amount: '100.00', full_name: 'Ana Luz', payment_method: 'papara', ...body },
    headers: { 'idempotency-key': `deposit-attempt-${submissions}`, 'accept-language': 'en' },
  });
}

async function pay(link: string, form = 'act=pay') {
  const url = link.replace(PUBLIC_URL, '');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return psp.inject({ method: 'POST', url, headers, payload: form });
}

async function fund(): Promise<void> {
  const { result } = await deposit();
  await pay(result.link);
}

async function withdraw(body: object = {}) {
  submissions += 1;
  return testServer.call(initWithdrawal, {
    as: player,
    body: {
      amount: '40.00',
      full_name: 'Ana Luz',
      payment_method: 'papara',
      iban: 'TR330006100519786457841326',
      ...body,
    },
    headers: { 'idempotency-key': `withdrawal-attempt-${submissions}` },
  });
}

async function approved(): Promise<WithdrawalId> {
  await fund();
  const { result } = await withdraw();
  const id = idOf<WithdrawalId>(result.withdrawal_id);
  await testServer.decisions.approveWithdrawal(staff, id);
  return id;
}

async function send(id: string): Promise<void> {
  await testServer.runJob('payments.send-withdrawal', { withdrawal: id });
}

async function sync(direction: 'deposit' | 'withdrawal', id: string): Promise<void> {
  await testServer.runJob('payments.sync-payment', { direction, id });
}

async function console(path: string, method: 'GET' | 'POST' = 'POST', payload?: object) {
  const answer = await psp.inject({ method, url: `/console/payments${path}`, ...(payload ? { payload } : {}) });
  return { http: answer.statusCode, body: answer.json() };
}

async function pspPaymentOf(reference: string, direction: string) {
  const { body } = await console('', 'GET');
  const found = body.payments.filter(
    (payment: { reference: string; direction: string }) =>
      payment.reference === reference && payment.direction === direction,
  );
  expect(found).toHaveLength(1);
  return found[0];
}

describe('a deposit at the gateway', () => {
  it('shows its page in the language of the player, and credits after the act', async () => {
    const { result } = await deposit();
    const page = await psp.inject({ url: result.link.replace(PUBLIC_URL, '') });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('$100.00');
    const done = await pay(result.link);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe(`http://localhost:3000/payments/return?deposit=${result.deposit_id}`);
    expect((await testServer.balances(player)).main).toBe('100.00');
    const shown = await testServer.call(readDeposit, { as: player, params: { id: result.deposit_id } });
    expect(shown.result).toMatchObject({ status: 1, status_name: 'completed', credited_amount: '100.00', link: null });
  });

  it.each(['es', 'en', 'pt'])('has its page in %s', async (lang) => {
    const { result } = await deposit({ payment_method: 'crypto', crypto_type: 'BTC' });
    const page = await psp.inject({ url: result.link.replace(PUBLIC_URL, '').replace(/lang=..$/, `lang=${lang}`) });
    expect(page.body).toContain(`<html lang="${lang}">`);
    expect(page.body).toContain('<svg');
    expect(page.body).toContain('SANDBOX-BTC-');
  });

  it('credits nothing after a decline, and pressing twice changes nothing', async () => {
    const { result } = await deposit();
    await pay(result.link, 'act=decline');
    await pay(result.link);
    expect((await testServer.balances(player)).main).toBe('0.00');
    const shown = await testServer.call(readDeposit, { as: player, params: { id: result.deposit_id } });
    expect(shown.result).toMatchObject({ status: 2, status_name: 'declined', comment: 'declined-by-payer' });
  });

  it('holds a crypto payment of another amount for review, until staff release what was paid', async () => {
    const { result } = await deposit({ payment_method: 'crypto', crypto_type: 'USDT-TRC20' });
    await pay(result.link, 'act=pay&amount=99.50');
    expect((await testServer.balances(player)).main).toBe('0.00');
    expect(await testServer.decisions.releaseDeposit(staff, idOf(result.deposit_id))).toBe('credited');
    expect(await testServer.decisions.releaseDeposit(staff, idOf(result.deposit_id))).toMatchObject({
      name: 'payment-move-refused',
    });
    expect((await testServer.balances(player)).main).toBe('99.50');
  });

  it.each(['-1', '1e3', '0', '1.005', '٣', ''])('refuses the typed amount %j on its page', async (amount) => {
    const { result } = await deposit({ payment_method: 'crypto', crypto_type: 'BTC' });
    const answer = await pay(result.link, new URLSearchParams({ act: 'pay', amount }).toString());
    expect(answer.statusCode).toBe(400);
    expect((await testServer.balances(player)).main).toBe('0.00');
  });

  it('is found by the sync job when every webhook is lost', async () => {
    const { result } = await deposit();
    await provoke('late');
    await pay(result.link);
    expect((await testServer.balances(player)).main).toBe('0.00');
    await sync('deposit', result.deposit_id);
    expect((await testServer.balances(player)).main).toBe('100.00');
    expect(await deliverLater()).toEqual([200]);
    expect((await testServer.balances(player)).main).toBe('100.00');
  });

  it('takes back what the gateway refunds, and books a debt for what is spent', async () => {
    await fund();
    const { result } = await withdraw({ amount: '60.00' });
    expect(result.withdrawal_id).toBeDefined();
    const { body } = await console('', 'GET');
    const paid = body.payments.find((payment: { status: string }) => payment.status === 'paid');
    expect((await console(`/${paid.id}/refund`)).http).toBe(200);
    expect(await testServer.balances(player)).toMatchObject({ main: '0.00', hold: '60.00', debt: '60.00' });
    expect((await withdraw({ amount: '20.00' })).refusal).toBe('debt-outstanding');
  });

  it('survives duplicated webhooks and replays', async () => {
    const { result } = await deposit();
    await provoke('duplicate');
    await pay(result.link);
    const payment = await pspPaymentOf(result.deposit_id, 'deposit');
    for (let n = 0; n < 3; n += 1) expect((await console(`/${payment.id}/replay`)).body.webhooks).toEqual([200]);
    expect((await testServer.balances(player)).main).toBe('100.00');
  });
});

describe('opening at a gateway that misbehaves', () => {
  it.each(['timeout', 'error', 'garbage'] as const)(
    'survives %s: the same key opens one payment there',
    async (fault) => {
      const headers = { 'idempotency-key': `a-attempt-with-${fault}` };
      const body = { amount: '100.00', full_name: 'Ana Luz', payment_method: 'papara' };
      await provoke(fault);
      expect(await testServer.call(initDeposit, { as: player, body, headers })).toMatchObject({
        refusal: 'gateway-unreachable',
      });
      const { result } = await testServer.call(initDeposit, { as: player, body, headers });
      await pspPaymentOf(result.deposit_id, 'deposit');
      await pay(result.link);
      expect((await testServer.balances(player)).main).toBe('100.00');
    },
  );
});

describe('a withdrawal at the gateway', () => {
  it('is held, approved, sent and completed by the webhook', async () => {
    const id = await approved();
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '40.00' });
    await send(id);
    const payment = await pspPaymentOf(id, 'withdrawal');
    expect(payment).toMatchObject({ amount: '40.00', currency: 'USD', method: 'papara', username: `player-${player}` });
    await console(`/${payment.id}/approve`);
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '0.00' });
    const { result } = await testServer.call(listWithdrawals, { as: player });
    expect(result.list[0]).toMatchObject({ id, status: 2, status_name: 'completed', player_id: player });
  });

  it('returns to main when the gateway declines it', async () => {
    const id = await approved();
    await send(id);
    await console(`/${(await pspPaymentOf(id, 'withdrawal')).id}/decline`);
    expect(await testServer.balances(player)).toMatchObject({ main: '100.00', hold: '0.00' });
    const { result } = await testServer.call(listWithdrawals, { as: player });
    expect(result.list[0]).toMatchObject({ status: 4, status_name: 'declined', comment: 'declined-by-bank' });
  });

  it.each(['timeout', 'error', 'garbage'] as const)('never fails by itself on %s, and is paid once', async (fault) => {
    const id = await approved();
    await provoke(fault);
    await send(id);
    expect(await testServer.decisions.findWithdrawal(id)).toMatchObject({ status: 'processing' });
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '40.00' });
    await Promise.all([send(id), sync('withdrawal', id), send(id), sync('withdrawal', id)]);
    const payment = await pspPaymentOf(id, 'withdrawal');
    await console(`/${payment.id}/approve`);
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '0.00' });
  });

  it('is completed by the sync job when the webhook is lost', async () => {
    const id = await approved();
    await send(id);
    await provoke('late');
    await console(`/${(await pspPaymentOf(id, 'withdrawal')).id}/approve`);
    expect(await testServer.decisions.findWithdrawal(id)).toMatchObject({ status: 'processing' });
    await sync('withdrawal', id);
    expect(await testServer.decisions.findWithdrawal(id)).toMatchObject({ status: 'completed' });
    await deliverLater();
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '0.00' });
  });
});
