import { checkSession, readBalance, signUp } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildApplication,
  buildVisitor,
  createTestServer,
  type TestServer,
} from '../../../test-support/server/index.ts';

let testServer: TestServer;

beforeAll(async () => {
  testServer = await createTestServer();
});
afterAll(() => testServer.close());

describe('sign-up', () => {
  it('registers a player with wallets and a session', async () => {
    const player = await buildVisitor(testServer, { currency: undefined });
    const check = await player.call(checkSession);
    expect(check.result).toMatchObject({
      id: player.id,
      email: player.body.username,
      email_address: player.body.email,
      currency: 'TRY',
      role: '0',
      is_partner: false,
      is_verify: false,
      total_deposits: '0.00',
      parent_agent_id: null,
    });
    const balance = await player.call(readBalance);
    expect(balance.result).toMatchObject({ balance: '0.00', bonus_balance: '0.00', is_banned: false, currency: 'TRY' });
  });

  it('never lets a body set what the player may not choose', async () => {
    const player = await buildVisitor(testServer, {
      role: 4,
      balance: '1000',
      is_verify: true,
      parent_agent_id: 1,
      id: 1,
      is_partner: true,
    });
    const { result } = await player.call(checkSession);
    expect(result).toMatchObject({ role: '0', is_verify: false, is_partner: false, parent_agent_id: null });
    expect((await player.call(readBalance)).result.balance).toBe('0.00');
  });

  it.each([
    ['a short name', { username: 'ab' }, 'username-invalid', 400],
    ['a long name', { username: 'a'.repeat(15) }, 'username-invalid', 400],
    ['a name with a space', { username: 'ana maria' }, 'username-invalid', 400],
    ['a name in look-alike Cyrillic', { username: 'dеmo_player' }, 'username-invalid', 400],
    ['a name that reads like a phone', { username: '5510001234' }, 'username-invalid', 400],
    ['no e-mail address', { email: 'nobody' }, 'email-invalid', 400],
    ['a phone too short for its country', { phone: '+52551234' }, 'phone-invalid', 400],
    ['a phone without digits', { phone: 'call me' }, 'phone-invalid', 400],
    ['a currency that is not on offer', { currency: 'EUR' }, 'currency-not-offered', 400],
    ['a day that does not exist', { birth_date: '1990-02-30' }, 'birth-date-invalid', 400],
    ['a birth date to come', { birth_date: '2030-01-01' }, 'birth-date-invalid', 400],
    ['one day short of 18', { birth_date: '2008-01-15' }, 'underage', 403],
    ['a weak password', { password: 'ordago' }, 'password-policy', 400],
    ['a password that everybody has', { password: 'Password1' }, 'password-breached', 400],
    ['another one, in wide letters', { password: 'Ａａ123456' }, 'password-breached', 400],
    ['a code with a space', { code: 'a b' }, 'sign-up-code-invalid', 400],
    ['a missing e-mail', { email: undefined }, 'validation-failed', 400],
    ['a name that is no text', { username: { $gt: '' } }, 'validation-failed', 400],
  ])('refuses %s', async (_title, changes, refusal, http) => {
    const reply = await testServer.visitor().call(signUp, { body: buildApplication(changes) });
    expect(reply).toMatchObject({ refusal, http, result: null });
    expect(reply.message).not.toBe('');
  });

  it('takes somebody on the day they come of age', async () => {
    await buildVisitor(testServer, { birth_date: '2008-01-14' });
  });

  it('knows a name, an e-mail and a phone in every spelling', async () => {
    const first = buildApplication({ username: 'Look_Alike1', email: 'Same@Example.com', phone: '+52 (55) 7777-0001' });
    expect((await testServer.visitor().call(signUp, { body: first })).status).toBe(0);
    const refusals: string[] = [];
    for (const changes of [
      { username: 'LOOK_alike1' },
      { username: 'l00k_alikel' },
      { username: 'ｌook_alike1' },
      { email: 'same@EXAMPLE.com' },
      { phone: '525577770001' },
    ]) {
      refusals.push((await testServer.visitor().call(signUp, { body: buildApplication(changes) })).refusal);
    }
    expect(refusals).toEqual(['username-taken', 'username-taken', 'username-taken', 'email-taken', 'phone-taken']);
  });

  it('gives one name to one of many who ask at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        testServer.visitor().call(signUp, { body: buildApplication({ username: 'wanted' }) }),
      ),
    );
    expect(replies.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(new Set(replies.map(({ refusal }) => refusal))).toEqual(new Set(['', 'username-taken']));
  });

  it('limits the rate of sign-ups from one address', async () => {
    const visitor = testServer.visitor({ ip: '192.0.2.77' });
    const body = buildApplication({ username: 'x' });
    expect((await visitor.call(signUp, { body })).refusal).toBe('username-invalid');
    // The rows that 5,000 sign-ups would have left behind.
    await testServer.db.pool.query(
      "update identity.throttle set attempts = 5000 where key = 'player:sign-up:192.0.2.77'",
    );
    const reply = await visitor.call(signUp, { body });
    expect(reply).toMatchObject({ refusal: 'too-many-attempts', status: 400, http: 429 });
  });
});
