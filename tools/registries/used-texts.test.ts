import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLES, type Bundle, loadMessages } from '@ordago/i18n';
import { expect, it } from 'vitest';

/** A source, with the names that it writes out and those of which it writes the beginning, as in `state.${name}`. */
interface Source {
  readonly file: string;
  readonly text: string;
  readonly named: readonly string[];
  readonly begun: readonly string[];
}

const SOURCES = readSources();
const NAMED = new Set(SOURCES.flatMap(({ named }) => named));

it.each(BUNDLES)('each text of %s is named by a source, whole or by its beginning', async (bundle) => {
  const { [bundle]: texts = {} } = await loadMessages('en', [bundle]);
  const keys = keysOf(texts);
  expect(keys.length).toBeGreaterThan(0);
  expect(unusedOf(bundle, keys)).toEqual([]);
});

/**
 * Keys that no source names, as `error.title`, `common.error.title`, or `title` beside `useT('common.error')`. The beginning
 * of a key counts for the bundles of its own source; a source of a page that names none makes keys for others, and counts
 * for all.
 */
function unusedOf(bundle: Bundle, keys: readonly string[]): string[] {
  const mention = new RegExp(`['"\`]${bundle}['"\`.]`);
  const own = SOURCES.filter(
    ({ file, text }) => mention.test(text) || !(ANY_BUNDLE.test(text) || file.startsWith('apps/server/')),
  );
  const groups = new RegExp(`['"]${bundle}['"]\\]\\??\\.([\\w.]+)`, 'g');
  const begun = [
    ...own.flatMap((source) => source.begun).filter((start) => start !== `${bundle}.` || bundle === WHOLE),
    // A group that is read from the loaded texts: `loaded['back-office']?.withdrawals.text`.
    ...own.flatMap(({ text }) => namesIn(text, groups)).map((group) => `${group}.`),
  ];
  const parts = own.flatMap(({ named }) => named).filter((name) => name.startsWith(`${bundle}.`));
  const isUsed = (name: string) => NAMED.has(name) || begun.some((start) => name.startsWith(start));
  return keys.filter((key) => {
    const whole = `${bundle}.${key}`;
    const rest = parts.filter((part) => whole.startsWith(`${part}.`)).map((part) => whole.slice(part.length + 1));
    return ![key, whole, ...rest].some(isUsed);
  });
}

/** Every error of the catalogue has its sentence: `errors.${name}`; a test of that bundle compares the two. */
const WHOLE: Bundle = 'errors';
const ANY_BUNDLE = new RegExp(`['"\`](${BUNDLES.join('|')})['"\`.]`);

function readSources(): Source[] {
  const files = ['apps', 'packages', 'tools/vite'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return files
    .filter((file) => /\.(tsx?|mjs|html)$/.test(file) && !/\.test\.tsx?$|\bnode_modules\b|\bdist\b/.test(file))
    .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(file, 'utf8') }))
    .map(({ file, text }) => ({
      file,
      text,
      named: namesIn(text, /['"`]([\w.-]+)['"`]/g),
      begun: namesIn(text, /`((?:[\w-]+\.)+[\w-]*)\$\{/g),
    }));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null && !Array.isArray(text)
      ? keysOf(text, `${before}${name}.`)
      : before + name,
  );
}
