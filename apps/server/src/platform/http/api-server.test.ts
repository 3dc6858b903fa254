import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { amountIn, intIn, route } from '@ordago/contracts';
import { instant, refuse } from '@ordago/kernel';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Actor } from './actor.ts';
import { createApiServer } from './api-server.ts';
import { type BoundRoute, bind, RawAnswer } from './bound-route.ts';
import { EVERYONE, PLAYERS } from './policy.ts';

const stake = route({
  name: 'test.stake',
  host: 'player',
  method: 'POST',
  path: '/api/stake/:id',
  wire: 'standard',
  summary: 'A probe.',
  params: z.object({ id: intIn({ min: 1 }) }),
  body: z.object({ amount: amountIn() }),
  answer: z.object({ units: z.string() }),
  refusals: ['insufficient-funds'],
});
const leave = route({
  name: 'test.leave',
  host: 'player',
  method: 'GET',
  path: '/api/leave',
  wire: 'standard',
  summary: 'A GET that changes state.',
  changesState: true,
  answer: z.null(),
  refusals: [],
});
const open = route({
  name: 'test.open',
  host: 'player',
  method: 'GET',
  path: '/api/open',
  wire: 'standard',
  summary: 'A GET that opens something.',
  changesState: 'in-browsers',
  query: z.object({ note: z.string().optional() }),
  answer: z.null(),
  refusals: [],
});
const line = route({
  name: 'test.line',
  host: 'player',
  method: 'GET',
  path: '/line/probe',
  wire: 'line',
  summary: 'A probe of the betting line.',
  query: z.object({ what: z.enum(['nothing', 'refuse', 'throw']) }),
  answer: z.null(),
  refusals: ['event-not-found'],
});

const long = route({
  name: 'test.long',
  host: 'player',
  method: 'GET',
  path: '/api/long',
  wire: 'standard',
  summary: 'A long answer.',
  answer: z.string(),
  refusals: [],
});
const cookies = route({
  name: 'test.cookies',
  host: 'player',
  method: 'GET',
  path: '/api/cookies',
  wire: 'standard',
  summary: 'Sets a cookie, or removes it and returns what it held.',
  query: z.object({ value: z.string().optional() }),
  answer: z.string().nullable(),
  refusals: [],
});

const packed = route({
  name: 'test.packed',
  host: 'player',
  method: 'GET',
  path: '/api/packed',
  wire: 'raw',
  summary: 'An answer that was packed beforehand.',
  answer: z.string(),
  refusals: [],
});
const page = route({ ...packed, name: 'test.page', path: '/api/page', summary: 'A page of our own.' });
const PACKED_TEXT = 'ñandú '.repeat(500);
const PACKED_BYTES = brotliCompressSync(PACKED_TEXT);
const braked = route({
  name: 'test.braked',
  host: 'player',
  method: 'GET',
  path: '/api/braked',
  aliases: ['/api/braked-too'],
  wire: 'standard',
  summary: 'A route of few calls.',
  answer: z.null(),
  refusals: [],
});

const routes: BoundRoute[] = [
  bind(stake, async ({ body }) =>
    body.amount > 1_000_000n ? refuse('insufficient-funds') : { units: String(body.amount) },
  ),
  bind(leave, async () => null),
  bind(open, async () => null),
  bind(long, async () => 'a'.repeat(5_000)),
  bind(packed, async () => new RawAnswer(PACKED_TEXT, 200, 'text/plain; charset=utf-8', {}, PACKED_BYTES)),
  bind(page, async () => new RawAnswer('<p>', 200, 'text/html; charset=utf-8', { 'cache-control': 'no-store' })),
  bind(braked, async () => null),
  bind(cookies, async (call) => {
    if (call.query.value === undefined) call.clearCookie('probe');
    else call.setCookie('probe', call.query.value, { maxAgeSeconds: 60 });
    return call.cookies.probe ?? null;
  }),
  bind(line, async ({ query }) => {
    if (query.what === 'throw') throw new Error('a bug');
    return query.what === 'refuse' ? refuse('event-not-found') : null;
  }),
];
const policies = {
  'test.stake': { allow: PLAYERS },
  'test.leave': { allow: EVERYONE },
  'test.open': { allow: EVERYONE },
  'test.long': { allow: EVERYONE },
  'test.packed': { allow: EVERYONE },
  'test.page': { allow: EVERYONE },
  'test.braked': { allow: EVERYONE, limit: { max: 2, windowMs: 60_000 } },
  'test.cookies': { allow: EVERYONE },
  'test.line': { allow: EVERYONE },
};
const player: Actor = {
  kind: 'player',
  player: '1' as never,
  sessionId: 's',
  isBanned: false,
  isExcluded: false,
  hasParentAgent: false,
};

