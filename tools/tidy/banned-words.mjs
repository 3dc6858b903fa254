import ts from 'typescript';
import { lineOf, syntaxOf } from './syntax.mjs';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/** Words of our own that a newcomer could not search for, and the word of the field for each; `docs/glossary.md` lists them. */
export const BANNED_WORDS = new Map([
  ['crew', 'load clients'],
  ['desk', 'back office or betting rules'],
  ['errand', 'job'],
  ['errands', 'job'],
  ['heard', 'received'],
  ['knock', 'check'],
  ['purse', 'wallet'],
  ['purses', 'wallet'],
  ['stranger', 'guest'],
  ['strangers', 'guest'],
  ['theatre', 'test rig'],
  ['told', 'reported or published'],
  ['twin', 'simulator'],
  ['twins', 'simulator'],
]);

/**
 * Returns a message for each place where an identifier contains a banned word, names in camelCase and snake_case alike.
 * @param {SourceFile} file
 */
export function bannedWords(file) {
  const source = syntaxOf(file);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) {
      for (const word of wordsOf(node.text)) {
        const instead = BANNED_WORDS.get(word);
        if (instead) found.push(`line ${lineOf(source, node)}: ${node.text} says "${word}"; write ${instead}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {string} name */
function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
