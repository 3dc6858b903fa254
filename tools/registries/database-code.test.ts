import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../apps/server/src/platform/db/code-set.ts';
import { SQL_MUTANTS } from '../../apps/server/test-support/ledger/mutants/sql-mutants.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATABASE = path.join(ROOT, 'apps/server/db');

interface SqlFile {
  readonly path: string;
  /** Without comments, whose words make nothing. */
  readonly text: string;
}

const schema = sqlFiles('schema');
const code = sqlFiles('code');

/** Object that a statement makes: a function, view, aggregate or trigger, and its name with its schema. */
const MADE =
  /^create\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|procedure|view|aggregate|trigger)\s+([\w.]+)/gim;

describe('the code of the database', () => {
  const made = code.flatMap((file) =>
    [...file.text.matchAll(MADE)].map(([, kind = '', name = '']) => ({
      kind: kind.toLowerCase(),
      name,
      path: file.path,
    })),
  );

  it('is found by this test', () => {
    expect(made.length).toBeGreaterThan(180);
    expect(schema.length).toBeGreaterThan(8);
  });

  it('has each function and view in exactly one file', () => {
    const files = new Map<string, Set<string>>();
    for (const { kind, name, path: file } of made.filter((each) => each.kind !== 'trigger')) {
      files.set(`${kind} ${name}`, (files.get(`${kind} ${name}`) ?? new Set()).add(file));
    }
    expect([...files].filter(([, places]) => places.size > 1).map(([name, places]) => [name, ...places])).toEqual([]);
  });

  it('replaces what it makes, so that it can be applied again', () => {
    const once = code.flatMap((file) =>
      [...file.text.matchAll(/^create\s+(?!or\s+replace\b|constraint\s+trigger\b)[^\n]*/gim)].map(
        ([line]) => `${file.path}: ${line}`,
      ),
    );
    expect(once).toEqual([]);
  });

  it('has a place in the order for every schema', () => {
    const schemas = schema.flatMap(({ text }) => [...text.matchAll(/^create schema (\w+)/gim)].map(([, name]) => name));
    expect([...SCHEMAS].sort()).toEqual(schemas.sort());
  });

  it('is dropped by itself and by no step, from the first release on', () => {
    const dropping = schema.filter(({ text }) => /\bdrop\s+(function|view|trigger|aggregate)\b/i.test(text));
    // Before 0.4.0 no database had the old names.
    expect(dropping.map(({ path: file }) => file)).toEqual(['schema/0015-name-statements-plainly/up.sql']);
  });

  it('lies in the folder of its schema', () => {
    const strays = made.filter(
      ({ kind, name, path: file }) => kind !== 'trigger' && !file.startsWith(`code/${name.split('.')[0]}/`),
    );
    expect(strays).toEqual([]);
  });

  it('is neither made nor called by a step of the schema', () => {
    const functions = new Set(made.filter(({ kind }) => kind !== 'trigger').map(({ name }) => name));
    const faults = schema.flatMap((file) => [
      ...[...file.text.matchAll(MADE)].map(([line]) => `${file.path} makes: ${line}`),
      ...[...file.text.matchAll(/\b([a-z]+\.[a-z_0-9]+)\s*\(/g)]
        .filter(([, name = '']) => functions.has(name))
        .map(([, name]) => `${file.path} calls ${name}`),
    ]);
    expect(faults).toEqual([]);
  });
});

describe('planted bugs', () => {
  it.each(SQL_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    '%s: its text is in its file exactly once',
    (_, mutant) => {
      for (const { file, from } of mutant.changes) {
        expect(readFileSync(path.join(DATABASE, file), 'utf8').split(from)).toHaveLength(2);
      }
    },
  );
});

describe('documents and sources', () => {
  const documents = ['docs', 'apps', 'packages', 'verify', 'bench', 'tools'].flatMap((folder) =>
    filesIn(folder, /\.(md|ts|mjs)$/),
  );

  it('name files of db/code and db/schema that exist', () => {
    const known = new Set(
      [...filesIn('apps/server/db', /\.(sql|md)$/)].map((file) => file.slice('apps/server/db/'.length)),
    );
    const named = documents.flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bdb\/((?:code|schema)\/[\w/-]+\.(?:sql|md))/g)]
        // Tests write files of their own.
        .filter(() => !/\.test\.ts$/.test(file))
        .map(([, name = '']) => ({ file, name })),
    );
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

function sqlFiles(folder: string): SqlFile[] {
  return readdirSync(path.join(DATABASE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({
      path: `${folder}/${name.split(path.sep).join('/')}`,
      text: readFileSync(path.join(DATABASE, folder, name), 'utf8').replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ''),
    }));
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name) && !/node_modules|[\\/]dist[\\/]/.test(entry.parentPath))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
