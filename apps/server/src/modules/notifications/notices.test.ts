import {
  NOTICE_KINDS as CONTRACT_KINDS,
  discardParkedEvent,
  listNotices,
  readReadiness,
  staffSignIn,
} from '@ordago/contracts';
import { fakeClock } from '@ordago/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, type Visitor } from '../../../test-support/server/index.ts';
import { createRelay, type Relay } from '../../platform/events/relay.ts';
import { eventTable } from '../../platform/events/repository/event-table.repository.ts';
import { requestReplay } from '../../platform/events/repository/handlers.repository.ts';
import { noteJobFailure, noteJobSuccess } from '../../platform/outbox/job-failures.ts';
import { NOTICE_KINDS } from './domain/notice.ts';
import { createNoticesRepository } from './repository/notices.repository.ts';
import { measureNotices } from './use-cases/measure-notices.ts';
import { createNotifyStaff } from './use-cases/notify-staff.ts';

let server: TestServer;
let boss: Visitor;
let relay: Relay;

const JOB = { task: 'casino.sync-catalogue', job: 'casino.sync-catalogue' };
const AT = new Date('2026-01-14T12:00:00Z');
const HANDLER = 'notifications.notify-staff';
const TERMS = { amount: '120.5', currency: 'USD', gateway: 'xpay', method: 'papara' };
const WIN = { provider: 'slotegrator', key: 'w-1', round: 'r-1', amount: '1000000.00001', currency: 'USD' };

beforeAll(async () => {
  server = await createTestServer();
  boss = await hired('the_super', 3);
  relay = createRelay({
    pool: server.db.pool,
    clock: fakeClock(),
    log: pino({ level: 'silent' }),
    metrics: { observeEvents: () => undefined, observeHandler: () => undefined },
    sources: [eventTable],
    pauseMs: 0,
    handlers: [createNotifyStaff()],
  });
  await relay.register();
});
afterAll(async () => {
  await relay.stop();
  await server.close();
});

/** Each test begins with an empty table, and with events that a replay from `start` handles. */
let start = 0n;
beforeEach(async () => {
  await relay.catchUp();
  await server.db.pool.query('delete from notifications.notice');
  const { rows } = await server.db.pool.query('select platform.last_position() as last');
  start = BigInt(rows[0]?.last) + 1n;
});

async function hired(username: string, level: 1 | 2 | 3 | 4): Promise<Visitor> {
  const member = { username, password: 'Ordago-2026', level, parent: null } as const;
  await server.modules.identity.hireStaff(member, { by: 'system', now: server.clock.now() });
  const visitor = server.visitor({ ip: `198.51.100.${username.length}` });
  const { password } = member;
  expect((await visitor.call(staffSignIn, { body: { username, password } })).status).toBe(0);
  return visitor;
}

async function emit(name: string, player: number | null, payload: object): Promise<bigint> {
  const { rows } = await server.db.pool.query<{ position: string }>(
    `select platform.emit_event($1, $2, $3, '2026-01-14T12:00:00Z') as position`,
    [name, player, JSON.stringify(payload)],
  );
  return BigInt(rows[0]?.position ?? 0);
}

const list = async (query: Record<string, string> = {}, who = boss) =>
  (await who.call(listNotices, { query })).result.notices;
const contents = async () =>
  (await server.db.pool.query('select * from notifications.notice order by position, subject')).rows;

/** Reads what `/readyz` answers. */
const readiness = async () => (await server.servers.get('player')?.inject({ url: readReadiness.path }))?.json();

async function staffId(): Promise<string> {
  const { rows } = await server.db.pool.query(`select id from identity.staff where username = 'the_super'`);
  return rows[0]?.id;
}

