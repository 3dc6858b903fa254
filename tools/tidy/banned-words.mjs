import ts from 'typescript';
import { lineOf, syntaxOf } from './syntax.mjs';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/**
 * Words of our own that a newcomer could not search for, and the words of the field for each: the table of `docs/glossary.md`, which a
 * test compares. Plurals are refused with them.
 */
export const BANNED_WORDS = new Map([
  ['brake', 'rate limit'],
  ['crew', 'load clients'],
  ['desk', 'back office or betting rules'],
  ['door', 'API or entry'],
  ['errand', 'job'],
  ['hear', 'receive'],
  ['heard', 'received'],
  ['knock', 'check'],
  ['party', 'player, staff or provider'],
  ['press', 'bet submission, request or click'],
  ['pressed', 'submitted or clicked'],
  ['purse', 'wallet'],
  ['road', 'path'],
  ['said', 'sent, answered or reported'],
  ['say', 'statement, reason or answer'],
  ['sight', 'slip context, offer snapshot or view'],
  ['stranger', 'guest'],
  ['tell', 'report, publish or send'],
  ['theatre', 'test rig'],
  ['told', 'reported or published'],
  ['twin', 'simulator'],
  ['untold', 'unreported'],
]);

/** Names of the DOM, of libraries and of the trade that contain a banned word: the same as below the table of the glossary. */
export const EXCEPTIONS = new Set(['aria-pressed', 'isPressed', 'onPress', 'pressed', 'thirdParty']);

/** Comments and texts of SQL, whose words are no names. */
const SQL_PROSE = /--[^\n]*|'(?:[^']|'')*'/g;

/**
 * Returns a message for each place where an identifier or the name of a prepared statement contains a banned word, names in camelCase and
 * snake_case alike. Members of other things are left out: those of our own are refused where they are declared, the others are a library's.
 * @param {SourceFile} file
 */
export function bannedWords(file) {
  const source = syntaxOf(file);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const name = nameIn(node);
    if (name !== null) found.push(...refusedIn(name).map((message) => `line ${lineOf(source, node)}: ${message}`));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Returns a message for each name of SQL that contains a banned word: functions, columns, aliases, variables.
 * @param {SourceFile} file
 */
export function bannedWordsInSql({ text }) {
  const names = text.replace(SQL_PROSE, (prose) => prose.replace(/[^\n]/g, ' '));
  return names
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/[a-z_]\w*/gi)]
        .flatMap(([name]) => refusedIn(name))
        .map((message) => `line ${index + 1}: ${message}`),
    );
}

/** @param {ts.Node} node */
function nameIn(node) {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return isMember(node) ? null : node.text;
  return ts.isStringLiteral(node) && isStatementName(node) ? node.text : null;
}

/**
 * Returns true for the name of a prepared statement: `{ name: '…', text: … }`.
 * @param {ts.StringLiteral} node
 */
function isStatementName({ parent }) {
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'name') return false;
  return parent.parent.properties.some((one) => one.name?.getText() === 'text');
}

/** @param {string} name */
function refusedIn(name) {
  if (EXCEPTIONS.has(name)) return [];
  return wordsOf(name).flatMap((word) => {
    const instead = insteadOf(word);
    return instead ? [`${name} contains "${word}"; write ${instead}`] : [];
  });
}

/** @param {ts.Identifier | ts.PrivateIdentifier} node */
function isMember(node) {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
}

/** @param {string} word */
function insteadOf(word) {
  const singulars = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return singulars.map((one) => BANNED_WORDS.get(one)).find((one) => one !== undefined);
}

/** @param {string} name */
function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
