import { connect } from 'node:net';
import { signOut } from '@ordago/contracts';
import { addMs } from '@ordago/kernel';
import { routesOf } from '@ordago/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeOfLaunch } from '../../../server/test-support/casino/casino-test-kit.ts';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import { SESSION_SOCKETS_MAX } from '../crash/crash-routes.ts';
import { demoUser } from '../demo/demo-wallet.ts';
import { GAMES } from '../games/games.ts';
import { REQUEST_TIMEOUT_MS, SESSION_CALLS_MAX } from './edge.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

const DICE = { direction: 'over', target: 5050 };
const round = (key: string) => ({ stake: '0.10', choice: DICE, key });
const app = () => kit.originals().app;
const exchange = (code: unknown) => kit.post('/play/session', { code });

describe('the token of a game', () => {
  it('is in no address that a server receives, and kept as a hash alone', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'dice');
    expect(token).toMatch(/^[\w-]{32}$/);
    const { rows } = await kit.originals().parts.pool.query('select to_jsonb(s)::text as row from play_session s');
    for (const { row } of rows) expect(row).not.toContain(token);
    for (const path of [`/play/session/${token}`, `/play/session?session=${token}`, `/?session=${token}`])
      expect([path, (await app().inject({ url: path })).statusCode]).toEqual([path, 404]);
  });

  it('is in no address of a launch, of any game in any language: a code is, which the books have as a hash alone', async () => {
    const { sessions, pool } = kit.originals().parts;
    const who = {
      provider: 'originals',
      operatorToken: 'x',
      reference: 'x',
      userId: '1',
      username: 'a',
      currency: 'USD',
    };
    for (const { id: game } of GAMES)
      for (const language of ['es', 'en', 'pt']) {
        const { id, url } = await sessions.launch({ ...who, game, language, lobbyUrl: 'http://localhost/casino' });
        const { origin, pathname, search, hash } = new URL(url);
        const { rows } = await pool.query('select to_jsonb(s) as row from play_session s where id = $1', [id]);
        // No token is made before the exchange: there is none that an address could have.
        expect(rows[0]?.row.token_hash).toBeNull();
        const [code = '', ...others] = new URLSearchParams(hash.slice(1)).values();
        expect([hash, others]).toEqual([`#code=${code}`, []]);
        expect(JSON.stringify(rows)).not.toContain(code);
        expect([...new URLSearchParams(search).keys()]).toEqual(['api', 'lang']);
        const token = (await exchange(code)).body.token;
        expect(token).toMatch(/^[\w-]{32}$/);
        expect(url).not.toContain(token);
        expect(`${origin}${pathname}${search}`).not.toContain(code);
        expect((await kit.as(code).get('')).http).toBe(404);
      }
  });

  it('comes back in no answer and no header', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, path] of routesOf(app()).filter(([, path]) => path.startsWith('/play/')))
      for (const url of [path.replace(':round', '1'), path.replace(':round', token)]) {
        if (method === 'HEAD' || path.endsWith('/live')) continue;
        const payload = method === 'POST' ? round('a-key-of-a-walk') : undefined;
        const answer = await app().inject({
          method: method as 'GET' | 'POST',
          url,
          headers,
          ...(payload && { payload }),
        });
        expect([url, answer.statusCode < 500]).toEqual([url, true]);
        expect(`${answer.payload} ${JSON.stringify(answer.headers)}`).not.toContain(token);
      }
  });

  it('is written to no log, whatever fails', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { pool } = kit.originals().parts;
    const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('the database is away')));
    const answers = [
      await kit.as(token).get(''),
      await kit.as(token).get(`/rounds/${token}/proof`),
      await kit.as(token).post('/rounds', round('a-first-key')),
    ];
    const lines = write.mock.calls.map(([line]) => String(line)).join('');
    query.mockRestore();
    write.mockRestore();
    expect(answers.map(({ http, text }) => [http, text])).toEqual(answers.map(() => [500, '{"error":"internal"}']));
    expect(lines).toContain('/play/session/rounds/:round/proof');
    expect(lines).not.toContain(token);
  });

  it('is told to come again while the database is away, by every call', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const away = Object.assign(new Error('the system is shutting down'), { code: '57P03' });
    const { pool } = kit.originals().parts;
    const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(away));
    const headers = { authorization: `Bearer ${token}` };
    const answers = [
      await app().inject({ url: '/play/session', headers }),
      await app().inject({ url: '/play/session/fairness', headers }),
      await app().inject({ method: 'POST', url: '/play/session/rounds', headers, payload: round('an-outage') }),
    ];
    query.mockRestore();
    write.mockRestore();
    for (const { statusCode, headers: reported } of answers)
      expect([statusCode, reported['retry-after']]).toEqual([503, '5']);
  });

  it('ends with the sign-in of its player: no name, no balance, no rotation', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'dice');
    expect((await kit.as(token).get('')).body).toMatchObject({ player: { name: who.username }, balance: '100.00' });
    await who.call(signOut);
    const after = [
      await kit.as(token).get(''),
      await kit.as(token).get('/fairness'),
      await kit.as(token).post('/fairness/rotate', { clientSeed: 'mine' }),
      await kit.as(token).post('/rounds', round('a-first-key')),
    ];
    for (const { http, text } of after) expect([http, text]).toEqual([404, '{"error":"session-unknown"}']);
  });

  it.each([
    ['without use for four hours', [4.1]],
    ['after a day, however much it is used', [3, 3, 3, 3, 3, 3, 3, 3.1]],
  ])('ends %s', async (_title, hours) => {
    const token = await kit.open(await kit.player(), 'dice');
    const { live } = kit.originals().parts;
    const start = kit.testServer.clock.now();
    let passed = 0;
    for (const step of hours.slice(0, -1)) {
      passed += step;
      kit.originals().clock.set((start + passed * 3_600_000) as typeof start);
      expect(await live.byToken(token)).not.toBeNull();
    }
    kit.originals().clock.set((start + (passed + (hours.at(-1) ?? 0)) * 3_600_000) as typeof start);
    expect(await live.byToken(token)).toBeNull();
    kit.originals().clock.set(start);
  });
});

