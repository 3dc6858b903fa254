import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const PAGES = FILES.filter((file) => /^(README\.md|docs\/.*\.md|apps\/server\/db\/README\.md)$/.test(file));
const NAMED = /`([\w./*{},-]+\.(?:tsx?|mjs|sql|css))`/g;
/** Names that mean a kind of file, not one file. */
const EXAMPLES = new Set(['approve-withdrawal.ts']);

describe('the pages of the documentation', () => {
  it('are found', () => expect(PAGES.length).toBeGreaterThan(30));

  it.each(PAGES)('%s names files that exist', (page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    const named = [...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => !EXAMPLES.has(name));
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });
});

/** True when some file ends with the name; `*` matches any letters of one folder, `{a,b}` for either. */
function exists(name: string): boolean {
  const pattern = name
    .replace(/^(\.\.?\/)+/, '')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const end = new RegExp(`(^|/)${pattern}$`);
  return FILES.some((file) => end.test(file));
}
