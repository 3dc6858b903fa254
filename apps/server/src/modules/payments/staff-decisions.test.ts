import {
  approveWithdrawal,
  cancelWithdrawal,
  closeDepositReview,
  closeWithdrawalReview,
  declineWithdrawal,
  initDeposit,
  initWithdrawal,
  listDepositsToReview,
  listStaffWithdrawals,
  listWithdrawals,
  releaseDeposit,
  staffSignIn,
} from '@ordago/contracts';
import { currency, formatAmount, parseAmount } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildVisitor,
  createTestServer,
  type PlayingVisitor,
  type TestServer,
  type Visitor,
} from '../../../test-support/server/index.ts';
import { seedDemo } from '../../composition/demo-seed.ts';
import { digestOf, TRANSFER } from '../ledger/index.ts';

let testServer: TestServer;
let submissions = 0;
const staff: Record<string, Visitor> = {};

beforeAll(async () => {
  testServer = await createTestServer();
  await seedDemo(testServer.modules, testServer.clock.now());
  for (const username of ['owner', 'super', 'admin', 'cashier']) {
    const visitor = testServer.visitor();
    await visitor.call(staffSignIn, { body: { username, password: 'Ordago-2026' } });
    staff[username] = visitor;
  }
});
afterEach(async () => {
  const readings = await testServer.modules.ledger.invariants();
  expect(readings.filter(({ violations }) => violations > 0)).toEqual([]);
});
afterAll(() => testServer.close());

const as = (username: string) => staff[username] as Visitor;