describe('the code of a launch', () => {
  const SPENT = [404, '{"error":"launch-code-spent"}'];
  const launch = async () => {
    const facts = { provider: 'originals', operatorToken: 'x', reference: 'x', userId: demoUser(), username: '' };
    const place = { currency: 'USD', game: 'dice', language: 'es', lobbyUrl: '' };
    const { id, url } = await kit.originals().parts.sessions.launch({ ...facts, ...place });
    return { id, code: codeOfLaunch(url) };
  };
  const answered = async (code: unknown) => {
    const { http, text } = await exchange(code);
    return [http, text];
  };

  it('is good once: a second use, and any that nobody was given, is refused by a name of its own', async () => {
    const { code } = await launch();
    const first = await exchange(code);
    expect([first.http, Object.keys(first.body)]).toEqual([200, ['token']]);
    for (const spent of [code, code, `${code}x`, '', null, 7, [code], undefined])
      expect(await answered(spent)).toEqual(SPENT);
    expect((await kit.as(first.body.token).get('')).http).toBe(200);
  });

  it.each([
    ['is good', 59_000, 200],
    ['is refused', 60_000, 404],
  ])('%s %i ms after the launch', async (_title, ms, http) => {
    const { code } = await launch();
    const { clock } = kit.originals();
    const start = clock.now();
    // Less than the second that is left passes between the launch and the answer.
    clock.set(addMs(start, ms));
    expect((await exchange(code)).http).toBe(http);
    clock.set(start);
  });

  it('gives one token to many exchanges at the same time', async () => {
    const { id, code } = await launch();
    const answers = await Promise.all(Array.from({ length: 12 }, () => exchange(code)));
    const won = answers.filter(({ http }) => http === 200);
    expect([won.length, answers.filter(({ http }) => http === 404).length]).toEqual([1, 11]);
    const session = await kit.originals().parts.sessions.byToken(won[0]?.body.token);
    expect(session?.id).toBe(id);
  });

  it('opens nothing once its session has ended', async () => {
    const { id, code } = await launch();
    const { sessions } = kit.originals().parts;
    const session = await sessions.byId(id);
    if (session) await sessions.end(session);
    expect(await answered(code)).toEqual(SPENT);
  });

  it('is written to no log, whatever fails', async () => {
    const { code } = await launch();
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { pool } = kit.originals().parts;
    const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('the database is away')));
    const { http } = await exchange(code);
    const lines = write.mock.calls.map(([line]) => String(line)).join('');
    query.mockRestore();
    write.mockRestore();
    expect([http, lines.includes('/play/session'), lines.includes(code)]).toEqual([500, true, false]);
    expect((await exchange(code)).http).toBe(200);
  });

  it('is exchanged for every player of a network, however many there are', async () => {
    for (let i = 0; i < SESSION_CALLS_MAX + 20; i += 1) expect((await exchange('nobody')).http).toBe(404);
  });
});

