/** A built front end by `@fastify/static`. Ours: which paths are pages, and how long files are kept. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { localeOfHeader } from '@ordago/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './unknown-address.ts';

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

/**
 * Returns what sends the page of a front end, which {@link serveSite} serves, for every deep link that a browser navigates to.
 * A page that was written with its content is sent in the caller's language; of an address that the site does not have, the page
 * says so itself, and its status is 404.
 */
export function createSitePages(folder: string): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const pages = readPages(folder);
  return (request, reply) => {
    if (!isRead(request)) return false;
    const address = addressOf(request.url);
    const file = pages !== null && Object.hasOwn(pages.written, address) ? pages.written[address] : undefined;
    if (file !== undefined && takesPages(request)) {
      const locale = localeOfHeader(request.headers['accept-language']);
      reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language').sendFile(`${file}.${locale}.html`);
      return true;
    }
    if (!isNavigation(request)) return false;
    reply.header('cache-control', 'no-cache');
    if (pages === null || pages.routes.some((route) => matches(route, address))) reply.sendFile('index.html');
    // Without a tag: whoever has one would be answered without a page.
    else reply.code(404).sendFile('index.html', { etag: false, lastModified: false });
    return true;
  };
}

/** Addresses of a site: those of its router, with `$` for what varies, and the files of the pages with their content. */
interface SitePages {
  readonly routes: readonly string[];
  readonly written: Readonly<Record<string, string>>;
}

/** Reads the addresses that a build lists (`tools/vite/written-pages.ts`); null of a site that lists none. */
function readPages(folder: string): SitePages | null {
  const file = path.join(folder, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SitePages) : null;
}

/** Path of an address without slashes at its end, in the case in which the router of a site compares it. */
function addressOf(url: string): string {
  const own = pathOf(url).toLowerCase();
  let end = own.length;
  while (end > 1 && own[end - 1] === '/') end -= 1;
  return own.slice(0, end);
}

/** Returns true if an address, in lower case, is of a route: `$name` is one part of it, and `$` alone all that follow. */
function matches(route: string, address: string): boolean {
  const asked = address.split('/');
  const declared = route.toLowerCase().split('/');
  if (declared.at(-1) === '$') return declared.slice(0, -1).every((part, place) => part === asked[place]);
  return (
    declared.length === asked.length && declared.every((part, place) => part.startsWith('$') || part === asked[place])
  );
}

/** Returns true for those who do not say that they want something else: searches ask for anything. */
function takesPages({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
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

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isNavigation(request: FastifyRequest): boolean {
  const wantsPage = isRead(request) && (request.headers.accept ?? '').includes('text/html');
  return wantsPage && !NOT_PAGES.some((prefix) => request.url.startsWith(prefix));
}