/** A player with money, whose withdrawal of that amount waits. */
async function asking(amount: string): Promise<{ player: PlayingVisitor; id: string }> {
  const player = await buildVisitor(testServer);
  await fund(player, '6000.00');
  submissions += 1;
  const { result } = await player.call(initWithdrawal, {
    body: { amount, full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' },
    headers: { 'idempotency-key': `staff-decision-${submissions}` },
  });
  return { player, id: result.withdrawal_id };
}

async function fund(player: PlayingVisitor, amount: string): Promise<void> {
  const { ledger } = testServer.modules;
  const usd = currency('USD');
  const { main } = await ledger.openPlayerWallets(player.id, usd);
  const from = await ledger.houseAccount({
    class: 'psp-clearing',
    product: 'payments',
    provider: 'staff-test',
    currency: usd,
  });
  await ledger.apply({
    scope: 'staff-test',
    key: `fund:${player.id}`,
    digest: digestOf({ amount }),
    kind: 'ledger.move',
    player: player.id,
    at: testServer.clock.now(),
    moves: [{ from, to: main, units: parseAmount(amount) ?? 0n, code: TRANSFER.replenishment }],
  });
}

/** Makes somebody the direct player of a cashier. */
async function giveTo(player: PlayingVisitor, username: string): Promise<void> {
  await testServer.db.pool.query(
    'update players.player set parent_agent_id = (select id from identity.staff where username = $2) where id = $1',
    [player.id, username],
  );
}

const approve = (who: string, id: string, version?: number) =>
  as(who).call(approveWithdrawal, { params: { id }, body: version === undefined ? {} : { version } });
const decline = (who: string, id: string, body: object) => as(who).call(declineWithdrawal, { params: { id }, body });

async function jobsOf(id: string): Promise<number> {
  const { rows } = await testServer.db.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs where key = 'payments.send-withdrawal:' || $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function auditOf(id: string, of = 'withdrawal'): Promise<string[]> {
  const { rows } = await testServer.db.pool.query<{ action: string }>(
    `select action from audit.record where details ->> 'payment' = $1 and action like $2 || '.%' order by seq`,
    [id, of],
  );
  return rows.map(({ action }) => action);
}

/** Reads what a decision may change: the wallets of the player and the withdrawal. */
async function booksOf(player: PlayingVisitor, id: string) {
  const { rows } = await testServer.db.pool.query(
    `select w.status, w.version, (select json_agg(json_build_array(class, balance, seq) order by id)
       from ledger.wallet where player = $1) as wallets
     from payments.withdrawal w where w.id = $2`,
    [player.id, id],
  );
  return rows[0];
}

describe('the queue of withdrawals', () => {
  it('shows who asks for what and where it goes, the account masked', async () => {
    const { player, id } = await asking('40.00');
    const { result } = await as('super').call(listStaffWithdrawals, { query: {} });
    expect(result.withdrawals[0]).toMatchObject({
      id,
      username: player.body.username,
      amount: '40.00',
      currency: 'USD',
      status: 'created',
      payee: [{ field: 'iban', value: 'TR33…1326' }],
      full_name: 'Ana Luz',
      version: '1',
      approval_cap: null,
      may_approve: true,
      decided_by: null,
    });
  });

  it('is divided by state, and counts what it holds', async () => {
    const { id } = await asking('40.00');
    const has = async (status: string) => {
      const { result } = await as('owner').call(listStaffWithdrawals, { query: { status, count: '100' } });
      expect(Number(result.count)).toBeGreaterThanOrEqual(result.withdrawals.length);
      return result.withdrawals.some((row: { id: string }) => row.id === id);
    };
    expect([await has('waiting'), await has('paying')]).toEqual([true, false]);
    await approve('super', id);
    expect([await has('waiting'), await has('paying'), await has('all')]).toEqual([false, true, true]);
  });

  it('shows a cashier their own players alone', async () => {
    const { player, id } = await asking('40.00');
    const seen = async () => (await as('cashier').call(listStaffWithdrawals, { query: {} })).result.count;
    expect(await seen()).toBe('0');
    await giveTo(player, 'cashier');
    expect(await seen()).toBe('1');
    expect((await approve('cashier', id)).http).toBe(200);
  });
});

describe('approving', () => {
  it('sends it by one job and writes one line of audit, however many approve at once', async () => {
    const { id } = await asking('40.00');
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => approve(n % 2 ? 'super' : 'owner', id, 1)));
    const refusals = replies.map(({ refusal }) => refusal);
    expect(refusals.filter((refusal) => refusal === '')).toHaveLength(1);
    expect(refusals.filter((refusal) => refusal === 'state-changed')).toHaveLength(49);
    expect(await jobsOf(id)).toBe(1);
    expect(await auditOf(id)).toEqual(['withdrawal.approved']);
  });

  it('is refused about a version that is no longer there', async () => {
    const { id } = await asking('40.00');
    expect(await approve('super', id, 2)).toMatchObject({ http: 409, refusal: 'state-changed' });
    expect(await jobsOf(id)).toBe(0);
  });

  it('wins or loses against the player who takes it back, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { player, id } = await asking('40.00');
      const [approved, cancelled] = await Promise.all([
        approve('super', id, 1),
        player.call(cancelWithdrawal, { params: { id } }),
      ]);
      expect([approved.refusal === '', cancelled.refusal === ''].filter(Boolean)).toHaveLength(1);
      expect(await jobsOf(id)).toBe(approved.refusal === '' ? 1 : 0);
    }
  });

  it('is open to an admin up to the cap of the currency, and above it to superadmin and owner', async () => {
    const { rows } = await testServer.db.pool.query<{ max: string }>(
      `select max_units::text as max from payments.approval_cap where currency = 'USD'`,
    );
    const cap = BigInt(rows[0]?.max ?? '0');
    const { id: at } = await asking(formatAmount(cap));
    const { id: above } = await asking(formatAmount(cap + 1_000n));
    expect((await approve('admin', at)).http).toBe(200);
    expect(await approve('admin', above)).toMatchObject({ http: 403, refusal: 'role-too-low' });
    expect((await approve('super', above)).http).toBe(200);
  });

  it('does not exist for a cashier about players of others, nor for whoever is no staff', async () => {
    const { player, id } = await asking('40.00');
    expect(await approve('cashier', id)).toMatchObject({ http: 404, refusal: 'payment-not-found' });
    expect((await decline('cashier', id, { reason: 'No' })).refusal).toBe('payment-not-found');
    expect((await testServer.visitor().call(approveWithdrawal, { params: { id }, body: {} })).http).toBe(401);
    expect((await player.call(approveWithdrawal, { params: { id }, body: {} })).http).toBe(401);
    expect(await auditOf(id)).toEqual([]);
  });
});

