import {
  changePassword,
  checkSession,
  listSessions,
  readBalance,
  signIn,
  signOut,
  signOutByGet,
  signUp,
} from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildApplication,
  buildVisitor,
  createTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../../test-support/server/index.ts';

let testServer: TestServer;

beforeAll(async () => {
  testServer = await createTestServer();
});
afterAll(() => testServer.close());

/** Fifty wrong passwords, each from another address: what one account takes in an hour from guests. */
async function guessFromEverywhere(username: string): Promise<void> {
  for (let n = 0; n < 50; n += 1) {
    const guesser = testServer.visitor({ ip: `198.51.100.${n}` });
    expect((await guesser.call(signIn, { body: { username, password: 'Wrong-2026' } })).refusal).toBe(
      'invalid-credentials',
    );
  }
}

/** Spellings under which a phone number is found: with and without `+`, with each mark at each place, in wide digits. */
function spellingsOf(phone: string): string[] {
  const digits = phone.replace('+', '');
  const places = Array.from({ length: digits.length - 1 }, (_none, at) => at + 1);
  const split = (mark: string) => places.map((at) => `${digits.slice(0, at)}${mark}${digits.slice(at)}`);
  const wide = digits.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0));
  return [phone, digits, wide, ` ${phone} `, ...[' ', '-', '.', '(', ')', '+'].flatMap(split)];
}

/** A username in other cases, and with blanks around it. */
function casesOf(username: string): string[] {
  return [username, username.toUpperCase(), ` ${username}`, `${username} `];
}

