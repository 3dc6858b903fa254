import {
  carriesPartnerToken,
  changePassword,
  checkSession,
  initWithdrawal,
  issueFrameToken,
  issuePartnerToken,
  listSessions,
  listSlotsBetHistory,
  type RouteContract,
  readBalance,
  signOut,
  signUp,
} from '@ordago/contracts';
import { LOCALES } from '@ordago/i18n';
import { translate } from '@ordago/i18n/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test-support/server/index.ts';
import { joinPolicies } from '../../platform/http/policy.ts';
import { newToken } from '../../platform/ids/tokens.ts';

const PASSWORD = 'Ordago-2026';
const MINUTE_MS = 60_000;
let testServer: TestServer;
let count = 0;

beforeAll(async () => {
  testServer = await createTestServer();
});
afterAll(() => testServer.close());

async function signedUp() {
  count += 1;
  const visitor = testServer.visitor();
  const username = `partner_${count}`;
  const reply = await visitor.call(signUp, {
    body: {
      username,
      password: PASSWORD,
      email: `${username}@example.com`,
      currency: 'USD',
      phone: `+1202556${String(count).padStart(4, '0')}`,
      birth_date: '1990-05-17',
    },
  });
  expect(reply.status).toBe(0);
  return visitor;
}

const tokenOf = async (player: Awaited<ReturnType<typeof signedUp>>): Promise<string> =>
  (await player.call(issuePartnerToken)).result.token;
const named = (name: string) => ({ headers: { 'partner-name': name } });
const withToken = (token: string) => ({ headers: { 'partner-authorization': token } });
/** Answer to a token without any cookie. */
const alone = async (token: string) => (await testServer.visitor().call(readBalance, withToken(token))).refusal;

