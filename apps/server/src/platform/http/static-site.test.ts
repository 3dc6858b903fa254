import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSitePages, serveSite } from './static-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ordago-site-'));
const WRITTEN = {
  '/rules': 'written/rules',
  '/rules/push': 'written/rules/push',
  '/rules/old/push': 'written/rules/push',
};
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'written/rules'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<title>Ordago</title>');
  for (const file of new Set(Object.values(WRITTEN))) {
    for (const locale of ['es', 'en', 'pt'])
      writeFileSync(path.join(folder, `${file}.${locale}.html`), `<title>${file} ${locale}</title>`);
  }
  const routes = ['/', '/casino', '/casino/game/$provider/$id', '/sport', '/sport/$'];
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ routes, written: WRITTEN }));
  app = fastify();
  const sendPage = createSitePages(folder);
  app.setNotFoundHandler((request, reply) => (sendPage(request, reply) ? reply : reply.code(404).send('no page')));
  await serveSite(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (url: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const { statusCode, body } = await app.inject({ url, headers });
  return `${statusCode} ${body}`;
};

describe('the pages of a site', () => {
  it.each([
    ['/', '200 <title>Ordago</title>'],
    ['/casino', '200 <title>Ordago</title>'],
    ['/casino/?ct=slots', '200 <title>Ordago</title>'],
    ['/casino/game/originals/plinko', '200 <title>Ordago</title>'],
    ['/sport/event/7', '200 <title>Ordago</title>'],
    ['/rules', '200 <title>written/rules es</title>'],
    ['/rules/', '200 <title>written/rules es</title>'],
    ['/Rules/PUSH', '200 <title>written/rules/push es</title>'],
    ['/Casino/Game/originals/Plinko', '200 <title>Ordago</title>'],
    ['/rules/push?x=1', '200 <title>written/rules/push es</title>'],
    ['/rules/old/push', '200 <title>written/rules/push es</title>'],
    ['/rules/nothing', '404 <title>Ordago</title>'],
    ['/rules/old/nothing', '404 <title>Ordago</title>'],
    ['/casino/game/originals', '404 <title>Ordago</title>'],
    ['/nowhere', '404 <title>Ordago</title>'],
    ['/constructor', '404 <title>Ordago</title>'],
    ['/api/nothing', '404 no page'],
  ])('%s is answered with %s', async (url, answer) => {
    expect(await ask(url)).toBe(answer);
  });

  it.each([
    ['pt-PT,pt;q=0.9', 'pt'],
    ['en-GB', 'en'],
    ['fi', 'es'],
  ])('with their content are in the language of the reader: %s', async (language, locale) => {
    const headers = { accept: 'text/html', 'accept-language': language };
    expect(await ask('/rules/push', headers)).toContain(`written/rules/push ${locale}`);
  });

  it('are sent whole with a status of 404, also to those who have a tag of the page', async () => {
    const { headers } = await app.inject({ url: '/casino', headers: { accept: 'text/html' } });
    const known = {
      accept: 'text/html',
      'if-none-match': String(headers.etag),
      'if-modified-since': new Date().toUTCString(),
    };
    expect(await ask('/casino', known)).toBe('304 ');
    expect(await ask('/nowhere', known)).toBe('404 <title>Ordago</title>');
  });

  it.each([
    ['/rules/push', 200],
    ['/casino', 200],
    ['/nowhere', 404],
  ])('answer a request for the head of %s as they answer one for the page', async (url, status) => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } });
    expect([statusCode, body]).toEqual([status, '']);
  });

  it('read an address of many slashes without a search begun anew at each', () => {
    const asked = vi.spyOn(RegExp.prototype, Symbol.replace);
    const pages = createSitePages(folder);
    const request = { method: 'GET', url: `${'/'.repeat(15_000)}x`, headers: {} } as FastifyRequest;
    expect(pages(request, {} as FastifyReply)).toBe(false);
    // A search for slashes at the end, begun anew at each of them, took a quarter of a second.
    expect(asked.mock.calls.length).toBe(0);
    asked.mockRestore();
  });

  it('with their content are sent to those who ask for anything, others are not', async () => {
    expect(await ask('/rules/push', { accept: '*/*' })).toContain('200');
    expect(await ask('/casino', { accept: '*/*' })).toBe('404 no page');
    expect(await ask('/rules/push', { accept: 'application/json' })).toBe('404 no page');
  });
});