describe('sign-in', () => {
  it('takes the username in any case, or the phone in any spelling', async () => {
    const { body } = await buildVisitor(testServer);
    for (const username of [body.username.toUpperCase(), body.phone, body.phone.slice(1)]) {
      const reply = await testServer.visitor().call(signIn, { body: { username, password: TEST_PASSWORD } });
      expect(reply).toMatchObject({ http: 200, status: 0 });
    }
  });

  it('reports once that it is the first', async () => {
    const { body } = await buildVisitor(testServer);
    const credentials = { username: body.username, password: TEST_PASSWORD };
    const first = await testServer.visitor().call(signIn, { body: credentials });
    const second = await testServer.visitor().call(signIn, { body: credentials });
    expect([first.result.detail.first_login, second.result.detail.first_login]).toEqual([true, false]);
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const { body } = await buildVisitor(testServer);
    const unknown = await testServer
      .visitor()
      .call(signIn, { body: { username: 'nobody_here', password: TEST_PASSWORD } });
    const wrong = await testServer
      .visitor()
      .call(signIn, { body: { username: body.username, password: 'Wrong-2026' } });
    const outward = ({ http, status, refusal, message, result }: typeof wrong) => ({
      http,
      status,
      refusal,
      message,
      result,
    });
    expect(outward(wrong)).toEqual(outward(unknown));
    expect(wrong).toMatchObject({ http: 401, status: 4, refusal: 'invalid-credentials' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('lets one player in from many places at once', async () => {
    const { body } = await buildVisitor(testServer);
    const credentials = { body: { username: body.username, password: TEST_PASSWORD } };
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_none, n) =>
        testServer.visitor({ ip: `203.0.113.${n % 3}` }).call(signIn, credentials),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 0));
  });

  it('ignores a session that was planted before, and ends the one it replaces', async () => {
    const { body, ...player } = await buildVisitor(testServer);
    const planted = testServer.visitor();
    planted.cookies.set('ordago', 'A'.repeat(43));
    await planted.call(signIn, { body: { username: body.username, password: TEST_PASSWORD } });
    expect(planted.cookies.get('ordago')).not.toBe('A'.repeat(43));
    const before = player.cookies.get('ordago') ?? '';
    await player.call(signIn, { body: { username: body.username, password: TEST_PASSWORD } });
    const thief = testServer.visitor();
    thief.cookies.set('ordago', before);
    expect((await thief.call(checkSession)).result.id).toBe('-1');
  });

  it('makes a guesser wait, not the player at another address', async () => {
    const { body } = await buildVisitor(testServer);
    const guesser = testServer.visitor({ ip: '192.0.2.99' });
    const guess = { body: { username: body.username, password: 'Wrong-2026' } };
    for (let i = 0; i < 10; i += 1) expect((await guesser.call(signIn, guess)).status).toBe(4);
    const right = { body: { username: body.username, password: TEST_PASSWORD } };
    expect(await guesser.call(signIn, right)).toMatchObject({ status: 400, http: 429, refusal: 'too-many-attempts' });
    expect((await testServer.visitor({ ip: '192.0.2.98' }).call(signIn, right)).status).toBe(0);
    testServer.clock.advance(16 * 60_000);
    expect((await guesser.call(signIn, right)).status).toBe(0);
  });

  it('counts guesses by account: no spelling of its names buys more of them', async () => {
    const { body } = await buildVisitor(testServer);
    const spellings = [...spellingsOf(body.phone), ...casesOf(body.username)];
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(60);
    // They are spellings that sign in: none is refused because it finds nobody.
    for (const username of spellings.filter((_none, at) => at % 6 === 0)) {
      const reply = await testServer
        .visitor({ ip: '192.0.2.96' })
        .call(signIn, { body: { username, password: TEST_PASSWORD } });
      expect([username, reply.status]).toEqual([username, 0]);
    }
    const guesser = testServer.visitor({ ip: '192.0.2.97' });
    const guesses: string[] = [];
    for (const username of spellings)
      guesses.push((await guesser.call(signIn, { body: { username, password: 'Wrong-2026' } })).refusal);
    expect(guesses.filter((refusal) => refusal === 'invalid-credentials')).toHaveLength(10);
    expect(guesses.filter((refusal) => refusal === 'too-many-attempts')).toHaveLength(spellings.length - 10);
  });

  it('counts guesses at a phone that nobody has in whatever spelling, too', async () => {
    const guesser = testServer.visitor({ ip: '192.0.2.95' });
    const guesses: string[] = [];
    for (const username of spellingsOf('+34600999888'))
      guesses.push((await guesser.call(signIn, { body: { username, password: 'Wrong-2026' } })).refusal);
    expect(guesses.filter((refusal) => refusal === 'invalid-credentials')).toHaveLength(10);
  });

  it('lets nobody else lock the owner out of a device that signed in before', async () => {
    const { body, cookies } = await buildVisitor(testServer);
    const own = testServer.visitor({ ip: '192.0.2.10' });
    own.cookies.set('ordago_device', cookies.get('ordago_device') ?? '');
    await guessFromEverywhere(body.username);
    const right = { body: { username: body.username, password: TEST_PASSWORD } };
    const guest = testServer.visitor({ ip: '192.0.2.11' });
    expect((await guest.call(signIn, right)).refusal).toBe('too-many-attempts');
    expect((await own.call(signIn, right)).status).toBe(0);
    // The guests are as far as they were: the owner's password clears nothing of theirs.
    expect((await guest.call(signIn, right)).refusal).toBe('too-many-attempts');
  });

  it('bounds the guesses of a known device by itself, and of all known devices of an account together', async () => {
    const { body, cookies } = await buildVisitor(testServer);
    const right = { body: { username: body.username, password: TEST_PASSWORD } };
    const wrong = { body: { username: body.username, password: 'Wrong-2026' } };
    const devices = [cookies.get('ordago_device') ?? ''];
    for (let more = 0; more < 5; more += 1) {
      const fresh = testServer.visitor({ ip: `192.0.2.${20 + more}` });
      await fresh.call(signIn, right);
      devices.push(fresh.cookies.get('ordago_device') ?? '');
    }
    const guess = async (device: string) => {
      const visitor = testServer.visitor({ ip: '192.0.2.30' });
      visitor.cookies.set('ordago_device', device);
      return (await visitor.call(signIn, wrong)).refusal;
    };
    const refusals: string[] = [];
    for (const device of devices) for (let n = 0; n < 11; n += 1) refusals.push(await guess(device));
    expect(refusals.slice(0, 11)).toEqual([...Array(10).fill('invalid-credentials'), 'too-many-attempts']);
    // Attempts beyond a bound count as well: fifty are reached within the fifth device.
    expect(refusals.filter((refusal) => refusal === 'invalid-credentials').length).toBeLessThanOrEqual(50);
    expect(refusals.slice(55)).toEqual(Array(11).fill('too-many-attempts'));
    const guest = testServer.visitor({ ip: '192.0.2.40' });
    expect((await guest.call(signIn, right)).status).toBe(0);
  });

  it('knows no device any more that signed in with an old password, but for the one that changed it', async () => {
    const { body, cookies, ...player } = await buildVisitor(testServer);
    const thief = cookies.get('ordago_device') ?? '';
    await player.call(changePassword, { body: { password: TEST_PASSWORD, new_password: 'Another-2026' } });
    const kept = cookies.get('ordago_device') ?? '';
    expect(kept).not.toBe(thief);
    await guessFromEverywhere(body.username);
    const enter = async (device: string) => {
      const visitor = testServer.visitor({ ip: '192.0.2.12' });
      visitor.cookies.set('ordago_device', device);
      return (await visitor.call(signIn, { body: { username: body.username, password: 'Another-2026' } })).refusal;
    };
    expect([await enter(thief), await enter(kept)]).toEqual(['too-many-attempts', '']);
  });

  it('informs a banned player who knows the password, and nobody else', async () => {
    const { body, id } = await buildVisitor(testServer);
    await testServer.modules.players.ban(id, testServer.clock.now());
    const right = await testServer
      .visitor()
      .call(signIn, { body: { username: body.username, password: TEST_PASSWORD } });
    const wrong = await testServer
      .visitor()
      .call(signIn, { body: { username: body.username, password: 'Wrong-2026' } });
    expect([right.status, wrong.status]).toEqual([5, 4]);
  });

  it('keeps hashes only: no token and no password can be read from the database', async () => {
    // Hashing as a product does it.
    const product = await createTestServer({ hashing: {} });
    const { cookies } = await buildVisitor(product);
    const dump = await product.db.pool.query(
      `select (select string_agg(s::text, ' ') from identity.session s) || (select string_agg(c::text, ' ') from identity.credential c)
         || (select string_agg(a::text, ' ') from audit.record a) as text`,
    );
    expect(dump.rows[0].text).not.toContain(cookies.get('ordago'));
    expect(dump.rows[0].text).not.toContain(TEST_PASSWORD);
    expect(dump.rows[0].text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    await product.close();
  });
});

describe('a session', () => {
  it('ends at sign-out, for a copy of its cookie too', async () => {
    const player = await buildVisitor(testServer);
    const copy = testServer.visitor();
    copy.cookies.set('ordago', player.cookies.get('ordago') ?? '');
    expect((await copy.call(checkSession)).result.id).toBe(player.id);
    await player.call(signOut);
    expect((await copy.call(checkSession)).result.id).toBe('-1');
    expect(player.cookies.has('ordago')).toBe(false);
    expect((await player.call(signOut)).status).toBe(0);
  });

  it('is not ended by another site’s link', async () => {
    const player = await buildVisitor(testServer);
    const bare = await player.call(signOutByGet);
    const cross = await player.call(signOutByGet, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([bare.refusal, cross.refusal]).toEqual(['origin-refused', 'origin-refused']);
    expect((await player.call(signOutByGet, { headers: { 'partner-name': 'ordago' } })).status).toBe(0);
    expect((await player.call(checkSession)).result.id).toBe('-1');
  });

  it('ends within a second of a ban and does not come back with its lifting', async () => {
    const player = await buildVisitor(testServer);
    expect((await player.call(checkSession)).status).toBe(0);
    await testServer.db.pool.query('update players.player set banned_at = $2 where id = $1', [player.id, new Date()]);
    await expect.poll(async () => (await player.call(readBalance)).status, { timeout: 1_000 }).toBe(5);
    await testServer.modules.players.liftBan(player.id);
    await expect.poll(async () => (await player.call(readBalance)).status, { timeout: 1_000 }).toBe(1);
  });

  it('lives two weeks without a call and thirty days with them', async () => {
    const player = await buildVisitor(testServer);
    for (let day = 0; day < 29; day += 1) {
      testServer.clock.advance(DAY_MS);
      expect((await player.call(checkSession)).result.id).toBe(player.id);
    }
    testServer.clock.advance(DAY_MS);
    expect((await player.call(checkSession)).result.id).toBe('-1');
    const idle = await buildVisitor(testServer);
    testServer.clock.advance(14 * DAY_MS);
    expect((await idle.call(checkSession)).result.id).toBe('-1');
  });

  it('answers a guest with id -1', async () => {
    expect((await testServer.visitor().call(checkSession)).result).toMatchObject({ id: '-1', role: '0' });
    expect(await testServer.visitor().call(readBalance)).toMatchObject({
      status: 1,
      http: 401,
      refusal: 'unauthorized',
    });
  });
});

describe('changing the password', () => {
  it('signs out everywhere, the browser that changed it too, and says so', async () => {
    const player = await buildVisitor(testServer);
    const credentials = { username: player.body.username, password: TEST_PASSWORD };
    const elsewhere = testServer.visitor();
    await elsewhere.call(signIn, { body: credentials });
    await testServer.visitor().call(signIn, { body: credentials });
    const stolen = new Map(player.cookies);
    const reply = await player.call(changePassword, {
      body: { password: TEST_PASSWORD, new_password: 'Another-2027' },
    });
    expect(reply).toMatchObject({ status: 0, result: { sessions_ended: '3' } });
    expect([...player.cookies.keys()]).toEqual(['ordago_device']);
    for (const [name, value] of stolen) if (name === 'ordago') player.cookies.set(name, value);
    expect((await player.call(checkSession)).result.id).toBe('-1');
    expect((await elsewhere.call(checkSession)).result.id).toBe('-1');
    const open = 'select 1 from identity.session where player = $1 and ended_at is null';
    expect((await testServer.db.pool.query(open, [player.id])).rowCount).toBe(0);
    expect((await testServer.visitor().call(signIn, { body: credentials })).status).toBe(4);
    const renewed = { body: { ...credentials, password: 'Another-2027' } };
    expect((await testServer.visitor().call(signIn, renewed)).status).toBe(0);
  });

  it('refuses a wrong old password, and a weak new one', async () => {
    const player = await buildVisitor(testServer);
    const wrong = await player.call(changePassword, { body: { password: 'Wrong-2026', new_password: 'Another-2027' } });
    const weak = await player.call(changePassword, { body: { password: TEST_PASSWORD, new_password: 'another' } });
    expect([wrong.refusal, weak.refusal]).toEqual(['invalid-credentials', 'password-policy']);
  });

  it.each([
    ['is on every list', 'Qwerty123', 'password-breached'],
    ['is the old one', TEST_PASSWORD, 'password-unchanged'],
    ['is the old one in wide letters', `Ｏ${TEST_PASSWORD.slice(1)}`, 'password-unchanged'],
  ])('refuses a new one that %s', async (_title, fresh, refusal) => {
    const player = await buildVisitor(testServer);
    const reply = await player.call(changePassword, { body: { password: TEST_PASSWORD, new_password: fresh } });
    expect(reply).toMatchObject({ refusal, http: 400 });
    expect((await player.call(checkSession)).result.id).toBe(player.id);
  });

  it('limits the rate of guesses at the old password', async () => {
    const player = await buildVisitor(testServer);
    const guess = { body: { password: 'Wrong-2026', new_password: 'Another-2027' } };
    for (let i = 0; i < 10; i += 1) await player.call(changePassword, guess);
    expect((await player.call(changePassword, guess)).refusal).toBe('too-many-attempts');
  });
});

describe('the sessions list', () => {
  it('shows what happened and from where, newest first, page by page', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const visitor = testServer.visitor({ headers: { 'user-agent': agent }, ip: '198.51.100.7' });
    const body = buildApplication();
    await visitor.call(signUp, { body });
    await visitor.call(signOut);
    await visitor.call(signIn, { body: { username: body.username, password: TEST_PASSWORD } });
    const { result } = await visitor.call(listSessions, { query: { page: '0', count: '2' } });
    expect(result.pageCount).toBe('2');
    expect(result.list.map(({ action }: { action: string }) => action)).toEqual(['sign-in', 'sign-out']);
    expect(result.list[0]).toMatchObject({ browser: 'Firefox / Linux', device: 'desktop', ip_address: '198.51.100.7' });
    const last = await visitor.call(listSessions, { query: { page: '99', count: '2' } });
    expect(last.result.list.map(({ action }: { action: string }) => action)).toEqual(['sign-up']);
  });

  it.each<Record<string, string>>([{ page: '-1' }, { page: '1e3' }, { count: '0' }, { count: '101' }, { page: '٣' }])(
    'refuses %j',
    async (query) => {
      const player = await buildVisitor(testServer);
      expect(await player.call(listSessions, { query })).toMatchObject({ refusal: 'validation-failed', http: 400 });
    },
  );
});

describe('the audit', () => {
  it('holds a sealed row for every event of an account', async () => {
    const rows = await testServer.db.pool.query(
      "select distinct action from audit.record where action not like 'security.%' order by action",
    );
    expect(rows.rows.map(({ action }) => action)).toEqual([
      'identity.password-change',
      'identity.password-change-failed',
      'identity.sign-in',
      'identity.sign-in-failed',
      'identity.sign-out',
      'identity.sign-up',
    ]);
    const broken = await testServer.db.pool.query('select * from audit.broken_seals');
    expect(broken.rows).toEqual([]);
    await expect(testServer.db.owner.query("update audit.record set actor = 'guest'")).rejects.toThrow(/append-only/);
    await expect(testServer.db.owner.query('truncate audit.record')).rejects.toThrow(/append-only/);
  });

  it('notices a rewritten line', async () => {
    await testServer.db.owner.query('alter table audit.record disable trigger append_only');
    await testServer.db.owner.query('update audit.record set details = \'{"forged": true}\' where seq = 3');
    await testServer.db.owner.query('alter table audit.record enable trigger append_only');
    const broken = await testServer.db.pool.query('select * from audit.broken_seals');
    expect(broken.rows).toEqual([{ seq: '3' }]);
  });
});
