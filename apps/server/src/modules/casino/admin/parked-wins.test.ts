import { approveParkedWin, closeParkedWin, listParkedWins, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';
import { collectEvents, type EventCollector, type Visitor } from '../../../../test-support/server/index.ts';

/** Wins that are owed and wait: what staff see of them, and the way through for one above its provider's cap. */
let kit: CasinoTestKit;
let boss: Visitor;
let collector: EventCollector;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  boss = await hired('the_super', 3);
  const { db, modules } = kit.testServer;
  const source = { pool: db.pool, opEvents: modules.opEvents };
  collector = await collectEvents(source, 'win-parked', 'parked-win-approved', 'parked-win-closed', 'parked-win-paid');
});
afterAll(async () => {
  const broken = (await kit.testServer.modules.ledger.invariants()).filter(({ violations }) => violations > 0);
  expect(broken).toEqual([]);
  await collector.close();
  await kit.close();
});

const PROVIDER = 'slotegrator';
/** Above the cap of every provider, a million. */
const HIGH = '1000000.01';

async function hired(username: string, level: 1 | 2 | 3 | 4): Promise<Visitor> {
  const member = { username, password: 'Ordago-2026', level, parent: null } as const;
  await kit.testServer.modules.identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
  const visitor = kit.testServer.visitor({ ip: `198.51.100.${username.length}` });
  const { password } = member;
  expect((await visitor.call(staffSignIn, { body: { username, password } })).status).toBe(0);
  return visitor;
}

const listed = async (query: Record<string, string> = {}, who = boss) =>
  (await who.call(listParkedWins, { query: { count: '100', ...query } })).result.wins as Record<string, unknown>[];
const approve = (key: string, amount = HIGH, who = boss) =>
  who.call(approveParkedWin, { body: { provider: PROVIDER, key, amount } });
const lastAct = async () =>
  (
    await kit.testServer.db.pool.query(
      'select actor, action, subject, details from audit.record order by seq desc limit 1',
    )
  ).rows[0];

/** A player at a game, with a way to send the provider's calls about one round of theirs. */
async function seated() {
  const who = await kit.player();
  const { gameId: game } = await kit.open(who, PROVIDER);
  const round = `parked-${who.id}`;
  const call = async (rest: object) =>
    (await kit.post(`/console/callbacks/${PROVIDER}`, { player: who.username, game, round, ...rest })).text;
  const bet = () => call({ action: 'bet', transaction: `${round}-bet`, amount: '10.00' });
  const win = (amount = HIGH) => call({ action: 'win', transaction: `${round}-win`, amount });
  const own = async (query: Record<string, string> = {}) =>
    (await listed({ state: 'all', ...query })).filter(({ player }) => (player as { id: string }).id === who.id);
  return { who, round, call, bet, win, own };
}

/** Each with a win above the cap that waits. */
async function withParkedWin() {
  const seat = await seated();
  await seat.bet();
  expect(await seat.win()).toContain('win-above-cap');
  const [row] = await seat.own();
  return { ...seat, key: String(row?.key) };
}

const mainOf = (who: CasinoPlayer) => kit.mainOf(who);

describe('a win above the cap of its provider', () => {
  it('waits on the list with what it is about, and how often the provider asked', async () => {
    const { who, round, win, own } = await withParkedWin();
    await win();
    expect(await own()).toMatchObject([
      {
        provider: PROVIDER,
        player: { id: who.id, username: who.username },
        round,
        attempts: '2',
        amount: HIGH,
        cap: '1000000.00',
        currency: 'TRY',
        reason: 'win-above-cap',
        state: 'waiting',
        approved_at: null,
        approved_by: null,
        paid_at: null,
      },
    ]);
  });

  it('is let through by staff, pays nothing by that, and is paid once when the provider asks again', async () => {
    const { who, key, win, own } = await withParkedWin();
    const done = await approve(key);
    expect(done.result.win).toMatchObject({ state: 'approved', approved_by: 'the_super', paid_at: null });
    expect(await lastAct()).toMatchObject({
      action: 'casino.parked-win-approved',
      subject: `player:${who.id}`,
      details: { provider: PROVIDER, key, amount: HIGH, cap: '1000000.00', currency: 'TRY' },
    });
    expect(await mainOf(who)).toBe('90.00');
    expect(await own({ state: 'waiting' })).toEqual([]);
    await win();
    expect(await mainOf(who)).toBe('1000090.01');
    await win();
    expect(await mainOf(who)).toBe('1000090.01');
    expect(await own({ state: 'paid' })).toMatchObject([{ key, approved_by: 'the_super' }]);
  });

  it('is let through once, in the amount that was looked at, and only by its own key', async () => {
    const { key, win } = await withParkedWin();
    expect((await approve(key, '1000000.02')).refusal).toBe('state-changed');
    expect((await approve('none')).refusal).toBe('not-found');
    expect((await approve(key)).status).toBe(0);
    expect((await approve(key)).refusal).toBe('state-changed');
    await win();
    expect((await approve(key)).refusal).toBe('state-changed');
  });

  it('sent again with another amount is another win, which nobody has let through', async () => {
    const { who, key, win, own } = await withParkedWin();
    await approve(key);
    expect(await win('2000000.00')).toContain('win-above-cap');
    expect(await own()).toMatchObject([{ amount: '2000000.00', state: 'waiting', approved_by: null }]);
    expect(await win()).toContain('win-above-cap');
    expect(await mainOf(who)).toBe('90.00');
  });
});

