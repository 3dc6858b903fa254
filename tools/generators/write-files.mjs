import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** @typedef {{ path: string, text: string }} NewFile */
/** @typedef {{ file: string, after: string, line: string }} Insert A line of a registry, and the one it follows. */

/**
 * Writes new files, adds lines to index files and registries, and formats all of it. Nothing that exists is replaced.
 * @param {{ files: NewFile[], exports: Array<{ index: string, line: string }>, inserts?: Insert[], next: string[] }} plan
 */
export function carryOut({ files, exports, inserts = [], next }) {
  const taken = files.filter((file) => existsSync(path.join(ROOT, file.path)));
  if (taken.length > 0) fail(`There is already ${taken.map((file) => file.path).join(', ')}`);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(ROOT, file.path)), { recursive: true });
    writeFileSync(path.join(ROOT, file.path), file.text);
    console.log(`new      ${file.path}`);
  }
  for (const { index, line } of exports) {
    appendFileSync(path.join(ROOT, index), line);
    console.log(`exported ${index}`);
  }
  for (const { file, after, line } of inserts) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    writeFileSync(
      path.join(ROOT, file),
      text.replace(after, () => after + line),
    );
  }
  for (const file of new Set(inserts.map((insert) => insert.file))) console.log(`entered  ${file}`);
  const changed = [
    ...files.map((file) => file.path),
    ...exports.map(({ index }) => index),
    ...inserts.map(({ file }) => file),
  ];
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', ...changed], { cwd: ROOT, stdio: 'ignore' });
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