describe('declining', () => {
  it('returns the money with the reason that the player reads, and keeps it in the audit', async () => {
    const { player, id } = await asking('40.00');
    const { result } = await decline('admin', id, { reason: 'La cuenta no está a tu nombre.', version: 1 });
    expect(result.withdrawal).toMatchObject({ status: 'declined', decided_by: 'admin' });
    const { result: own } = await player.call(listWithdrawals, { query: {} });
    expect(own.list[0]).toMatchObject({ status: '4', comment: 'La cuenta no está a tu nombre.' });
    expect(await auditOf(id)).toEqual(['withdrawal.declined']);
  });

  it('writes one line of audit, bound to its money command, however many decide at once', async () => {
    const { id } = await asking('40.00');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => decline(n % 2 ? 'super' : 'owner', id, { reason: 'No' })),
    );
    expect(replies.some(({ refusal }) => refusal === '')).toBe(true);
    const { rows } = await testServer.db.pool.query(
      `select r.details ->> 'reason' as reason, r.details ->> 'op' = w.end_op::text as is_bound
       from audit.record r join payments.withdrawal w on w.id::text = r.details ->> 'payment'
       where w.id = $1 and r.action like 'withdrawal.%'`,
      [id],
    );
    expect(rows).toEqual([{ reason: 'No', is_bound: true }]);
    expect((await testServer.db.pool.query('select from audit.broken_seals')).rowCount).toBe(0);
  });

  it('moves no money when its line of audit cannot be written, and does both once it can', async () => {
    const { player, id } = await asking('40.00');
    const { pool } = testServer.db;
    await testServer.db.owner.query(
      `alter table audit.record add constraint full_disk check (action <> 'withdrawal.declined') not valid`,
    );
    const before = await booksOf(player, id);
    expect((await decline('super', id, { reason: 'No' })).http).toBe(500);
    expect(await booksOf(player, id)).toEqual(before);
    expect(before.status).toBe('created');
    await testServer.db.owner.query('alter table audit.record drop constraint full_disk');
    expect((await decline('super', id, { reason: 'No' })).http).toBe(200);
    expect(await auditOf(id)).toEqual(['withdrawal.declined']);
    expect((await pool.query('select from audit.due')).rowCount).toBe(0);
  });

  it.each([
    ['no reason', {}],
    ['an empty one', { reason: '   ' }],
  ])('is refused with %s', async (_title, body) => {
    const { id } = await asking('40.00');
    expect(await decline('super', id, body)).toMatchObject({ http: 400, refusal: 'reason-required' });
  });

  it.each([
    ['a text beyond its length', { reason: 'x'.repeat(201) }],
    ['a text that turns the reading direction', { reason: 'ab\u202ecd' }],
    ['a version that is none', { reason: 'No', version: '1e3' }],
  ])('is refused with %s as malformed', async (_title, body) => {
    const { id } = await asking('40.00');
    expect((await decline('super', id, body)).http).toBe(400);
  });

  it('is refused once it is approved', async () => {
    const { id } = await asking('40.00');
    await approve('super', id);
    expect(await decline('super', id, { reason: 'No' })).toMatchObject({ http: 409, refusal: 'state-changed' });
  });
});