describe('notices to staff', () => {
  it('are raised once for each thing, with what it is about', async () => {
    const position = await emit('deposit-held', null, { deposit: '7', ...TERMS, cause: 'amount-differs' });
    await emit('deposit-held', null, { deposit: '7', ...TERMS, cause: 'amount-differs' });
    await emit('withdrawal-held', null, { withdrawal: '7', ...TERMS, cause: 'undecided' });
    await emit('feed-message-held', null, { message: '3', feed: 'uof', reason: 'no such market' });
    await relay.catchUp();
    const none = { player: null, closed_at: null, closed_how: null, closed_by: null };
    expect(await list()).toMatchObject([
      { kind: 'feed-message-held', source: 'uof', cause: 'no such market', amount: null, currency: null, ...none },
      { kind: 'withdrawal-held', source: 'papara', cause: 'undecided', amount: '120.50', currency: 'USD', ...none },
      {
        id: String(position),
        kind: 'deposit-held',
        source: 'papara',
        cause: 'amount-differs',
        amount: '120.50',
        raised_at: '2026-01-14T12:00:00.000Z',
        ...none,
      },
    ]);
    expect(await list({ kind: 'withdrawal-held' })).toHaveLength(1);
  });

  it('are closed by what becomes of the thing, and by whom', async () => {
    const staff = await staffId();
    await emit('deposit-held', null, { deposit: '7', ...TERMS, cause: 'amount-differs' });
    await emit('withdrawal-held', null, { withdrawal: '7', ...TERMS, cause: 'amount-differs' });
    await emit('win-parked', null, { ...WIN, reason: 'win-above-cap' });
    await emit('feed-message-held', null, { message: '3', feed: 'uof', reason: 'no such market' });
    await emit('late-result-held', null, { event: '5', feed: 'uof', contest: 'Norte – Sur' });
    await relay.catchUp();
    expect(await list({ kind: 'late-result-held' })).toMatchObject([{ source: 'uof', cause: 'Norte – Sur' }]);
    await emit('deposit-completed', null, { deposit: '7', ...TERMS, released_by: staff });
    await emit('withdrawal-returned', null, { withdrawal: '7', ...TERMS, status: 'declined', declined_by: staff });
    await emit('parked-win-approved', null, { ...WIN, staff });
    await emit('parked-win-paid', null, WIN);
    await emit('feed-message-decided', null, { message: '3', feed: 'uof', how: 'dismissed', staff });
    await emit('late-result-decided', null, { event: '5', how: 'settled', staff });
    await relay.catchUp();
    expect(await list()).toEqual([]);
    const by = { closed_by: 'the_super', closed_at: '2026-01-14T12:00:00.000Z' };
    expect(await list({ state: 'closed' })).toMatchObject([
      { kind: 'late-result-held', closed_how: 'settled', ...by },
      { kind: 'feed-message-held', closed_how: 'dismissed', ...by },
      { kind: 'win-parked', closed_how: 'approved', amount: '1000000.00001', ...by },
      { kind: 'withdrawal-held', closed_how: 'declined', ...by },
      { kind: 'deposit-held', closed_how: 'released', ...by },
    ]);
  });

  it('are raised for broken invariants, and measured kind by kind', async () => {
    await emit('withdrawals-frozen', null, { invariants: ['ledger-02', 'ledger-08'] });
    await emit('win-parked', null, { ...WIN, reason: 'already-rolled-back' });
    await emit('deposit-held', null, { deposit: '7', ...TERMS, cause: 'contradicted' });
    await relay.catchUp();
    expect(await list({ kind: 'invariant-broken' })).toMatchObject([
      { source: 'ledger', cause: 'ledger-02, ledger-08', amount: null, player: null },
    ]);
    const measured = new Map<string, number>();
    const count = createNoticesRepository(server.db.pool).countOpen;
    await measureNotices(count, { observeNotices: ({ kind, open }) => void measured.set(kind, open) });
    const none = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, 0]));
    expect(Object.fromEntries(measured)).toEqual({
      ...none,
      'invariant-broken': 1,
      'win-parked': 1,
      'deposit-held': 1,
    });
    await emit('withdrawals-unfrozen', null, { by: 'staff 1' });
    await emit('deposit-review-closed', null, { deposit: '7', ...TERMS, staff: await staffId() });
    await relay.catchUp();
    expect(await list({ state: 'closed' })).toMatchObject([
      { kind: 'deposit-held', closed_how: 'closed', closed_by: 'the_super' },
      { kind: 'invariant-broken', closed_how: 'dismissed' },
    ]);
  });

  it('are raised for a job that keeps failing, shown by /readyz too, and closed when it works again', async () => {
    const { pool } = server.db;
    const fail = () => noteJobFailure(pool, { ...JOB, error: new Error('relation does not exist'), at: AT });
    for (let failures = 0; failures < 2; failures += 1) await fail();
    await relay.catchUp();
    expect(await list()).toEqual([]);
    expect(await readiness()).toEqual({ status: 'ready', missing: [], failing: [] });
    for (let failures = 0; failures < 4; failures += 1) await fail();
    await relay.catchUp();
    expect(await list()).toMatchObject([
      { kind: 'job-failing', source: JOB.task, cause: 'relation does not exist', raised_at: AT.toISOString() },
    ]);
    const failing = [{ task: JOB.task, failures: 6, since: AT.toISOString() }];
    expect(await readiness()).toEqual({ status: 'ready', missing: [], failing });
    await noteJobSuccess(pool, { ...JOB, at: AT });
    await relay.catchUp();
    expect(await list({ state: 'closed' })).toMatchObject([{ kind: 'job-failing', closed_how: 'recovered' }]);
    expect(await readiness()).toEqual({ status: 'ready', missing: [], failing: [] });
  });

  it('has one list of kinds for the call and the handler', () => {
    expect([...NOTICE_KINDS]).toEqual([...CONTRACT_KINDS]);
  });

  it.each([
    ['credited', 'deposit-completed', { released_by: null }],
    ['declined', 'deposit-ended', { status: 'declined' }],
    ['refunded', 'deposit-refunded', { was_credited: false }],
  ])('of a deposit are closed as %s, also in one page with what raised them', async (how, name, more) => {
    await emit('deposit-held', null, { deposit: '9', ...TERMS, cause: 'undecided' });
    await emit(name, null, { deposit: '9', ...TERMS, ...more });
    await emit(name, null, { deposit: '10', ...TERMS, ...more });
    await relay.catchUp();
    expect(await list({ state: 'all' })).toMatchObject([{ closed_how: how, closed_by: null }]);
  });

  it('are raised anew when the thing waits again, or with another content', async () => {
    await emit('win-parked', null, { ...WIN, reason: 'win-without-bet' });
    await emit('win-parked', null, { ...WIN, reason: 'win-above-cap' });
    await emit('parked-win-paid', null, WIN);
    await emit('win-parked', null, { ...WIN, reason: 'win-above-cap' });
    await relay.catchUp();
    const found = (await list({ state: 'all' })).map((row: { cause: string; closed_how: string }) => [
      row.cause,
      row.closed_how,
    ]);
    expect(found).toEqual([
      ['win-above-cap', null],
      ['win-above-cap', 'paid'],
      ['win-without-bet', 'replaced'],
    ]);
  });

  it('are made anew by a replay, the same rows with the same ids', async () => {
    await emit('deposit-held', null, { deposit: '7', ...TERMS, cause: 'amount-differs' });
    await emit('deposit-held', null, { deposit: '7', ...TERMS, cause: 'contradicted' });
    const middle = await emit('deposit-completed', null, { deposit: '7', ...TERMS, released_by: null });
    await emit('win-parked', null, { ...WIN, reason: 'win-above-cap' });
    await relay.catchUp();
    const before = await contents();
    expect(before).toHaveLength(3);
    for (const from of [start, middle]) {
      await requestReplay(server.db.pool, HANDLER, from);
      await relay.catchUp();
      expect(await contents()).toEqual(before);
    }
  });

  it('name an event that their own handler cannot take, until staff discard it', async () => {
    const position = await emit('deposit-held', null, { deposit: '7' });
    await relay.catchUp();
    expect(await list()).toEqual([]);
    await emit('deposit-held', 7, { deposit: '8' });
    await relay.catchUp();
    // Events of nobody wait behind the first, the one about the second player's event among them.
    const key = { handler: HANDLER, position: String(position), part: 0 };
    expect((await boss.call(discardParkedEvent, { body: { ...key, reason: 'broken' } })).status).toBe(0);
    await relay.catchUp();
    expect(await list()).toMatchObject([{ kind: 'event-parked', source: HANDLER, cause: 'deposit-held' }]);
    expect(await list({ state: 'closed' })).toMatchObject([{ closed_how: 'discarded', closed_by: 'the_super' }]);
  });
});