describe('a win without its bet', () => {
  it('is listed apart, and nobody lets it through', async () => {
    const { bet, win, own, who } = await seated();
    expect(await win('20.00')).toContain('win-without-bet');
    const [row] = await own({ reason: 'win-without-bet' });
    expect(row).toMatchObject({ state: 'waiting', amount: '20.00' });
    expect(await own({ reason: 'win-above-cap' })).toEqual([]);
    expect((await approve(String(row?.key), '20.00')).refusal).toBe('state-changed');
    await bet();
    await win('20.00');
    expect(await mainOf(who)).toBe('110.00');
    expect(await own({ state: 'paid' })).toMatchObject([{ reason: 'win-without-bet', approved_at: null }]);
  });

  it('waits for staff once its bet came, where it is above the cap', async () => {
    const { who, bet, win, own } = await seated();
    expect(await win()).toContain('win-without-bet');
    await bet();
    expect(await win()).toContain('win-above-cap');
    const [row] = await own({ reason: 'win-above-cap' });
    expect((await approve(String(row?.key))).status).toBe(0);
    await win();
    expect(await mainOf(who)).toBe('1000090.01');
  });
});

describe('a win after the rollback of its bet', () => {
  const back = (round: string) => ({
    action: 'rollback',
    transaction: `${round}-back`,
    target: `${round}-bet`,
    amount: '10.00',
  });
  const close = (key: string, amount: string, who = boss, reason = 'settled with the provider') =>
    who.call(closeParkedWin, { body: { provider: PROVIDER, key, amount, reason } });

  it('is parked and not paid, nobody lets it through, and staff close it with a reason', async () => {
    await collector.take();
    const { who, round, call, bet, win, own } = await seated();
    await bet();
    await call(back(round));
    expect(await win('20.00')).toContain('already-rolled-back');
    const [row] = await own({ reason: 'already-rolled-back' });
    const key = String(row?.key);
    expect(row).toMatchObject({ state: 'waiting', amount: '20.00' });
    expect((await approve(key, '20.00')).refusal).toBe('state-changed');
    expect((await close(key, '20.01')).refusal).toBe('state-changed');
    expect((await close(key, '20.00', boss, ' ')).refusal).toBe('validation-failed');
    const replies = await Promise.all([close(key, '20.00'), close(key, '20.00')]);
    expect(replies.map(({ refusal }) => refusal).sort()).toEqual(['', 'state-changed']);
    expect(await lastAct()).toMatchObject({
      action: 'casino.parked-win-closed',
      subject: `player:${who.id}`,
      details: { key, amount: '20.00', reason: 'settled with the provider' },
    });
    // Sent again it stays closed; with another amount it is another win.
    await win('20.00');
    expect(await own({ state: 'closed' })).toMatchObject([{ key }]);
    await win('30.00');
    expect(await own({ state: 'waiting' })).toMatchObject([{ key, amount: '30.00' }]);
    expect(await mainOf(who)).toBe('100.00');
    const names = (await collector.take()).map(({ name }) => name);
    expect(names).toEqual(['win-parked', 'parked-win-closed', 'win-parked']);
  });
});

describe('the events of parked wins', () => {
  it('are one for each content that waits, one for the approval and one for the payment', async () => {
    await collector.take();
    const { who, round, bet, win, own } = await seated();
    await win('20.00');
    await win('20.00');
    await win();
    await bet();
    await win();
    await win();
    const [row] = await own();
    await approve(String(row?.key));
    await win();
    await win();
    const of = { provider: PROVIDER, round, currency: 'TRY' };
    const high = { ...of, amount: HIGH };
    const events = await collector.take();
    expect(events).toMatchObject([
      { name: 'win-parked', player: who.id, payload: { ...of, amount: '20', reason: 'win-without-bet' } },
      { name: 'win-parked', player: who.id, payload: { ...high, reason: 'win-without-bet' } },
      { name: 'win-parked', player: who.id, payload: { ...high, reason: 'win-above-cap' } },
      { name: 'parked-win-approved', player: who.id, payload: { ...high, staff: expect.stringMatching(/^\d+$/) } },
      { name: 'parked-win-paid', player: who.id, payload: high },
    ]);
    expect(new Set(events.map(({ payload }) => (payload as { key: string }).key)).size).toBe(1);
    expect(events[0]?.payload).toMatchObject({ key: row?.key });
  });
});

describe('who sees and decides', () => {
  it('is a superadmin for the players of their subtree and the operator, the owner for all', async () => {
    const { who, key } = await withParkedWin();
    await hired('another_super', 3);
    const { pool } = kit.testServer.db;
    const agent = "(select id from identity.staff where username = 'another_super')";
    await pool.query(`update players.player set parent_agent_id = ${agent} where id = $1`, [who.id]);
    const keysOf = async (viewer: Visitor) => (await listed({}, viewer)).map((row) => row.key);
    expect(await keysOf(boss)).not.toContain(key);
    expect((await approve(key)).refusal).toBe('not-found');
    const owner = await hired('the_owner', 4);
    expect(await keysOf(owner)).toContain(key);
    expect((await approve(key, HIGH, owner)).status).toBe(0);
  });

  it('reads the list in pages, the newest first', async () => {
    const { result } = await boss.call(listParkedWins, { query: { state: 'all', count: '2', page: '99' } });
    expect(Number(result.count)).toBeGreaterThan(4);
    expect(Number(result.page)).toBe(Number(result.pages) - 1);
    const times = (await listed({ state: 'all' })).map((row) => String(row.first_at));
    expect(times).toEqual([...times].sort().reverse());
  });
});