describe('deposits to review', () => {
  /** A deposit of 40 for which the gateway reported another amount. */
  async function held(reported: string): Promise<{ player: PlayingVisitor; id: string }> {
    const player = await buildVisitor(testServer);
    const body = { amount: '40.00', full_name: 'Ana Luz', payment_method: 'papara' };
    await player.call(initDeposit, { body });
    const { rows } = await testServer.db.pool.query<{ id: string }>(
      'select max(id)::text as id from payments.deposit where player = $1',
      [player.id],
    );
    const id = rows[0]?.id ?? '';
    await testServer.db.pool.query(
      `with report as (
         insert into payments.gateway_report (gateway, event_id, digest, source, direction, gateway_payment, reference,
           status, word, units, currency, received_at)
         values ('xpay', 'staff-' || $1, 'd', 'webhook', 'deposit', 'xp-staff-' || $1, $1, 'paid', 'paid', $2, 'USD', $3))
       update payments.deposit set status = 'blocked', reason = 'amount-differs', gateway_payment = 'xp-staff-' || $1
       where id = $1::bigint`,
      [id, parseAmount(reported), new Date(testServer.clock.now())],
    );
    return { player, id };
  }

  it('shows what was asked and what was reported, and credits what was reported, once', async () => {
    const { id } = await held('25.00');
    const { result } = await as('admin').call(listDepositsToReview, { query: {} });
    expect(result.deposits[0]).toMatchObject({ id, amount: '40.00', reported: '25.00', may_release: true });
    const release = () => as('admin').call(releaseDeposit, { params: { id }, body: {} });
    const replies = await Promise.all([release(), release(), release()]);
    expect(replies.filter(({ refusal }) => refusal === '').length).toBeGreaterThanOrEqual(1);
    expect(replies.every(({ refusal, result: r }) => refusal === 'state-changed' || r.credited === '25.00')).toBe(true);
    const credits = await testServer.db.pool.query(
      'select from payments.deposit where id = $1 and credited_units = 2500000',
      [id],
    );
    expect(credits.rowCount).toBe(1);
    expect(await auditOf(id, 'deposit')).toEqual(['deposit.released']);
  });

  it('is bounded by the cap of admins and closed to cashiers', async () => {
    const { id } = await held('5000.00');
    expect((await as('admin').call(releaseDeposit, { params: { id }, body: {} })).refusal).toBe('role-too-low');
    expect((await as('cashier').call(releaseDeposit, { params: { id }, body: {} })).http).toBe(403);
    expect((await as('owner').call(releaseDeposit, { params: { id }, body: {} })).result.credited).toBe('5000.00');
    expect(await auditOf(id, 'deposit')).toEqual(['deposit.released']);
  });
});

