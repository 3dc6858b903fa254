import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../tidy/files.mjs';

/** Most files of one folder. */
const FILES_MAX = 25;
/** Folders of true families: members of one kind, found by their name and never read in a row. */
const FAMILIES: Readonly<Record<string, string>> = {
  'packages/sport-rules/src/rules': 'a rule book and its test for each sport',
  'packages/contracts/src/events': 'the shape of each domain event',
  'packages/contracts/src/routes/casino/providers': 'the calls of each game provider',
};
/** Public API of a module or of a subject: exports, and the parts that are put together. */
const INDEX_LINES_MAX = 60;
const MODULE_INDEX = /^apps\/server\/src\/modules\/(?:[^/]+\/){1,2}index\.ts$/;

const sources = readSources(path.resolve(import.meta.dirname, '../..'));
const folders = new Map<string, number>();
for (const { path: at } of sources) {
  const folder = path.posix.dirname(at);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}

describe('folders', () => {
  it(`hold at most ${FILES_MAX} files, families aside`, () => {
    const large = [...folders].filter(([folder, files]) => files > FILES_MAX && !(folder in FAMILIES));
    expect(large.map(([folder, files]) => `${folder}: ${files}`)).toEqual([]);
  });

  it('are named as families only while they are large', () => {
    expect(Object.keys(FAMILIES).filter((folder) => (folders.get(folder) ?? 0) <= FILES_MAX)).toEqual([]);
  });
});

describe('the index of a module or subject', () => {
  const indexes = sources.filter(({ path: at }) => MODULE_INDEX.test(at));

  it(`has at most ${INDEX_LINES_MAX} lines`, () => {
    expect(indexes.length).toBeGreaterThan(15);
    const long = indexes.filter(({ lines }) => lines.length > INDEX_LINES_MAX);
    expect(long.map(({ path: at, lines }) => `${at}: ${lines.length}`)).toEqual([]);
  });
});
