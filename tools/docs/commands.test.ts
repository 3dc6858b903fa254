import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const COMMANDS = Object.keys(scripts);
const PAGES = filesOf('*.md').filter((file) => /^(README\.md|docs\/.*|apps\/.*)$/.test(file));
const TESTS = filesOf('*.test.ts', '*.test.tsx');
const DATABASE_TESTS = [/^apps\/(server|sandbox|originals)\/src\//, /^bench\//, /^tools\/(postgres|run)\//];
const read = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');

describe('the commands of package.json', () => {
  it('are all in the table of the README', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `npm '));
    expect(rows.length).toBeGreaterThan(10);
    const named = rows.flatMap((row) => [...row.matchAll(/`(?:npm (?:run )?)?([a-z:-]+)`/g)].map(([, name]) => name));
    expect(COMMANDS.filter((command) => !named.includes(command))).toEqual([]);
  });
});

describe('a page of the documentation', () => {
  it.each(PAGES)('%s names commands that exist', (page) => {
    const named = [...read(page).matchAll(/\bnpm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !COMMANDS.includes(name))).toEqual([]);
  });

  it.each(PAGES)('%s names tests in the project that runs them', (page) => {
    const named = [...read(page).matchAll(/\bvitest run (?:--project (\w+) )?([\w./-]+)/g)];
    const missing = named.filter(([, project, filter = '']) => !isRun(project, filter)).map(([command]) => command);
    expect(missing).toEqual([]);
  });
});

/** True when the project, or any without one, has a test whose path holds the filter. */
function isRun(project: string | undefined, filter: string): boolean {
  return TESTS.some((file) => file.includes(filter) && (project === undefined || projectOf(file) === project));
}

/** Project of a test, as `vitest.config.ts` parts them. */
function projectOf(file: string): string {
  return DATABASE_TESTS.some((folder) => folder.test(file)) ? 'database' : 'unit';
}

function filesOf(...patterns: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
}
