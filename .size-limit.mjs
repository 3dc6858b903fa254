import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzipped JavaScript that a first visit may load. A site without a page of its own is not built yet. */
const FIRST_LOAD = { player: '150 kB', sportsbook: '150 kB', 'back-office': '220 kB', 'game-client': '90 kB' };

/** Gzipped JavaScript that one click may load later. */
const LAZY_CHUNK = '130 kB';

/** Checks of size-limit. A site that exists but was not built fails, since its files are not found. */
export default Object.entries(FIRST_LOAD)
  .filter(([app]) => existsSync(`apps/${app}/index.html`))
  .flatMap(([app, limit]) => {
    const dist = `apps/${app}/dist`;
    const first = scriptsOf(`${dist}/index.html`);
    const lazy = largest(dist, first);
    return [
      { name: `${app}: first load`, path: first.map((file) => `${dist}/**/${file}`), limit, gzip: true },
      ...(lazy ? [{ name: `${app}: largest lazy chunk`, path: lazy, limit: LAZY_CHUNK, gzip: true }] : []),
    ];
  });

/**
 * The scripts that a page itself asks for: its entry and what it preloads.
 * @param {string} page
 */
function scriptsOf(page) {
  if (!existsSync(page)) return ['not-built'];
  const html = readFileSync(page, 'utf8');
  return [...html.matchAll(/(?:src|href)="[^"]*?([^"/]+\.js)"/g)].map((match) => match[1] ?? '');
}

/**
 * @param {string} dist
 * @param {string[]} first
 */
function largest(dist, first) {
  if (!existsSync(dist)) return undefined;
  return (
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      // A script at the top is the service worker, which is no part of a page.
      .filter((file) => file.endsWith('.js') && file.includes(path.sep) && !first.includes(path.basename(file)))
      .map((file) => ({ file: `${dist}/${file}`, bytes: gzipSync(readFileSync(`${dist}/${file}`)).length }))
      .sort((one, other) => other.bytes - one.bytes)[0]?.file
  );
}
