import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { amountIn, route } from '@ordago/contracts';
import { instant, refuse } from '@ordago/kernel';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GUEST } from './actor.ts';
import { createApiServer } from './api-server.ts';
import { bind, RawAnswer } from './bound-route.ts';
import { EVERYONE } from './policy.ts';

const stake = route({
  name: 'test.stake',
  host: 'player',
  method: 'POST',
  path: '/api/stake',
  wire: 'standard',
  summary: 'A call of our own clients.',
  body: z.object({ amount: amountIn() }),
  answer: z.object({ units: z.string() }),
  refusals: [],
});
const signed = route({
  name: 'test.signed',
  host: 'player',
  method: 'POST',
  path: '/callbacks/probe',
  wire: 'raw',
  summary: 'A signed call of a third party: answers how many bytes it got.',
  answer: z.number(),
  refusals: [],
});

let isBarred = false;
let app: Awaited<ReturnType<typeof createApiServer>>;
beforeAll(async () => {
  app = await createApiServer({
    host: 'player',
    routes: [
      bind(stake, async ({ body }) => ({ units: String(body.amount) })),
      bind(signed, async ({ rawBody }) => new RawAnswer(rawBody.length)),
    ],
    policies: { 'test.stake': { allow: EVERYONE }, 'test.signed': { allow: EVERYONE } },
    authenticate: async () => (isBarred ? refuse('partner-token-invalid') : GUEST),
    allowedOrigins: [],
    sentences: (_locale, name) => name,
    clock: { now: () => instant(0) },
    log: pino({ level: 'silent' }),
    metrics: { observeCall: () => undefined, observeRefusal: () => undefined },
    secureCookies: false,
    csp: { 'default-src': ["'none'"] },
  });
});
afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/stake', headers, payload });

describe('the body of a call', () => {
  it.each([
    ['application/json', 200],
    ['Application/JSON; charset=utf-8', 200],
    ['text/plain', 415],
    ['application/xjson', 415],
    ['', 415],
  ])('of the media type %j answers %i', async (type, http) => {
    expect((await post('{"amount":1}', { 'content-type': type })).statusCode).toBe(http);
  });

  it('takes a body that comes in pieces, of a length that nobody declared, up to 64 KiB', async () => {
    const send = (...pieces: string[]) =>
      app.inject({
        method: 'POST',
        url: '/api/stake',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        payload: Readable.from(pieces.map((piece) => Buffer.from(piece))),
      });
    expect((await send('{"amo', 'unt":1', '.25}')).json().result).toEqual({ units: '125000' });
    expect((await send('{"amount":1,"x":"', ...Array(70).fill('a'.repeat(1_000)), '"}')).statusCode).toBe(413);
  });

  it.each([
    ['nothing', undefined, (text: Buffer) => text, 200],
    ['identity', 'identity', (text: Buffer) => text, 200],
    ['gzip', 'gzip', gzipSync, 200],
    ['deflate', 'deflate', deflateSync, 200],
    ['brotli', 'br', brotliCompressSync, 200],
    ['what it does not hold', 'gzip', (text: Buffer) => text, 400],
    ['a packing of which nobody knows', 'zip', (text: Buffer) => text, 415],
  ])('unpacks the call of a third party from %s', async (_title, encoding, pack, http) => {
    const response = await app.inject({
      method: 'POST',
      url: '/callbacks/probe',
      headers: { 'content-type': 'text/plain', ...(encoding && { 'content-encoding': encoding }) },
      payload: pack(Buffer.from('<bytes/>')),
    });
    expect([response.statusCode, http === 200 ? response.body : '8']).toEqual([http, '8']);
  });

  it('does not unpack more than it takes, and nothing of our own clients', async () => {
    const bomb = gzipSync(Buffer.alloc(70_000));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const call = (url: string, payload: Buffer) => app.inject({ method: 'POST', url, headers, payload });
    expect((await call('/callbacks/probe', bomb)).statusCode).toBe(413);
    expect((await call('/api/stake', gzipSync('{"amount":1}'))).json().error.name).toBe('malformed-input');
  });
});

describe('a body that comes over a real connection', () => {
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  /** Text that comes back until the connection closes or an answer with its body is there. */
  async function exchange(head: readonly string[], ...pieces: readonly (string | Buffer)[]): Promise<string> {
    const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write([...head, 'host: localhost', '', ''].join('\r\n'));
    for (const piece of pieces) socket.write(piece);
    await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 300))]);
    socket.destroy();
    return text;
  }

  it('is refused by its length before it comes, and the connection is closed', async () => {
    const head = ['POST /api/stake HTTP/1.1', 'content-type: application/json', 'content-length: 70000'];
    expect(await exchange(head, '{"amount"')).toMatch(/^HTTP\/1\.1 413[\s\S]*connection: close/i);
  });

  it('is refused where it does not hold the packing it names', async () => {
    const bytes = Buffer.from('not gzip at all');
    const head = [
      'POST /callbacks/probe HTTP/1.1',
      'content-type: text/plain',
      'content-encoding: gzip',
      `content-length: ${bytes.length}`,
    ];
    expect(await exchange(head, bytes)).toMatch(/^HTTP\/1\.1 400[\s\S]*malformed-input/);
  });

  it('leaves the server unharmed where the caller goes halfway', async () => {
    const head = ['POST /api/stake HTTP/1.1', 'content-type: application/json', 'content-length: 12'];
    expect(await exchange(head, '{"am')).toBe('');
    expect((await post('{"amount":1}', { 'content-type': 'application/json' })).statusCode).toBe(200);
  });

  it('is judged by who the caller is once it has come in', async () => {
    const head = ['POST /api/stake HTTP/1.1', 'content-type: application/json', 'content-length: 12'];
    const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write([...head, 'host: localhost', '', '{"amount"'].join('\r\n'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    isBarred = true;
    socket.write(':1}');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    isBarred = false;
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401/);
  });

  it('is let go by where the call is refused before it is read, and the connection serves on', async () => {
    const head = ['POST /api/stake HTTP/1.1', 'origin: https://evil.example', 'content-type: application/json'];
    const whole = [...head, 'content-length: 12'];
    const next = [...whole, 'host: localhost', '', '{"amount":1}'].join('\r\n');
    const text = await exchange(whole, '{"amount":1}', next);
    expect(text.match(/HTTP\/1\.1 403/g)).toHaveLength(2);
  });
});