describe('who reads them', () => {
  it('is a superadmin for the players of their scope, in pages, the newest first', async () => {
    const { pool } = server.db;
    await hired('another_super', 3);
    const made = await pool.query<{ id: string }>(
      `insert into players.player (username, username_key, username_skeleton, email, email_key, phone, phone_country, currency,
         birth_date, locale, sign_up_code, country, created_at, first_name, last_name, parent_agent_id)
       select name, name, name, name || '@example.com', name || '@example.com', phone, 'MX', 'USD', '1990-01-01', 'es', name,
         'MX', now(), '', '', agent
       from (values ('own_one', '+525510000001', null::bigint), ('of_another', '+525510000002',
         (select id from identity.staff where username = 'another_super'))) p (name, phone, agent)
       returning id`,
    );
    const [own, other] = made.rows.map(({ id }) => Number(id));
    await emit('deposit-held', own ?? 0, { deposit: '7', ...TERMS, cause: 'undecided' });
    await emit('deposit-held', other ?? 0, { deposit: '8', ...TERMS, cause: 'undecided' });
    await relay.catchUp();
    expect(await list()).toMatchObject([{ player: { id: String(own), username: 'own_one' } }]);
    const owner = await hired('the_owner', 4);
    expect(await list({}, owner)).toHaveLength(2);
    const { result } = await owner.call(listNotices, { query: { count: '1', page: '1' } });
    expect(result).toMatchObject({ count: '2', pages: '2', page: '1', notices: [{ player: { username: 'own_one' } }] });
  });
});
