import {
  cancelWithdrawal,
  initDeposit,
  initWithdrawal,
  listPayments,
  listWithdrawals,
  readDeposit,
} from '@ordago/contracts';
import { idOf, MINUTE_MS, type PlayerId, refuse, type StaffId, type WithdrawalId } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test-support/ledger/entries.ts';
import {
  createPaymentsTestServer,
  type PaymentsTestServer,
} from '../../../test-support/payments/payments-test-server.ts';

let testServer: PaymentsTestServer;
let player: PlayerId;
let submissions = 0;

const staff = idOf<StaffId>('7');

beforeAll(async () => {
  testServer = await createPaymentsTestServer();
});
beforeEach(async () => {
  player = await testServer.buildPlayer();
  await fund('100.00');
});
afterEach(async () => {
  expect(await testServer.broken()).toEqual([]);
});
afterAll(() => testServer.close());

const BODY = {
  amount: '40.00',
  full_name: 'Ana Luz',
  payment_method: 'papara',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
};
const CRYPTO = {
  amount: '40.00',
  full_name: 'Ana Luz',
  payment_method: 'crypto',
  crypto_type: 'USDT-TRC20',
  wallet_address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
};

async function fund(amount: string, owner = player): Promise<void> {
  const body = { amount, full_name: 'Ana Luz', payment_method: 'papara' };
  const { result } = await testServer.call(initDeposit, { as: owner, body });
  await testServer.webhook(event('deposit', result.deposit_id, { amount }));
}

function event(direction: string, reference: string, report: object = {}) {
  submissions += 1;
  return {
    event_id: `evt-${submissions}`,
    merchant: 'ordago',
    created_at: '2026-01-14T12:00:00Z',
    payment: {
      id: `xp-${direction}-${reference}`,
      reference,
      direction,
      status: 'paid',
      amount: '40.00',
      currency: 'USD',
      method: 'papara',
      ...report,
    },
  };
}

function withdraw(body: object = {}, options: { as?: PlayerId; key?: string | null } = {}) {
  submissions += 1;
  const key = options.key === undefined ? `attempt-${String(submissions).padStart(6, '0')}` : options.key;
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  return testServer.call(initWithdrawal, { as: options.as ?? player, body: { ...BODY, ...body }, headers });
}

async function created(body: object = {}): Promise<WithdrawalId> {
  return idOf<WithdrawalId>((await withdraw(body)).result.withdrawal_id);
}

async function statusOf(id: WithdrawalId) {
  return (await testServer.decisions.findWithdrawal(id))?.status;
}

async function processing(): Promise<WithdrawalId> {
  const id = await created();
  await testServer.decisions.approveWithdrawal(staff, id);
  await testServer.runJob('payments.send-withdrawal', { withdrawal: id });
  return id;
}