describe('the partner token', () => {
  it('represents its session on payment, wallet and game calls, for five minutes', async () => {
    const player = await signedUp();
    const { result } = await player.call(issuePartnerToken);
    expect(result.expires_in).toBe('300');
    expect(await alone(result.token)).toBe('');
    // A guest is turned away before anybody reads what was sent.
    for (const [headers, refusal] of [
      [withToken(result.token), 'amount-invalid'],
      [{}, 'unauthorized'],
    ] as const)
      expect((await testServer.visitor().call(initWithdrawal, { body: {}, ...headers })).refusal).toBe(refusal);
    expect((await testServer.visitor().call(listSlotsBetHistory, withToken(result.token))).status).toBe(0);
    testServer.clock.advance(5 * MINUTE_MS - 1_000);
    expect(await alone(result.token)).toBe('');
    testServer.clock.advance(1_000);
    expect(await alone(result.token)).toBe('partner-token-invalid');
  });

  it('opens nothing else: no account, no other token, no betting line, no cookie', async () => {
    const player = await signedUp();
    const token = await tokenOf(player);
    const bare = testServer.visitor();
    expect((await bare.call(checkSession, withToken(token))).result.id).toBe('-1');
    expect((await bare.call(listSessions, withToken(token))).refusal).toBe('unauthorized');
    expect((await bare.call(issuePartnerToken, withToken(token))).refusal).toBe('unauthorized');
    expect((await bare.call(issueFrameToken, withToken(token))).refusal).toBe('sign-in-to-play');
    bare.cookies.set('ordago', token);
    expect((await bare.call(checkSession)).result.id).toBe('-1');
    const onTheLine = await testServer.modules.identity.authenticate({
      host: 'sportsbook',
      cookies: {},
      ip: '192.0.2.1',
      takesPartnerToken: true,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(onTheLine).toEqual({ kind: 'guest' });
  });

  it('is optional beside a session, and refused when it speaks for another one', async () => {
    const player = await signedUp();
    const other = await signedUp();
    expect((await player.call(readBalance)).refusal).toBe('');
    expect((await player.call(readBalance, withToken(await tokenOf(player)))).refusal).toBe('');
    expect((await player.call(readBalance, withToken(await tokenOf(other)))).refusal).toBe('partner-token-invalid');
  });

  it('is nothing that was not given out for it', async () => {
    const player = await signedUp();
    const token = await tokenOf(player);
    const { result } = await player.call(issueFrameToken);
    const others = {
      'a session’s own value': player.cookies.get('ordago') ?? '',
      'a token of the betting frame': result.token,
      'a token that nobody gave out': newToken(),
      'a token with one letter changed': `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      'a token as a bearer': `Bearer ${token}`,
      nothing: '',
    };
    for (const [what, word] of Object.entries(others)) {
      expect([what, await alone(word)]).toEqual([what, 'partner-token-invalid']);
      expect([what, (await player.call(readBalance, withToken(word))).refusal]).toEqual([
        what,
        'partner-token-invalid',
      ]);
    }
    const stored = await testServer.db.pool.query('select token_hash from identity.frame_token');
    expect(stored.rows.some((row: { token_hash: Buffer }) => row.token_hash.includes(token))).toBe(false);
  });

  it.each([
    ['ends', (player: Awaited<ReturnType<typeof signedUp>>) => player.call(signOut)],
    [
      'is replaced by a new password',
      (player: Awaited<ReturnType<typeof signedUp>>) =>
        player.call(changePassword, { body: { password: PASSWORD, new_password: 'Another-2027' } }),
    ],
  ])('dies when its session %s', async (_title, end) => {
    const player = await signedUp();
    const token = await tokenOf(player);
    expect(await alone(token)).toBe('');
    expect((await end(player)).status).toBe(0);
    expect(await alone(token)).toBe('partner-token-invalid');
  });

  it('and the name beside it: one that is no partner is refused, on the calls of partners alone', async () => {
    const player = await signedUp();
    const refused = await player.call(readBalance, named('nobody'));
    expect([refused.http, refused.status, refused.refusal]).toEqual([403, 3021, 'partner-unknown']);
    expect((await player.call(readBalance, named(''))).refusal).toBe('partner-unknown');
    expect((await player.call(readBalance, named('ordago'))).refusal).toBe('');
    expect((await player.call(listSessions, named('nobody'))).refusal).toBe('');
  });

  it('goes with every call of its clients that looks at it', () => {
    const contracts = testServer.modules.all.flatMap(({ routes }) => routes.map(({ contract }) => contract));
    const rows = joinPolicies(testServer.modules.all.map(({ policies }) => policies));
    const taking = contracts.filter(({ name, wire }) => rows[name]?.takesPartnerToken && wire !== 'raw');
    expect(taking.length).toBeGreaterThan(10);
    expect(taking.filter((contract) => !carriesPartnerToken(contract)).map(({ name }) => name)).toEqual([]);
  });

  it('is named to a client that sends a session’s own value, as the specification has it, in its language', async () => {
    const player = await signedUp();
    const session = player.cookies.get('ordago') ?? '';
    const headersOf = (locale: string) => ({ 'partner-authorization': session, 'accept-language': locale });
    for (const locale of LOCALES) {
      const reply = await testServer.visitor().call(readBalance, { headers: headersOf(locale) });
      expect(reply).toMatchObject({ http: 401, status: 3020, params: { call: 'POST /api/partner/token' } });
      expect(reply.message).toBe(translate(locale, 'partner-token-invalid', reply.params));
      expect(reply.message).toContain('POST /api/partner/token');
    }
    // The answer is enough to go on with.
    const refused = await player.call(readBalance, withToken(session));
    const [method, path] = String(refused.params.call).split(' ');
    expect([issuePartnerToken.method, issuePartnerToken.path]).toEqual([method, path]);
    expect(await alone(await tokenOf(player))).toBe('');
  });

  it('is read from `authorization` at the launches where the specification has that header, and nowhere else', async () => {
    const player = await signedUp();
    const token = await tokenOf(player);
    const contracts = testServer.modules.all.flatMap(({ routes }) => routes.map(({ contract }) => contract));
    const rows = joinPolicies(testServer.modules.all.map(({ policies }) => policies));
    const taking = contracts.filter(({ name }) => rows[name]?.takesPartnerToken);
    const asks = async (contract: RouteContract, authorization: string) =>
      (await testServer.visitor().call(contract, { headers: { authorization } })).refusal;
    const reading: string[] = [];
    for (const contract of taking)
      if ((await asks(contract, newToken())) === 'partner-token-invalid') reading.push(contract.path);
    expect(reading.sort()).toEqual(['/evoplay/frame', '/slotegrator/games/link']);
    const who = async (authorization: string) => {
      const actor = await testServer.modules.identity.authenticate({
        host: 'player',
        cookies: {},
        ip: '192.0.2.1',
        takesPartnerToken: true,
        takesAuthorization: true,
        headers: { authorization },
      });
      return 'kind' in actor ? actor.kind : actor.name;
    };
    for (const word of [token, `Bearer ${token}`, `bearer  ${token}`])
      expect([word, await who(word)]).toEqual([word, 'player']);
    // Nothing, and a scheme that is somebody else's, are no proof; a session's own value is refused here too.
    for (const word of ['', 'Basic b3JkYWdvOm9yZGFnbw==']) expect([word, await who(word)]).toEqual([word, 'guest']);
    expect(await who(`Bearer ${player.cookies.get('ordago')}`)).toBe('partner-token-invalid');
  });

  it('is refused with HTTP 401 and the code of the catalogue, and given to players alone', async () => {
    const reply = await testServer.visitor().call(readBalance, withToken('x'));
    expect([reply.http, reply.status]).toEqual([401, 3020]);
    expect((await testServer.visitor().call(issuePartnerToken)).refusal).toBe('unauthorized');
  });
});
