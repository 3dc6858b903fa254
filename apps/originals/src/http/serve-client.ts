import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Serves the front end of every playable game; only the player site may frame it. */
export async function serveClient(app: FastifyInstance, settings: Settings): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../../game-client/dist');
  const policy = policyOf(settings, inlineScripts(readFileSync(path.join(root, 'index.html'), 'utf8')));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  await app.register(staticFiles, {
    root,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function policyOf({ parents, apis, origin }: Settings, scripts: readonly string[]): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  // Not every browser counts a socket of the same origin as 'self'.
  const sockets = origin.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", sockets, ...apis].join(' '),
    ['frame-ancestors', ...parents].join(' '),
  ].join('; ');
}

/**
 * The one inline script sets the theme before the first paint; it is allowed by its hash. The server hashes those of its
 * pages in `static-site.ts`: no package that both may import is a place for pages on a disk.
 */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}
