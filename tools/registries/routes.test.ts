import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../tidy/files.mjs';
import { boundContractsOf, routeFileOf } from './bound-contracts.ts';

const MODULES = 'apps/server/src/modules/';
const sources = readSources(path.resolve(import.meta.dirname, '../..')).filter(
  ({ path: at }) => at.startsWith(MODULES) && at.endsWith('.ts') && !at.endsWith('.test.ts'),
);
const isRouteFile = (at: string) => at.endsWith('.route.ts');
const calls = sources.map(({ path: at, text }) => ({ at, contracts: boundContractsOf(text) }));
const routeFiles = calls.filter(({ at }) => isRouteFile(at));

describe('a route file', () => {
  it('binds one contract', () => {
    expect(routeFiles.length).toBeGreaterThan(150);
    const others = routeFiles.filter(({ contracts }) => contracts.length !== 1);
    expect(others.map(({ at, contracts }) => `${at}: ${contracts.join(', ')}`)).toEqual([]);
  });

  it('is named by its contract', () => {
    const others = routeFiles.filter(
      ({ at, contracts }) => !contracts.map(routeFileOf).includes(path.posix.basename(at)),
    );
    expect(others.map(({ at, contracts }) => `${at}: ${contracts.join(', ')}`)).toEqual([]);
  });

  it('is where a module binds its contracts', () => {
    const elsewhere = calls.filter(({ at, contracts }) => !isRouteFile(at) && contracts.length > 0);
    expect(elsewhere.map(({ at }) => at)).toEqual([]);
  });
});

describe('the contracts that a source binds', () => {
  it.each<[string, string, readonly string[]]>([
    ['are none without a call', "import { bind } from './bound-route.ts';", []],
    ['have the name of their import', "import { placeBet } from 'c';\nbind(placeBet, place);", ['placeBet']],
    ['have the exported name where it is changed', "import { signIn as c } from 'c';\nbind(c, enter);", ['signIn']],
    ['have the name of a parameter', 'const f = (openGame: Opening) => bind(openGame, open);', ['openGame']],
    ['are counted call by call', "import { a } from 'c';\nconst rows = [bind(a, one), bind(a, two)];", ['a', 'a']],
  ])('%s', (_title, text, contracts) => {
    expect(boundContractsOf(text)).toEqual(contracts);
  });
});

describe('the name of a route file', () => {
  it.each([
    ['placeBet', 'place-bet.route.ts'],
    ['readGr8Keys', 'read-gr8-keys.route.ts'],
  ])('of %s is %s', (contract, file) => {
    expect(routeFileOf(contract)).toBe(file);
  });
});
