import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../tidy/files.mjs';

/** Programmes of browsers, which read what their own server answers; every other programme and package is a server's. */
const IN_BROWSERS =
  /^(?:apps\/(?:player|sportsbook|back-office|game-client)|packages\/(?:api-client|ui|web-kit|testing)|apps\/sandbox\/src\/sportsbooks\/frame)\//;
const SOURCE = /^(?:apps|packages)\/[\w-]+\/src\/.*\.tsx?$/;

/** Ways to read a body to its end, however long it is, or piece by piece without the count of `readLimited`. */
const UNBOUNDED: readonly [string, RegExp][] = [
  // `z.json()` and the like take no body: the call has to be of a value, on one line or the next.
  ['a method of the answer', /(?<!\bz)\??\.\s*(?:text|json|arrayBuffer|bytes|blob|formData)\(\s*\)/],
  ['a method that is passed on', /\.then\(\s*\(?\w+\)?\s*=>\s*\w+\.(?:text|json|arrayBuffer|bytes|blob)\b/],
  ['the consumers of streams', /['"](?:node:)?stream\/consumers['"]/],
  ['events of a stream', /\.(?:on|once|addListener)\(\s*['"](?:data|readable)['"]/],
  ['a reader', /\.getReader\(|\.pipeTo\(|\bpipeline\(|\bnew Response\(/],
  ['a loop', /\bfor await\s*\(\s*(?:const|let)\s+\w+\s+of\s+[\w.?]*(?:body|answer|response|incoming)\b/],
];
/** Ways to call others that no rule above looks at: another client than `fetch` and undici. */
const OTHER_CLIENTS: readonly [string, RegExp][] = [
  ["Node's own client", /from\s+['"](?:node:)?(?:https?|http2)['"]|import\(\s*['"](?:node:)?(?:https?|http2)['"]\s*\)/],
  ['a socket', /\b(?:net|tls)\.(?:connect|createConnection)\(|\bnew WebSocket\(/],
  ['a client from elsewhere', /['"](?:axios|got|node-fetch|superagent|needle|ky|ofetch|request)['"]/],
  ['undici by its streams', /\bundici\.(?:stream|pipeline|connect|upgrade)\(/],
];
/** Files that count bytes by themselves. */
const COUNTS = [
  'packages/provider-protocols/src/read-limited.ts',
  'apps/server/src/adapters/game-providers/picture-scales.ts',
];

const CALLS = /\bfetch\(|\bundici\.(?:request|fetch)\(/;
/** Ends of an answer: it is read by the count, or let go. */
const ENDED = /\breadLimited\(|\.body\??\.(?:dump|cancel)\(|\bweight \+= chunk\.length/;

const waysIn = (text: string) =>
  [...UNBOUNDED, ...OTHER_CLIENTS].filter(([, pattern]) => pattern.test(text)).map(([way]) => way);

describe('an answer that a server reads', () => {
  const sources = readSources(path.resolve(import.meta.dirname, '../..')).filter(
    ({ path: at }) => SOURCE.test(at) && !/\.test\.tsx?$/.test(at) && !IN_BROWSERS.test(at),
  );

  it('is read by readLimited, so that it is cut as it comes', () => {
    const found = sources
      .filter(({ path: at }) => !COUNTS.includes(at))
      .flatMap(({ path: at, text }) => waysIn(text).map((way) => `${at}: ${way}`));
    expect(found).toEqual([]);
  });

  it('is read or let go in every file that calls others', () => {
    const callers = sources.filter(({ text }) => CALLS.test(text));
    expect(callers.length).toBeGreaterThan(10);
    expect(callers.filter(({ text }) => !ENDED.test(text)).map(({ path: at }) => at)).toEqual([]);
  });

  it.each([
    'return { body: await answer.body.text() };',
    'const it = await response.json();',
    'const it = await (await fetch(url)).json();',
    'const it = await undici.request(url).then((answer) => answer.body.arrayBuffer());',
    'const it = await fetch(url).then((r) => r.text());',
    'const bytes = await answer\n  .bytes();',
    "import { text } from 'node:stream/consumers';",
    "import { get } from 'node:http';",
    "const https = await import('node:https');",
    "answer.on('data', (chunk) => chunks.push(chunk));",
    'for await (const chunk of answer.body) chunks.push(chunk);',
    'const reader = response.body.getReader();',
    "import got from 'got';",
    'await undici.stream(url, {}, () => sink);',
  ])('is found in any spelling: %s', (text) => {
    expect(waysIn(text)).not.toEqual([]);
  });

  it('is none of what has the same words', () => {
    for (const text of ['z.json()', 'const { text } = word;', 'row.text', 'await readLimited(answer.body, 1, url)'])
      expect(waysIn(text)).toEqual([]);
  });
});