describe('asking for a withdrawal', () => {
  it('moves the amount from main to hold with code 1500 and writes the withdrawal down', async () => {
    const id = await created();
    expect(await testServer.balances(player)).toEqual({ main: '60.00', hold: '40.00', debt: '0.00' });
    const { result } = await testServer.call(listWithdrawals, { as: player });
    expect(result).toMatchObject({
      pageCount: 1,
      list: [{ id, amount: '40.00', status: 0, can_cancel: true, player_id: player }],
    });
    const [hold] = (await testServer.ledger.walletsOf(player)).filter((wallet) => wallet.class === 'hold');
    const [entry] = hold ? await entriesOf(testServer.db, hold.id) : [];
    expect(entry).toMatchObject({ code: 1500, units: 4_000_000n });
  });

  it('freezes the payee as it was verified', async () => {
    const id = await created(CRYPTO);
    expect((await testServer.decisions.findWithdrawal(id))?.payee).toEqual({
      crypto_type: 'USDT-TRC20',
      wallet_address: CRYPTO.wallet_address,
    });
    const swap = testServer.db.pool.query(`update payments.withdrawal set payee = '{"iban":"X"}' where id = $1`, [id]);
    await expect(swap).rejects.toThrow('never change');
  });

  it('creates one when the same request is sent a hundred times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw({}, { key: 'the-one-attempt' })));
    expect(new Set(answers.map(({ result }) => result?.withdrawal_id)).size).toBe(1);
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '40.00' });
    expect(await withdraw({ amount: '41.00' }, { key: 'the-one-attempt' })).toMatchObject({
      http: 409,
      refusal: 'key-conflict',
    });
  });

  it('creates one when a hundred identical requests without a key come at once, and another one a minute later', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw({}, { key: null })));
    expect(new Set(answers.map(({ result }) => result?.withdrawal_id)).size).toBe(1);
    testServer.clock.advance(2 * MINUTE_MS);
    expect((await withdraw({}, { key: null })).result.withdrawal_id).not.toBe(answers[0]?.result.withdrawal_id);
    expect(await testServer.balances(player)).toMatchObject({ main: '20.00', hold: '80.00' });
  });

  it('cannot overdraw with a hundred different keys', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw({ amount: '30.00' })));
    const refusals = answers.map(({ refusal }) => refusal);
    expect(refusals.filter((refusal) => refusal === '')).toHaveLength(3);
    expect(new Set(refusals)).toEqual(new Set(['', 'insufficient-funds']));
    expect(await testServer.balances(player)).toMatchObject({ main: '10.00', hold: '90.00' });
  });

  it('lets a player have five open at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw({ amount: '15.00' })));
    const refusals = answers.map(({ refusal }) => refusal).sort();
    expect(refusals.filter((refusal) => refusal === '')).toHaveLength(5);
    expect(refusals.filter((refusal) => refusal === 'withdrawal-pending-limit')).toHaveLength(15);
  });

  it.each([
    ['below the least', { amount: '14.99' }, 'withdrawal-below-minimum', 106],
    ['above the most', { amount: '5000.01' }, 'limit-above-max', 3203],
    ['more than there is', { amount: '100.01' }, 'insufficient-funds', 501],
    ['an IBAN with a wrong check digit', { iban: 'TR330006100519786457841327' }, 'iban-invalid', 3205],
    ['an IBAN of a wrong length', { iban: 'TR3300061005197864578413' }, 'iban-invalid', 3205],
    ['no IBAN', { iban: undefined }, 'payment-detail-missing', 3206],
    ['a method that is off', { payment_method: 'pep', tc_number: '10000000146' }, 'method-not-available', 3201],
    ['a card number', { full_name: '5500 0000 0000 0004' }, 'card-number-refused', 3220],
    ['an unknown coin', { ...CRYPTO, crypto_type: 'DOGE' }, 'crypto-type-unknown', 3207],
    [
      'a coin on a network it is not offered on',
      { ...CRYPTO, crypto_type: 'BTC', network: 'TRC20' },
      'crypto-type-unknown',
      3207,
    ],
    ['no address', { ...CRYPTO, wallet_address: undefined }, 'payment-detail-missing', 3206],
    [
      'an address of another chain',
      { ...CRYPTO, wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7' },
      'wallet-address-invalid',
      3204,
    ],
    [
      'an address with a wrong checksum',
      { ...CRYPTO, wallet_address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeD' },
      'wallet-address-invalid',
      3204,
    ],
    [
      'an Ethereum address with a wrong checksum',
      { ...CRYPTO, crypto_type: 'ETH', wallet_address: '0x52908400098527886E0F7030069857D2E4169Ee7' },
      'wallet-address-invalid',
      3204,
    ],
    [
      'XRP without a tag',
      { ...CRYPTO, crypto_type: 'XRP', wallet_address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' },
      'memo-required',
      3218,
    ],
  ])('refuses %s', async (_title, body, refusal, status) => {
    expect(await withdraw(body)).toMatchObject({ refusal, status });
    expect(await testServer.balances(player)).toMatchObject({ main: '100.00', hold: '0.00' });
  });

  it('is refused while wagering is unfinished, when somebody above forbids it', async () => {
    testServer.guard.mayWithdraw = async () => refuse('wagering-unfinished', { left: '12.00 USD' });
    expect(await withdraw()).toMatchObject({ status: 105, refusal: 'wagering-unfinished' });
    testServer.guard.mayWithdraw = async () => null;
  });

  it('is refused while withdrawals are frozen, and approvals with it', async () => {
    const id = await created();
    await testServer.db.owner.query(`insert into ledger.freeze (since, reason) values (now(), '{}')`);
    expect(await withdraw()).toMatchObject({ refusal: 'withdrawals-frozen' });
    expect(await testServer.decisions.approveWithdrawal(staff, id)).toMatchObject({ name: 'withdrawals-frozen' });
    await testServer.ledger.liftFreeze('a test', testServer.clock.now());
    expect(await withdraw()).toMatchObject({ status: 0 });
  });

  it('is not open to players of an agent, to the banned and to guests, but to the self-excluded', async () => {
    const agents = await testServer.buildPlayer({ hasParentAgent: true });
    expect(await withdraw({}, { as: agents })).toMatchObject({ refusal: 'parent-agent-wallet' });
    const ask = (headers: Record<string, string>, as: PlayerId | null = player) =>
      testServer.call(initWithdrawal, { as, body: BODY, headers });
    expect(await ask({ 'x-test-banned': '1' })).toMatchObject({ refusal: 'user-banned' });
    expect(await ask({}, null)).toMatchObject({ refusal: 'unauthorized' });
    expect(await ask({ 'x-test-excluded': '1' })).toMatchObject({ status: 0 });
  });
});

describe('taking a withdrawal back', () => {
  it('returns the amount and shows 4 with its reason; again changes nothing', async () => {
    const id = await created();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { result } = await testServer.call(cancelWithdrawal, { as: player, params: { id }, body: {} });
      expect(result).toMatchObject({
        status: 4,
        status_name: 'cancelled',
        comment: 'cancelled-by-player',
        can_cancel: false,
      });
    }
    expect(await testServer.balances(player)).toMatchObject({ main: '100.00', hold: '0.00' });
  });

  it('is refused once it is approved', async () => {
    const id = await created();
    await testServer.decisions.approveWithdrawal(staff, id);
    const reply = await testServer.call(cancelWithdrawal, { as: player, params: { id }, body: {} });
    expect(reply).toMatchObject({ http: 409, refusal: 'withdrawal-not-cancellable' });
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '40.00' });
  });

  it("shows nobody another player's payments", async () => {
    const id = await created();
    const other = await testServer.buildPlayer();
    const deposits = await testServer.call(listPayments, { as: player });
    const deposit = deposits.result.payments.find((payment: { type: string }) => payment.type === 'deposit');
    expect(await testServer.call(cancelWithdrawal, { as: other, params: { id }, body: {} })).toMatchObject({
      http: 404,
    });
    expect(await testServer.call(readDeposit, { as: other, params: { id: deposit.id } })).toMatchObject({ http: 404 });
    expect((await testServer.call(listPayments, { as: other })).result).toEqual({ count: 0, payments: [] });
    expect(await statusOf(id)).toBe('created');
  });

  it.each(['0', '-1', '1e3', '99999999999999999999', 'abc', '1%00'])('refuses the id %s', async (id) => {
    const reply = await testServer.call(cancelWithdrawal, { as: player, params: { id }, body: {} });
    expect(reply.http).toBeGreaterThanOrEqual(400);
    expect(reply.http).toBeLessThan(500);
  });
});