const calls: { route: string; http: number }[] = [];
let asked = 0;
let app: Awaited<ReturnType<typeof createApiServer>>;
const options = {
  host: 'player' as const,
  routes,
  policies,
  authenticate: async ({ headers }: { headers: Readonly<Record<string, string | undefined>> }): Promise<Actor> => {
    asked += 1;
    return headers['x-player'] ? player : { kind: 'guest' };
  },
  allowedOrigins: ['http://localhost:3000'],
  sentences: (_locale: string, name: string) => `sentence of ${name}`,
  clock: { now: () => instant(0) },
  log: pino({ level: 'silent' }),
  metrics: {
    observeCall: ({ route, http }: { route: string; http: number }) => void calls.push({ route, http }),
    observeRefusal: () => undefined,
  },
  secureCookies: false,
  csp: { 'default-src': ["'self'"] },
};
beforeAll(async () => {
  app = await createApiServer(options);
});
afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string> = {}, id = '7') =>
  app.inject({
    method: 'POST',
    url: `/api/stake/${id}`,
    headers: { 'content-type': 'application/json', 'x-player': '1', ...headers },
    payload,
  });

const PAGE_POLICY = "default-src 'self'";
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

describe('an outage of the database', () => {
  const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

  it('is a 503 that says when to come again, in the wire of each call', async () => {
    const server = await createApiServer({ ...options, authenticate: away });
    for (const url of ['/line/probe?what=nothing', '/api/long', '/api/cookies']) {
      const { statusCode, headers, payload } = await server.inject({ url });
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '5']);
      expect(payload).toContain('sentence of too-busy');
      expect(payload).not.toContain('ECONNREFUSED');
    }
    await server.close();
  });
});