describe.each(['deposit', 'withdrawal'] as const)('a report that contradicts the end of a %s', (direction) => {
  const idOfLast = async (player: PlayingVisitor) => {
    const sql = `select max(id)::text as id from payments.${direction} where player = $1`;
    const { rows } = await testServer.db.pool.query<{ id: string }>(sql, [player.id]);
    return rows[0]?.id ?? '';
  };
  /** A payment of which the gateway reports something else since it ended; not ended, it waits to be decided. */
  async function contradicted(hasEnded = true): Promise<string> {
    const player = direction === 'deposit' ? await buildVisitor(testServer) : (await asking('40.00')).player;
    if (direction === 'deposit') {
      submissions += 1;
      const body = { amount: '40.00', full_name: 'Ana Luz', payment_method: 'papara' };
      await player.call(initDeposit, { body, headers: { 'idempotency-key': `contradicted-${submissions}` } });
    }
    const id = await idOfLast(player);
    if (direction === 'withdrawal' && hasEnded) {
      await as('super').call(declineWithdrawal, { params: { id }, body: { reason: 'a test' } });
    }
    await testServer.db.pool.query(`select payments.mark_${direction}($1, 'contradicted', now())`, [id]);
    if (direction === 'deposit' && !hasEnded) {
      await testServer.db.pool.query(`update payments.deposit set status = 'blocked' where id = $1`, [id]);
    }
    return id;
  }
  const listed = async (id: string) => {
    const query = { count: '100' };
    const rows =
      direction === 'deposit'
        ? (await as('super').call(listDepositsToReview, { query })).result.deposits
        : (await as('super').call(listStaffWithdrawals, { query: { ...query, status: 'all' } })).result.withdrawals;
    return rows.find((row: { id: string }) => row.id === id);
  };
  const close = (who: string, id: string, reason = 'the gateway corrected itself') =>
    as(who).call(direction === 'deposit' ? closeDepositReview : closeWithdrawalReview, {
      params: { id },
      body: { reason },
    });

  it('is closed by staff, once, with a reason in the audit; nothing moves', async () => {
    const id = await contradicted();
    expect(await listed(id)).toMatchObject({ may_close: true });
    const replies = await Promise.all([close('super', id), close('super', id), close('owner', id)]);
    expect(replies.map(({ refusal }) => refusal).sort()).toEqual(['', 'state-changed', 'state-changed']);
    expect((await listed(id))?.may_close ?? false).toBe(false);
    expect((await auditOf(id, direction)).at(-1)).toBe(`${direction}.review-closed`);
    const { rows } = await testServer.db.pool.query(
      'select payload from platform.event where name = $1 and payload ->> $2 = $3',
      [`${direction}-review-closed`, direction, id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is not closed before the payment has ended, without a reason, or by a cashier of somebody else', async () => {
    const id = await contradicted();
    expect((await close('super', id, ' ')).refusal).toBe('validation-failed');
    expect((await close('cashier', id)).http).not.toBe(200);
    expect(await listed(id)).toMatchObject({ may_close: true });
    const open = await contradicted(false);
    expect(await listed(open)).toMatchObject({ may_close: false });
    expect((await close('super', open)).refusal).toBe('state-changed');
  });
});

describe('a debt that arose after the request', () => {
  /** Takes the funding of a player back, so that they owe what is on hold. */
  async function takeBack({ id: player }: PlayingVisitor): Promise<void> {
    const verdict = await testServer.modules.ledger.apply({
      scope: 'staff-test',
      key: `back:${player}`,
      digest: digestOf({ back: player }),
      kind: 'ledger.reverse',
      player,
      moves: [],
      rollsBack: { scope: 'staff-test', key: `fund:${player}` },
      at: testServer.clock.now(),
    });
    expect(verdict.verdict).toBe('accepted');
  }
  const ofWithdrawal = async (id: string) =>
    (
      await testServer.db.pool.query('select status, reason, gateway_payment from payments.withdrawal where id = $1', [
        id,
      ])
    ).rows[0];
  const debtOf = async (player: PlayingVisitor) =>
    (await testServer.modules.ledger.walletsOf(player.id)).find((one) => one.class === 'debt')?.balance;

  it('refuses the approval, and a decline collects it from what returns', async () => {
    const { player, id } = await asking('50.00');
    await takeBack(player);
    expect(await approve('super', id)).toMatchObject({
      refusal: 'debt-outstanding',
      status: 3209,
      params: { amount: '50.00 USD' },
    });
    expect(await ofWithdrawal(id)).toMatchObject({ status: 'created' });
    await as('super').call(declineWithdrawal, { params: { id }, body: { reason: 'a debt' } });
    await expect.poll(() => debtOf(player)).toBe(0n);
    expect(await ofWithdrawal(id)).toMatchObject({ status: 'declined' });
  });

  it('blocks what was approved and is not sent yet', async () => {
    const { player, id } = await asking('50.00');
    expect((await approve('super', id)).http).toBe(200);
    await takeBack(player);
    const send = testServer.modules.payments.jobs.find(({ name }) => name === 'payments.send-withdrawal');
    await send?.run({ withdrawal: id });
    expect(await ofWithdrawal(id)).toEqual({ status: 'blocked', reason: 'debt-outstanding', gateway_payment: null });
  });

  it('is never paid out, however approvals and the debt race', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => asking('50.00')));
    const race = asked.flatMap(({ player, id }) => [approve('super', id), takeBack(player)]);
    await Promise.all(race);
    for (const { player, id } of asked) {
      const { status } = await ofWithdrawal(id);
      expect(['created', 'processing']).toContain(status);
      const send = testServer.modules.payments.jobs.find(({ name }) => name === 'payments.send-withdrawal');
      await send?.run({ withdrawal: id });
      expect(await ofWithdrawal(id)).toMatchObject({
        status: status === 'created' ? 'created' : 'blocked',
        gateway_payment: null,
      });
      expect(await debtOf(player)).toBe(5_000_000n);
    }
  });
});