describe('deciding about a withdrawal', () => {
  it('happens once when many decide at once: approve, decline and cancel exclude each other', async () => {
    const id = await created();
    const submissions = Array.from({ length: 10 }, () => [
      testServer.decisions.approveWithdrawal(staff, id),
      testServer.decisions.declineWithdrawal(staff, id, 'documents-missing'),
      testServer.call(cancelWithdrawal, { as: player, params: { id }, body: {} }),
    ]);
    await Promise.all(submissions.flat());
    const status = await statusOf(id);
    expect(['processing', 'declined', 'cancelled']).toContain(status);
    const isHeld = status === 'processing';
    expect(await testServer.balances(player)).toMatchObject(
      isHeld ? { main: '60.00', hold: '40.00' } : { main: '100.00', hold: '0.00' },
    );
  });

  it('puts the job that sends it into the queue, in the same commit and once', async () => {
    const id = await created();
    await Promise.all(Array.from({ length: 5 }, () => testServer.decisions.approveWithdrawal(staff, id)));
    const { rows } = await testServer.db.pool.query(`select key from graphile_worker.jobs where key = $1`, [
      `payments.send-withdrawal:${id}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is refused about a version that is no longer there', async () => {
    const id = await created();
    expect(await testServer.decisions.approveWithdrawal(staff, id, 2)).toMatchObject({ name: 'payment-move-refused' });
    expect(await testServer.decisions.approveWithdrawal(staff, id, 1)).toMatchObject({
      status: 'processing',
      decidedBy: staff,
    });
  });

  it('declines with a reason that the player reads', async () => {
    const id = await created();
    expect(await testServer.decisions.declineWithdrawal(staff, id, 'documents-missing')).toMatchObject({
      status: 'declined',
    });
    const { result } = await testServer.call(listWithdrawals, { as: player });
    expect(result.list[0]).toMatchObject({ status: 4, comment: 'documents-missing' });
    expect(await testServer.decisions.declineWithdrawal(staff, id, 'again')).toMatchObject({
      name: 'payment-move-refused',
    });
  });
});

describe('the end of a withdrawal', () => {
  it.each([
    ['paid', { main: '60.00', hold: '0.00' }, 'completed'],
    ['declined', { main: '100.00', hold: '0.00' }, 'declined'],
    ['refunded', { main: '100.00', hold: '0.00' }, 'declined'],
    ['expired', { main: '100.00', hold: '0.00' }, 'declined'],
    ['pending', { main: '60.00', hold: '40.00' }, 'processing'],
    ['on-the-moon', { main: '60.00', hold: '40.00' }, 'processing'],
  ])('after "%s" is %j', async (word, balances, status) => {
    const id = await processing();
    const sends = Array.from({ length: 30 }, () => testServer.webhook(event('withdrawal', id, { status: word })));
    expect((await Promise.all(sends)).filter(({ http }) => http !== 200)).toEqual([]);
    expect(await testServer.balances(player)).toMatchObject(balances);
    expect(await statusOf(id)).toBe(status);
  });

  it('is the first of two contradicting reports, however they race', async () => {
    const id = await processing();
    const words = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 'paid' : 'declined'));
    await Promise.all(words.map((status) => testServer.webhook(event('withdrawal', id, { status }))));
    const status = await statusOf(id);
    expect(['completed', 'declined']).toContain(status);
    expect((await testServer.balances(player)).hold).toBe('0.00');
    const { rows } = await testServer.db.pool.query('select needs_review from payments.withdrawal where id = $1', [id]);
    expect(rows).toEqual([{ needs_review: true }]);
  });

  it.each([
    ['another amount', { amount: '39.99' }],
    ['another currency', { currency: 'TRY' }],
  ])('waits for a person when %s was paid', async (_title, report) => {
    const id = await processing();
    await testServer.webhook(event('withdrawal', id, report));
    expect(await statusOf(id)).toBe('blocked');
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '40.00' });
  });

  it('does not come from a report about a withdrawal that nobody approved', async () => {
    const id = await created();
    await testServer.webhook(event('withdrawal', id));
    expect(await statusOf(id)).toBe('created');
    expect(await testServer.balances(player)).toMatchObject({ main: '60.00', hold: '40.00' });
  });
});
