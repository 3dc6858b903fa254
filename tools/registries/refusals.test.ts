import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorOf, isErrorName } from '../../packages/contracts/src/errors/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Not the product: built files, packages of others, and the folders that only tests use. */
const OUTSIDE = /[\\/](node_modules|dist|fuzz|testing)[\\/]/;

/** Verdicts of the database that a use-case reads and never passes on. */
const INTERNAL_VERDICTS = new Set(['asked-before']);

interface Refused {
  readonly name: string;
  readonly where: string;
}

describe('every refusal in the code', () => {
  const inCode = refusalsIn(['apps', 'packages'], /\.tsx?$/, /\brefuse\(\s*'([a-z0-9-]+)'/g);
  const inDatabase = refusalsIn(['apps/server/db/code'], /\.sql$/, /\brefuse\(\s*'([a-z0-9-]+)'/g);

  it('is found by this test, in TypeScript and in SQL', () => {
    expect(inCode.length).toBeGreaterThan(10);
    expect(inDatabase.length).toBeGreaterThan(5);
  });

  it('names a used row of the catalogue: neither an alias, nor a reserved row, nor a name of its own', () => {
    const unknown = [...inCode, ...inDatabase].filter(
      ({ name }) => !INTERNAL_VERDICTS.has(name) && !(isErrorName(name) && errorOf(name).state === 'used'),
    );
    expect(unknown).toEqual([]);
  });
});

function refusalsIn(folders: readonly string[], file: RegExp, call: RegExp): Refused[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && file.test(entry.name) && !/\.test\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !OUTSIDE.test(path)),
  );
  return paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(call)].map(([, name = '']) => ({ name, where: path.slice(ROOT.length) })),
  );
}
