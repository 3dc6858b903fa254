import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { dataHeaders, pageHeaders } from './security-headers.ts';

async function headersOf(isSecure: boolean) {
  const app = fastify();
  await app.register(
    helmet,
    pageHeaders({ csp: { 'default-src': ["'self'"], 'img-src': ["'self'", 'data:'] }, isSecure }),
  );
  app.get('/', async () => 'a page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

describe('the headers of pages and files', () => {
  it.each([
    ['content-security-policy', "default-src 'self';img-src 'self' data:"],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-site'],
    ['origin-agent-cluster', '?1'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-dns-prefetch-control', 'off'],
    ['x-download-options', 'noopen'],
    ['x-permitted-cross-domain-policies', 'none'],
    ['x-xss-protection', '0'],
  ])('%s: %s', async (name, value) => {
    expect((await headersOf(false))[name]).toBe(value);
  });

  it('holds browsers to https where the origin is reached by https alone', async () => {
    expect((await headersOf(true))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(await headersOf(false)).not.toHaveProperty('strict-transport-security');
  });

  it('leaves embedding to the policy', async () => {
    expect(await headersOf(true)).not.toHaveProperty('x-frame-options');
  });
});

describe('the headers of what programmes read', () => {
  it('lets it load nothing, be embedded by nobody, be kept by nobody, and be taken for nothing else', () => {
    expect(dataHeaders({ isSecure: false })).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
    });
  });

  it('holds browsers to https where the origin is reached by https alone', () => {
    expect(dataHeaders({ isSecure: true })['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
