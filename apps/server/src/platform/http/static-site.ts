/** A built front end by `@fastify/static`. Ours: which paths are pages, and how long files are kept. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths that are never answered with the page of a front end. */
const NOT_PAGES = ['/api/', '/line/', '/ws', '/callbacks/', '/ops/', '/art/', '/metrics', '/healthz', '/readyz'];

/** Serves a built front end: hashed assets for a year, and the page itself never cached. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, 'index.html'))) throw new Error(`front end is not built: ${root}`);
  await app.register(staticFiles, {
    root,
    wildcard: true,
    index: ['index.html'],
    setHeaders: (reply, file) => {
      const isHashed = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png|webp|avif)$/.test(file);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Sends the page of a front end that {@link serveSite} serves for every deep link that a browser navigates to. */
export function sendSitePage(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isNavigation(request)) return false;
  reply.header('cache-control', 'no-cache').sendFile('index.html');
  return true;
}

/**
 * Source expressions of the inline scripts of a built page (the one that sets the theme before the first paint), so that
 * its policy allows exactly these and no other inline script.
 */
export function inlineScriptHashes(folder: string): string[] {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function isNavigation(request: FastifyRequest): boolean {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  return wantsPage && !NOT_PAGES.some((prefix) => request.url.startsWith(prefix));
}