describe('the HTTP edge', () => {
  it('answers in the standard envelope', async () => {
    const response = await post('{"amount": 1.25}');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 0, result: { units: '125000' }, error_message: '' },
    ]);
  });

  it('asks once per call who calls', async () => {
    const before = asked;
    await post('{"amount": 1.25}');
    expect(asked - before).toBe(1);
  });

  it('answers a refusal with the code of the catalogue and a sentence', async () => {
    const response = await post('{"amount": "10.01"}');
    expect(response.json()).toMatchObject({
      status: 501,
      result: null,
      error_message: 'sentence of insufficient-funds',
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each([
    '{"amount": 1e3}',
    '{"amount": -1}',
    '{"amount": 0.001}',
    '{"amount": 0}',
    '{}',
    '[]',
    'null',
    '{"amount": null}',
  ])('refuses the body %s', async (body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().status).toBeGreaterThan(0);
  });

  it.each([
    '{',
    '{"amount":1,"amount":2}',
    '{"__proto__":{"a":1}}',
    `${'['.repeat(20)}${']'.repeat(20)}`,
    '{"amount": NaN}',
  ])('refuses the text %s as malformed', async (body) => {
    const response = await post(body);
    expect([response.statusCode, response.json().error.name]).toEqual([400, 'malformed-input']);
  });

  it('refuses a bad path parameter', async () => {
    expect((await post('{"amount":1}', {}, '1.5')).statusCode).toBe(400);
  });

  it('refuses the character that the database cannot keep, wherever it is', async () => {
    const response = await app.inject('/api/open?note=a%00b');
    expect([response.statusCode, response.json().error.name]).toEqual([400, 'validation-failed']);
    expect((await app.inject('/api/open?note=ab')).statusCode).toBe(200);
  });

  it('refuses a body over 64 KiB', async () => {
    const response = await post(`{"amount": 1, "x": "${'a'.repeat(70_000)}"}`);
    expect(response.statusCode).toBe(413);
  });

  it('closes the connection on a body that it does not read to its end, and counts the call', async () => {
    calls.length = 0;
    const response = await post(`{"amount": 1, "x": "${'a'.repeat(70_000)}"}`);
    expect(response.headers.connection).toBe('close');
    expect(calls).toEqual([{ route: 'test.stake', http: 413 }]);
  });

  it('counts every call with its status', async () => {
    calls.length = 0;
    for (const body of ['{"amount":1}', '{"amount":99}', '{']) await post(body);
    await app.inject('/line/probe?what=throw');
    expect(calls).toEqual([
      { route: 'test.stake', http: 200 },
      { route: 'test.stake', http: 422 },
      { route: 'test.stake', http: 400 },
      { route: 'test.line', http: 500 },
    ]);
  });

  it('answers HEAD with the head alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/open' });
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '45']);
  });

  it('refuses whom the policy does not admit', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/stake/7',
      headers: { 'content-type': 'application/json' },
      payload: '{"amount":1}',
    });
    expect(response.json().status).toBe(1);
  });

  it('speaks the convention of the betting line', async () => {
    const nothing = await app.inject('/line/probe?what=nothing');
    const refused = await app.inject('/line/probe?what=refuse');
    expect(nothing.statusCode).toBe(204);
    expect(refused.json()).toMatchObject({ message: 'sentence of event-not-found', name: 'event-not-found' });
  });

  it('hides a bug behind one code', async () => {
    const response = await app.inject('/line/probe?what=throw');
    // In the envelope of the line, as every refusal of it.
    expect([response.statusCode, response.json()]).toMatchObject([500, { code: 3000, name: 'internal' }]);
    expect(response.body).not.toContain('a bug');
  });

  it.each([
    ['an answer', '/api/open', 200, DATA_POLICY],
    ['a refusal', '/api/leave', 403, DATA_POLICY],
    ['no content', '/line/probe?what=nothing', 204, DATA_POLICY],
    ['a refusal of the framework', '/api/%zz', 400, DATA_POLICY],
    ['a bug', '/line/probe?what=throw', 500, DATA_POLICY],
    ['an address without a call', '/api/nothing', 404, DATA_POLICY],
    ['a page', '/api/page', 200, PAGE_POLICY],
  ])('sends the security headers with %s', async (_title, url, http, policy) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(http);
    expect(response.headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
  });

  it('packs a long answer for who takes it so, and leaves a short one as it is', async () => {
    const ask = (url: string, encodings: string) => app.inject({ url, headers: { 'accept-encoding': encodings } });
    const long = await ask('/api/long', 'gzip, br');
    expect(long.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString('utf8')).result).toHaveLength(5_000);
    expect((await ask('/api/long', 'identity')).json().result).toHaveLength(5_000);
    expect((await ask('/api/open', 'gzip, br')).headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.000, gzip; q=0', undefined],
    ['brotli', undefined],
  ])('packs an answer for who accepts %j as %s', async (accepted, packing) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const response = await app.inject({ url: '/api/long', headers });
    expect(response.headers['content-encoding']).toBe(packing);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[packing ?? 'none'];
    expect(JSON.parse(String(unpack?.(response.rawPayload))).result).toHaveLength(5_000);
    expect(response.rawPayload.length < 500).toBe(packing !== undefined);
  });

  it('sends what was packed beforehand as it is, and packs or unpacks nothing for the others', async () => {
    const ask = (encodings: string) => app.inject({ url: '/api/packed', headers: { 'accept-encoding': encodings } });
    const brotli = await ask('gzip, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.rawPayload).toEqual(PACKED_BYTES);
    expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(PACKED_TEXT);
    const plain = await ask('identity');
    expect([plain.body, plain.headers.vary]).toEqual([PACKED_TEXT, 'accept-encoding']);
  });

  it('refuses more calls of a network than the policy row allows, and answers how long to wait', async () => {
    const from = (remoteAddress: string, url = '/api/braked') => app.inject({ url, remoteAddress });
    const statuses = [await from('10.0.0.1'), await from('10.0.0.1', '/api/braked-too')].map((one) => one.statusCode);
    const refused = await from('10.0.0.1');
    expect([...statuses, refused.statusCode]).toEqual([200, 200, 429]);
    expect(refused.json().error.name).toBe('too-many-attempts');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect((await from('10.0.0.2')).statusCode).toBe(200);
  });

  it('writes cookies out of reach of scripts and of other sites, and takes them back', async () => {
    const set = await app.inject('/api/cookies?value=a b');
    expect([set.headers['set-cookie']].flat()).toEqual(['probe=a%20b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax']);
    const cleared = await app.inject({ url: '/api/cookies', headers: { cookie: 'other=1; probe=a%20b' } });
    expect(cleared.json().result).toBe('a b');
    expect(String(cleared.headers['set-cookie'])).toMatch(
      /^probe=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 .*HttpOnly/,
    );
  });

  it('asks who calls before it reads what they sent', async () => {
    const response = await post('{', { 'x-player': '' });
    expect([response.statusCode, response.json().error.name]).toEqual([401, 'unauthorized']);
  });

  it('does not start with a route that has no policy row', async () => {
    await expect(createApiServer({ ...options, policies: {} })).rejects.toThrow('test.stake has no policy row');
  });
});

describe('origin check', () => {
  it.each([
    ['our own page', { origin: 'http://localhost:3000' }, 200],
    ['a foreign page', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a sibling site by Fetch-Metadata', { 'sec-fetch-site': 'same-site' }, 403],
    ['a server without browser headers', {}, 200],
  ])('%s', async (_title, headers, http) => {
    expect((await post('{"amount":1}', headers as Record<string, string>)).statusCode).toBe(http);
  });

  it.each([
    ['an image of a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a bare request', {}, 403],
    ['our client', { 'partner-name': 'ordago' }, 200],
    ['our page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('a GET that changes state, from %s', async (_title, headers, http) => {
    expect((await app.inject({ url: '/api/leave', headers: headers as Record<string, string> })).statusCode).toBe(http);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a link that was followed', { 'sec-fetch-site': 'none' }, 403],
    ['a page of another origin', { origin: 'https://evil.example' }, 403],
    ['a server', {}, 200],
    ['our page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('a GET that opens a game, from %s', async (_title, headers, http) => {
    expect((await app.inject({ url: '/api/open', headers: headers as Record<string, string> })).statusCode).toBe(http);
  });
});
