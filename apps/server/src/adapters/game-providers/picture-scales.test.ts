import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureScales } from './picture-scales.ts';

const PUBLIC = 'https://cdn.example';
const BYTES_MAX = 1_000;
const PNG = { 'content-type': 'image/png' };
const closing: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) close();
});

/** A server on this machine; answers its origin and what it was asked for. */
async function serving(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(String(request.url));
    answer(request, reply);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const scalesAt = (origin: string) => pictureScales([{ url: origin, publicUrl: PUBLIC }]);

describe('a picture on the scales', () => {
  it.each([
    ['of nothing', 0, { verdict: 'unreachable' }],
    ['of one byte', 1, { verdict: 'fits', weight: 1 }],
    ['of the whole budget', 1_000, { verdict: 'fits', weight: 1_000 }],
    ['of a byte more', 1_001, { verdict: 'too-heavy', weight: 1_001 }],
    ['of much more', 500_000, { verdict: 'too-heavy', weight: 1_001 }],
  ])('%s', async (_what, bytes, found) => {
    const { origin, asked } = await serving(
      (_request, reply) => void reply.writeHead(200, PNG).end(Buffer.alloc(bytes)),
    );
    expect(await scalesAt(origin).weigh(`${PUBLIC}/art/1.png?v=2`, BYTES_MAX)).toMatchObject(found);
    expect(asked).toEqual(['/art/1.png?v=2']);
  });

  it('is left where it is over the budget: one that never ends is too heavy', async () => {
    let left = () => {};
    const isLeft = new Promise<void>((done) => {
      left = done;
    });
    const { origin } = await serving((_request, reply) => {
      reply.writeHead(200, PNG).write(Buffer.alloc(BYTES_MAX + 1));
      reply.on('close', left);
    });
    expect(await scalesAt(origin).weigh(`${PUBLIC}/endless`, BYTES_MAX)).toEqual({
      verdict: 'too-heavy',
      weight: 1_001,
    });
    await isLeft;
  });

  it.each([
    ['less than it sends', '10', 5_000, { verdict: 'too-heavy', weight: 1_001 }],
    ['more than it sends', '999999', 10, { verdict: 'fits', weight: 10 }],
  ])('is not believed when it states %s', async (_what, length, bytes, found) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(Buffer.alloc(bytes), { headers: { ...PNG, 'content-length': length } }),
    );
    expect(await scalesAt('http://127.0.0.1:9').weigh(`${PUBLIC}/1.png`, BYTES_MAX)).toEqual(found);
  });

  it('weighs what comes out of a packed answer', async () => {
    const packed = gzipSync(Buffer.alloc(500_000));
    expect(packed.length).toBeLessThan(BYTES_MAX);
    const headers = { ...PNG, 'content-encoding': 'gzip', 'content-length': String(packed.length) };
    const { origin } = await serving((_request, reply) => void reply.writeHead(200, headers).end(packed));
    expect(await scalesAt(origin).weigh(`${PUBLIC}/1.png`, BYTES_MAX)).toMatchObject({ verdict: 'too-heavy' });
  });

  it.each([
    ['a page', 200, { 'content-type': 'text/html' }],
    ['something without a type', 200, {}],
    ['a refusal with a picture', 404, PNG],
  ])('is none where the answer is %s', async (_what, status, headers) => {
    const { origin } = await serving((_request, reply) => void reply.writeHead(status, headers).end('x'));
    expect(await scalesAt(origin).weigh(`${PUBLIC}/1.png`, BYTES_MAX)).toMatchObject({ verdict: 'unreachable' });
  });
});

describe('an address that is not ours', () => {
  it('leads to no other host by a redirect', async () => {
    const other = await serving((_request, reply) => void reply.writeHead(200, PNG).end('x'));
    const { origin, asked } = await serving(
      (_request, reply) => void reply.writeHead(302, { location: `${other.origin}/1.png` }).end(),
    );
    expect(await scalesAt(origin).weigh(`${PUBLIC}/1.png`, BYTES_MAX)).toMatchObject({ verdict: 'unreachable' });
    expect([asked, other.asked]).toEqual([['/1.png'], []]);
  });

  it.each([
    'https://elsewhere.example/1.png',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:9/1.png',
    'https://cdn.example:8443/1.png',
    'http://cdn.example/1.png',
    'https://cdn.example@elsewhere.example/1.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'blob:https://cdn.example/1.png',
    '//cdn.example/1.png',
    'not an address',
  ])('asks nobody for %s', async (address) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'));
    const found = await scalesAt('http://127.0.0.1:9').weigh(address, BYTES_MAX);
    expect(found).toEqual({ verdict: 'unreachable', reason: 'not at the provider’s own origin' });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['//elsewhere.example/1.png', '/\\elsewhere.example/1.png', '/../../1.png', '/@elsewhere.example/1.png'])(
    'stays at the provider with the path %s',
    async (path) => {
      const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('x', { headers: PNG }));
      expect(await scalesAt('http://127.0.0.1:9').weigh(`${PUBLIC}${path}`, BYTES_MAX)).toMatchObject({
        verdict: 'fits',
      });
      expect(new URL(String(asked.mock.calls[0]?.[0])).origin).toBe('http://127.0.0.1:9');
    },
  );
});
