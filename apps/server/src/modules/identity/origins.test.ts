import {
  changePassword,
  checkSession,
  issueFrameToken,
  readBalance,
  readStaff,
  signIn,
  signUp,
  staffSignIn,
  staffSignOut,
} from '@ordago/contracts';
import { idOf, type PlayerId, type StaffId } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test-support/server/index.ts';

const PASSWORD = 'Ordago-2026';
let testServer: TestServer;
let count = 0;

beforeAll(async () => {
  testServer = await createTestServer();
  const boss = await testServer.modules.identity.hireStaff(
    { username: 'the_owner', password: PASSWORD, level: 4, parent: null },
    { by: 'system', now: testServer.clock.now() },
  );
  expect(boss).toMatch(/^\d+$/);
  await testServer.modules.identity.hireStaff(
    { username: 'the_cashier', password: PASSWORD, level: 1, parent: boss as StaffId },
    { by: 'system', now: testServer.clock.now() },
  );
});
afterAll(() => testServer.close());

async function signedUp() {
  count += 1;
  const visitor = testServer.visitor();
  const username = `origin_${count}`;
  const reply = await visitor.call(signUp, {
    body: {
      username,
      password: PASSWORD,
      email: `${username}@example.com`,
      currency: 'USD',
      phone: `+1202555${String(count).padStart(4, '0')}`,
      birth_date: '1990-05-17',
    },
  });
  expect(reply.status).toBe(0);
  return { ...visitor, username, id: idOf<PlayerId>(reply.result.user_id) };
}

async function hired(username = 'the_cashier') {
  const visitor = testServer.visitor();
  expect((await visitor.call(staffSignIn, { body: { username, password: PASSWORD } })).status).toBe(0);
  return visitor;
}

describe('the back office', () => {
  it('knows its staff by their own cookie', async () => {
    const cashier = await hired();
    expect([...cashier.cookies.keys()]).toEqual(['ordago_staff', 'ordago_staff_device']);
    const { result } = await cashier.call(readStaff);
    expect(result).toMatchObject({ username: 'the_cashier', level: '1' });
    expect(result.parent_id).toMatch(/^\d+$/);
    await cashier.call(staffSignOut);
    expect(await cashier.call(readStaff)).toMatchObject({ refusal: 'unauthorized', http: 401 });
  });

  it('sends a strict cookie that scripts cannot read', async () => {
    const reply = await testServer.visitor().call(staffSignIn, { body: { username: 'the_owner', password: PASSWORD } });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Domain');
  });

  it('answers an unknown name and a wrong password alike, and makes guessers wait', async () => {
    const guesser = testServer.visitor({ ip: '192.0.2.50' });
    const unknown = await guesser.call(staffSignIn, { body: { username: 'nobody', password: PASSWORD } });
    const wrong = await guesser.call(staffSignIn, { body: { username: 'the_owner', password: 'Wrong-2026' } });
    expect([unknown.status, unknown.message]).toEqual([wrong.status, wrong.message]);
    for (let i = 0; i < 9; i += 1) {
      await guesser.call(staffSignIn, { body: { username: 'the_owner', password: 'Wrong-2026' } });
    }
    const right = await guesser.call(staffSignIn, { body: { username: 'the_owner', password: PASSWORD } });
    expect(right).toMatchObject({ refusal: 'too-many-attempts', http: 429 });
  });

  it('ends the sessions of somebody who is disabled, within a second', async () => {
    await testServer.modules.identity.hireStaff(
      { username: 'leaver', password: PASSWORD, level: 1, parent: null },
      { by: 'system', now: testServer.clock.now() },
    );
    const leaver = await hired('leaver');
    expect((await leaver.call(readStaff)).status).toBe(0);
    const member = await testServer.modules.identity.staffByUsername('leaver');
    await testServer.modules.identity.disableStaff(member?.id as StaffId, testServer.clock.now());
    await expect.poll(async () => (await leaver.call(readStaff)).status, { timeout: 1_000 }).toBe(1);
    const again = await testServer.visitor().call(staffSignIn, { body: { username: 'leaver', password: PASSWORD } });
    expect(again.status).toBe(5);
    await testServer.modules.identity.disableStaff(member?.id as StaffId, null);
    expect((await leaver.call(readStaff)).status).toBe(1);
  });

  it('forgets staff after half an hour without a call', async () => {
    const cashier = await hired();
    testServer.clock.advance(29 * 60_000);
    expect((await cashier.call(readStaff)).status).toBe(0);
    testServer.clock.advance(30 * 60_000);
    expect((await cashier.call(readStaff)).status).toBe(1);
  });
});

