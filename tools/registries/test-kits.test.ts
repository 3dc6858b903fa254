import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['apps', 'packages', 'tools', 'verify', 'bench', 'e2e'];
/** Sources that only tests and the generated documents import, and why they are no test kits. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/i18n/src/rules.ts': 'sentences of the rule books, of which the documents are generated',
};

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|html)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file)),
);
const known = new Set(files);

/** Files of a package by the names under which others import it: `@ordago/fairness/browser`. */
const packages = new Map<string, string>(
  readdirSync(path.join(ROOT, 'packages')).flatMap((name) => {
    const manifest = path.join(ROOT, 'packages', name, 'package.json');
    const { exports = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    return Object.entries<string>(exports).map(
      ([key, file]) => [`@ordago/${path.posix.join(name, key)}`, path.posix.join('packages', name, file)] as const,
    );
  }),
);

function targetOf(file: string, named: string): string | undefined {
  if (!named.startsWith('.')) return packages.get(named);
  const at = path.posix.join(path.posix.dirname(file), named.replace(/\?.*$/, ''));
  return [at, `${at}.ts`, `${at}.tsx`].find((candidate) => known.has(candidate));
}

/** A source of an application or package that goes into what is shipped, if anything imports it. */
function isSource(file: string): boolean {
  return /^(?:apps|packages)\/(?!testing\/)[^/]+\/src\//.test(file) && !/\.test\.tsx?$/.test(file);
}

it('no source is imported by tests alone: what drives tests lies in test-support', () => {
  const importers = new Map(files.map((file) => [file, new Set<string>()]));
  for (const file of files) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, named = ''] of text.matchAll(/(?:from|import|URL|src=|@import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      importers.get(targetOf(file, named) ?? '')?.add(file);
    }
  }
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [file, by] of importers) {
      if (isSource(file) && by.size > 0 && [...by].every((one) => !isSource(one) || found.has(one))) found.add(file);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(EXCEPTIONS));
});
