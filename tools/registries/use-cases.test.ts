import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../tidy/files.mjs';
import { poolTakersOf, verbsOf } from './verbs.ts';

const MODULES = 'apps/server/src/modules/';
const sources = readSources(path.resolve(import.meta.dirname, '../..')).filter(
  ({ path: at }) => at.startsWith(MODULES) && at.endsWith('.ts') && !at.endsWith('.test.ts'),
);
const short = (at: string) => at.slice(MODULES.length);

describe('a use-case file', () => {
  const useCases = sources.filter(({ path: at }) => at.includes('/use-cases/'));

  it('exports one verb', () => {
    expect(useCases.length).toBeGreaterThan(250);
    const verbsByFile = useCases.map(({ path: at, text }) => [at, verbsOf(text)] as const);
    const several = verbsByFile.filter(([, verbs]) => verbs.length > 1);
    expect(several.map(([at, verbs]) => `${short(at)}: ${verbs.join(', ')}`)).toEqual([]);
  });
});

describe('a repository', () => {
  const repositories = sources.filter(({ path: at }) => at.endsWith('.repository.ts'));

  it('is created on a pool, so that no call takes one', () => {
    expect(repositories.length).toBeGreaterThan(60);
    const takers = repositories.map(({ path: at, text }) => [at, poolTakersOf(text)] as const);
    const some = takers.filter(([, names]) => names.length > 0);
    expect(some.map(([at, names]) => `${short(at)}: ${names.join(', ')}`)).toEqual([]);
  });
});

describe('the verbs of a source', () => {
  it.each<[string, string, readonly string[]]>([
    ['are its exported functions', 'export async function place() {}\nexport function sell() {}', ['place', 'sell']],
    ['are functions of constants as well', 'export const place = () => 1;\nexport const MAX = 3;', ['place']],
    ['are none of its own functions, types and values', 'function keyOf() {}\nexport interface Bet {}', []],
    [
      'are the methods of what it creates',
      'export function createCases() { return { list: () => 1, open() {} }; }',
      ['createCases.list', 'createCases.open'],
    ],
    ['is one for what has a lifecycle', 'export function createLane() { return { apply, close }; }', ['createLane']],
    ['is one for a function that is created', 'export function createRead() { return () => 1; }', ['createRead']],
  ])('%s', (_title, text, verbs) => {
    expect(verbsOf(text)).toEqual(verbs);
  });
});

describe('the functions that take a pool', () => {
  it('are the exported ones, but for those that create a repository', () => {
    const text = `export function findBets(pool: Pool) {}
      export function createBetsRepository(pool: Pool) {}
      export function findOps(db: Queryable) {}
      function save(pool: Pool) {}`;
    expect(poolTakersOf(text)).toEqual(['findBets']);
  });
});
