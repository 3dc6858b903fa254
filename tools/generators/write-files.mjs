import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** @typedef {{ path: string, text: string }} NewFile */
/** @typedef {{ file: string, after: string, line: string }} Insert A line of a registry, and the one it follows. */

/**
 * Writes new files, adds lines to doors and registries, and brings all of it into the operator's form. Nothing that exists is replaced.
 * @param {{ files: NewFile[], exports: Array<{ door: string, line: string }>, inserts?: Insert[], next: string[] }} plan
 */
export function carryOut({ files, exports, inserts = [], next }) {
  const taken = files.filter((file) => existsSync(path.join(ROOT, file.path)));
  if (taken.length > 0) fail(`There is already ${taken.map((file) => file.path).join(', ')}`);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(ROOT, file.path)), { recursive: true });
    writeFileSync(path.join(ROOT, file.path), file.text);
    console.log(`new      ${file.path}`);
  }
  for (const { door, line } of exports) {
    appendFileSync(path.join(ROOT, door), line);
    console.log(`exported ${door}`);
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
    ...exports.map(({ door }) => door),
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
