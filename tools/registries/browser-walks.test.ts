import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ONE_SIZE_REASONS } from '../../e2e/one-size.ts';
import { TEST_PROJECTS, VERIFY_PROJECTS } from '../browser-stages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIST = ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'];
const OUTPUT_MAX = 32 << 20;
/** Screen sizes. As a tag, the one on which `npm test` walks a test. */
const SIZES: readonly string[] = ['desktop', 'phone'];

interface Suite {
  readonly specs?: readonly Walk[];
  readonly suites?: readonly Suite[];
}

interface Walk {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly tests: readonly { readonly projectName: string }[];
}

const walks = listWalks();

describe('a browser test', () => {
  it('bears no tag but that of a size, and one at most', () => {
    expect(walks.length).toBeGreaterThan(60);
    const wrong = walks.filter(({ tags }) => tags.length > 1 || tags.some((tag) => !SIZES.includes(tag)));
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('is walked once on each size by `npm test` and `npm run verify -- browser`, unless one size alone has it', () => {
    const wrong = walks.filter((walk) => {
      const sizes = walk.title in ONE_SIZE_REASONS ? walk.tags : SIZES;
      return projectsOf(walk).join() !== sizes.map((size) => projectAt(size, walk)).join();
    });
    expect(wrong.map((walk) => `${nameOf(walk)}: ${projectsOf(walk).join(', ')}`)).toEqual([]);
  });

  it('has a reason for one size only where its title is still the same', () => {
    const titles = walks.map(({ title }) => title);
    expect(Object.keys(ONE_SIZE_REASONS).filter((title) => titles.filter((one) => one === title).length !== 1)).toEqual(
      [],
    );
  });
});

/** Every test of every project, as Playwright lists them. */
function listWalks(): Walk[] {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const printed = execFileSync(process.execPath, [cli, ...LIST], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX,
  });
  return walksOf(JSON.parse(printed) as Suite);
}

function walksOf({ specs = [], suites = [] }: Suite): Walk[] {
  return [...specs, ...suites.flatMap(walksOf)];
}

function projectsOf({ tests }: Walk): string[] {
  return tests.map(({ projectName }) => projectName).sort();
}

/** The project that walks a test on a size: that of `npm test`, unless the tag names the other size. */
function projectAt(size: string, { tags }: Walk): string {
  const projects = tags.every((tag) => tag === size) ? TEST_PROJECTS : VERIFY_PROJECTS;
  return size === 'phone' ? projects.phone : projects.desktop;
}

function nameOf({ file, title }: Walk): string {
  return `${file}: ${title}`;
}
