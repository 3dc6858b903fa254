import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

const app = fastify({ trustProxy: ['127.0.0.1'] });
beforeAll(async () => {
  app.get('/', (request) => ({ address: callerAddress(request) }));
  await app.ready();
});
afterAll(() => app.close());

const PROXY = '127.0.0.1';

async function addressFrom(forwarded: string | undefined, remoteAddress = PROXY): Promise<string> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', headers, remoteAddress })).json().address;
}

describe('the address of a caller', () => {
  it.each(['198.51.100.7', '2001:db8::9', '::ffff:198.51.100.7'])(
    'is what a trusted proxy forwards: %s',
    async (ip) => {
      expect(await addressFrom(ip)).toBe(ip);
      expect(await addressFrom(`203.0.113.9, ${ip}`)).toBe(ip);
    },
  );

  it.each([
    'garbage',
    '<script>alert(1)</script>',
    '999.1.1.1',
    '1.2.3',
    '198.51.100.7:443',
    '[2001:db8::9]',
    'unknown',
    '_hidden',
    'a'.repeat(3_000),
    '203.0.113.9, <script>',
  ])('is the proxy where what it forwards is no address: %s', async (text) => {
    expect(await addressFrom(text)).toBe(PROXY);
  });

  it('is the socket of whoever is no trusted proxy', async () => {
    expect(await addressFrom('198.51.100.7', '192.0.2.5')).toBe('192.0.2.5');
    expect(await addressFrom(undefined, '192.0.2.5')).toBe('192.0.2.5');
  });
});