describe('the two audiences', () => {
  it.each(['the_cashier', 'the_owner'])(
    'never confirm a password of staff (%s) on the player site',
    async (username) => {
      const outward = async (password: string) => {
        const { http, status, refusal, message, headers } = await testServer
          .visitor()
          .call(signIn, { body: { username, password } });
        return { http, status, refusal, message, cookie: headers['set-cookie'] };
      };
      expect(await outward(PASSWORD)).toEqual(await outward('Wrong-2026'));
      expect(await outward(PASSWORD)).toMatchObject({ refusal: 'invalid-credentials', cookie: undefined });
    },
  );

  it('keep a player’s name from being a staff name', async () => {
    const body = {
      username: 'The_Cashier',
      password: PASSWORD,
      email: 'x@example.com',
      currency: 'USD',
      phone: '+12025559999',
      birth_date: '1990-05-17',
    };
    expect((await testServer.visitor().call(signUp, { body })).refusal).toBe('username-taken');
  });

  it('do not take each other’s tokens, under either name', async () => {
    const player = await signedUp();
    const cashier = await hired();
    const tokens = [player.cookies.get('ordago') ?? '', cashier.cookies.get('ordago_staff') ?? ''];
    for (const token of tokens) {
      const mixed = testServer.visitor();
      mixed.cookies.set('ordago', tokens[1] ?? '');
      mixed.cookies.set('ordago_staff', tokens[0] ?? '');
      expect((await mixed.call(checkSession)).result.id).toBe('-1');
      expect((await mixed.call(readStaff)).status).toBe(1);
      const bearer = { headers: { authorization: `Bearer ${token}` } };
      expect((await testServer.visitor().call(checkSession, bearer)).result.id).toBe('-1');
    }
  });
});

describe('the frame token', () => {
  /** Represents any call of the betting line. */
  const whoAmI = (token: string) =>
    testServer.modules.identity.authenticate({
      host: 'sportsbook',
      cookies: {},
      ip: '192.0.2.1',
      headers: { authorization: `Bearer ${token}` },
    });

  it('represents its session on the betting line alone, for five minutes', async () => {
    const player = await signedUp();
    const { result } = await player.call(issueFrameToken);
    expect(result).toMatchObject({ expires_in: '300', url: testServer.config.origins.sportsbook });
    expect(await whoAmI(result.token)).toMatchObject({ kind: 'player', player: player.id });
    const elsewhere = testServer.visitor();
    elsewhere.cookies.set('ordago', result.token);
    expect((await elsewhere.call(checkSession)).result.id).toBe('-1');
    testServer.clock.advance(5 * 60_000);
    expect(await whoAmI(result.token)).toEqual({ kind: 'guest' });
  });

  it('dies with its session, and is refused to guests', async () => {
    const player = await signedUp();
    const { result } = await player.call(issueFrameToken);
    await player.call(changePassword, { body: { password: PASSWORD, new_password: 'Another-2027' } });
    expect(await whoAmI(result.token)).toEqual({ kind: 'guest' });
    expect((await testServer.visitor().call(issueFrameToken)).refusal).toBe('sign-in-to-play');
  });

  it('is the only proof on the betting line: a player’s cookie, shared by loopback, is none', async () => {
    const player = await signedUp();
    const actor = await testServer.modules.identity.authenticate({
      host: 'sportsbook',
      headers: {},
      ip: '192.0.2.1',
      cookies: Object.fromEntries(player.cookies),
    });
    expect(actor).toEqual({ kind: 'guest' });
  });
});

describe('money’s questions', () => {
  const ask = async (question: string, id: PlayerId) => {
    const sql = `select ${question} as answer`;
    return (await testServer.db.pool.query(sql.replace('$p', id))).rows[0]?.answer;
  };
  const all = async (id: PlayerId) => ({
    stake: await ask("players.may_stake($p, '2026-01-14')", id),
    casino: await ask("players.may_play_casino($p, '2026-01-14')", id),
  });

  it('are answered by the blocks that are active at that moment', async () => {
    const { id } = await signedUp();
    const { players } = testServer.modules;
    expect(await all(id)).toEqual({ stake: null, casino: null });
    await players.blockCasino(id, testServer.clock.now());
    expect(await all(id)).toEqual({ stake: null, casino: 'casino-blocked' });
    await players.unblockCasino(id);
    await players.ban(id, testServer.clock.now());
    const banned = 'user-banned';
    expect(await all(id)).toEqual({ stake: banned, casino: banned });
    await players.liftBan(id);
    await testServer.db.pool.query(
      "update players.player set parent_agent_id = (select id from identity.staff where username = 'the_cashier') where id = $1",
      [id],
    );
    expect(await all(id)).toEqual({ stake: null, casino: null });
    expect(await all(idOf('999'))).toMatchObject({ stake: 'user-not-found' });
  });

  it('reach the signed-in player’s screens', async () => {
    const player = await signedUp();
    await testServer.modules.players.blockCasino(player.id, testServer.clock.now());
    expect((await player.call(readBalance)).result.is_casino_blocked).toBe(true);
  });
});
