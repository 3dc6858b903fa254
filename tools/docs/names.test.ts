import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
/** Pages about the product of today; a decision may name what is gone. */
const PAGES = FILES.filter((file) =>
  /^(README\.md|docs\/(?!decisions\/).*\.md|apps\/server\/db\/README\.md)$/.test(file),
);
const SOURCE = /\.(ts|tsx|mjs|cjs|sql|css)$/;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/g;
/** Name of something in the code, as a page writes it: `judgeSlip`, `ledger.apply_ops`, `ENTRIES_MAX`, `close()`. */
const NAMED = /`([A-Za-z_][A-Za-z0-9_.]*)(?:\(\))?`/g;
/** Names that others gave, or that are made of parts: secrets of the environment, tests of dieharder, an example of style. */
const NOT_OURS = /_SECRET$|^[0-9a-f]{60,}$|^(diehard_runs|rgb_bitdist|sts_serial|sessionAgeMsMax)$/;

const known = new Set(
  FILES.filter((file) => SOURCE.test(file) || file === 'package.json').flatMap(
    (file) => readFileSync(path.join(ROOT, file), 'utf8').match(WORD) ?? [],
  ),
);

describe('the pages of the documentation', () => {
  it('are held against a tree that was read', () => expect(known.size).toBeGreaterThan(10_000));

  it.each(PAGES)('%s names what is in the code', (page) => {
    const named = [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(NAMED)].map(([, name = '']) => name);
    const ours = named.filter((name) => !NOT_OURS.test(name) && !/\.(tsx?|mjs|sql|css|md|json|csv)$/.test(name));
    expect(ours.filter((name) => name.split('.').some((part) => part !== '' && !known.has(part)))).toEqual([]);
  });
});
