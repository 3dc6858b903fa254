import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['apps', 'packages', 'bench', 'tools', 'e2e', 'verify', 'docs', '.ci'];
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', '.cache']);
const TEXT = /\.(ts|tsx|mts|mjs|css|html|sql|md|json)$/;

/**
 * @typedef {object} SourceFile
 * @property {string} path from the root of the repository, with slashes
 * @property {string} text
 * @property {string[]} lines
 */

/**
 * Every file that people wrote.
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function readSources(root) {
  return FOLDERS.flatMap((folder) => list(root, folder)).map((at) => {
    const text = readFileSync(path.join(root, at), 'utf8');
    return { path: at, text, lines: text.replace(/\n$/, '').split('\n') };
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function list(root, folder) {
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : list(root, at);
    return TEXT.test(entry.name) ? [at] : [];
  });
}