describe('the edge of the games', () => {
  it('lets a session play so often in a minute, and no oftener', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const counts = new Map<number, number>();
    for (let i = 0; i < SESSION_CALLS_MAX + 20; i += 1) {
      // Refused before any money moves: what is counted is calls.
      const { http } = await kit.as(token).post('/rounds', { key: 'x' });
      counts.set(http, (counts.get(http) ?? 0) + 1);
    }
    expect(counts.get(400)).toBe(SESSION_CALLS_MAX);
    expect(counts.get(429)).toBe(20);
    const other = await kit.open(await kit.player(), 'dice');
    expect((await kit.as(other).post('/rounds', round('a-first-key'))).http).toBe(200);
  });

  it('lets a session have so many connections to the crash table, and none that does not show its token', async () => {
    const token = await kit.open(await kit.player(), 'crash');
    const codes: (number | null)[] = [];
    const dial = async (first: string) => {
      const viewer = await app().injectWS('/play/session/crash/live');
      const at = codes.push(null) - 1;
      viewer.on('close', (code: number) => {
        codes[at] = code;
      });
      const received = vi.fn();
      viewer.on('message', received);
      viewer.send(first);
      await vi.waitFor(() => expect(codes[at] !== null || received.mock.calls.length > 0).toBe(true));
      return viewer;
    };
    const viewers = [];
    for (let i = 0; i <= SESSION_SOCKETS_MAX; i += 1) viewers.push(await dial(JSON.stringify({ token })));
    expect(codes).toEqual([...Array.from({ length: SESSION_SOCKETS_MAX }, () => null), 1013]);
    viewers[0]?.send('more');
    await vi.waitFor(() => expect(codes[0]).toBe(1008));
    for (const first of ['', 'null', '[]', '{}', '{"token":7}', '{"token":"nobody"}']) await dial(first);
    expect(codes.slice(SESSION_SOCKETS_MAX + 1)).toEqual(Array.from({ length: 6 }, () => 4404));
    for (const viewer of viewers) viewer.terminate();
  });

  it('leaves a line of each kind of refusal: route and address, once a minute', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const foreign = { url: '/play/session/fairness', headers: { origin: 'https://evil.example' } };
    for (let n = 0; n < 5; n += 1) await app().inject({ ...foreign, remoteAddress: '192.0.2.9' });
    await app().inject({ method: 'POST', url: '/operator/proof', payload: '{}', remoteAddress: '192.0.2.9' });
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    write.mockRestore();
    const about = { ip: '192.0.2.9', msg: 'a call was refused' };
    expect(lines).toMatchObject([
      { ...about, security: 'foreign-origin', path: '/play/session/fairness' },
      { ...about, security: 'bad-signature', path: '/operator/proof' },
    ]);
  });

  it('answers pages of other sites nothing, on any way of asking', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const authorization = `Bearer ${token}`;
    const foreign = ['https://evil.example', 'null', 'http://games.localhost:1', 'https://games.localhost'];
    for (const origin of foreign) {
      for (const method of ['GET', 'POST'] as const) {
        const url = method === 'GET' ? '/play/session' : '/play/session/rounds';
        const answer = await app().inject({ method, url, headers: { authorization, origin } });
        expect([origin, answer.statusCode, answer.payload]).toEqual([origin, 403, '{"error":"origin-refused"}']);
      }
      await expect(app().injectWS('/play/session/crash/live', { headers: { origin } })).rejects.toThrow('403');
    }
    const submitted = { authorization, 'sec-fetch-site': 'cross-site' };
    const form = await app().inject({ method: 'POST', url: '/play/session/rounds', headers: submitted });
    expect(form.statusCode).toBe(403);
  });

  it('takes no text that its books cannot hold, wherever it is', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const texts = ['\0', 'a\0b', '\ud800', '\udfff'];
    for (const text of texts) {
      const place = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\0'));
      const answers = [
        await kit.as(token).get(`/rounds/${place}/proof`),
        await kit.as(token).post(`/rounds/${place}/moves`, { place: 0, move: { action: text } }),
        await kit.as(token).post('/rounds', { ...round('a-first-key'), choice: { ...DICE, note: text } }),
        await kit.as(token).post('/rounds', { ...round('a-first-key'), choice: { ...DICE, [text]: 1 } }),
        await kit.as(token).post('/fairness/rotate', { clientSeed: text }),
        await kit.as(token).post('/crash/cash-out', { round: text }),
      ];
      expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 400));
    }
    expect(
      (await app().inject({ url: '/play/session', headers: { authorization: 'Bearer a\u0000' } })).statusCode,
    ).toBe(404);
  });

  it('puts its headers on every answer', async () => {
    for (const url of ['/play/session', '/nowhere', '/healthz', '/operator/games']) {
      const { headers } = await app().inject({ url });
      expect([url, headers]).toMatchObject([
        url,
        {
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-site',
        },
      ]);
    }
    const { headers } = await app().inject({ url: '/play/session' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("'none'"),
    });
  });

  it('waits for no body without end', async () => {
    // The same rule in half a second; Node looks at its connections every five.
    Object.assign(app().server, { headersTimeout: 500, requestTimeout: 500 });
    const { port } = app().server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /play/session/rounds HTTP/1.1\r\nhost: games\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
    );
    const closed = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => {
        text += String(data);
      });
      socket.on('close', () => resolve(text));
    });
    expect(await closed).toContain('408');
    Object.assign(app().server, { headersTimeout: REQUEST_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS });
  }, 60_000);

  it.each(['player', 'sportsbook', 'staff', 'games'])('has a time for requests on every host: %s', (host) => {
    const hosts = new Map<string, FastifyInstance>([...kit.testServer.servers, ['games', app()]]);
    const { requestTimeout = 0, headersTimeout = 0 } = hosts.get(host)?.server ?? {};
    expect(requestTimeout).toBeGreaterThan(0);
    expect(requestTimeout).toBeLessThanOrEqual(60_000);
    // A longer time for headers would switch that for bodies off.
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });
});
