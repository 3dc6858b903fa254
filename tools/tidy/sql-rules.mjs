// Rules of the tidy check for SQL: the database's code is read like any other.

import { bannedWordsInSql } from './banned-words.mjs';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/** Lines of a function, from `create` to the end of its body. */
const FUNCTION_LINES_MAX = 70;
/** Lines of a file of functions. */
const FILE_LINES_MAX = 350;

const CODE = /^apps\/server\/db\/code\/.*\.sql$/;
const SCHEMA = /^apps\/server\/db\/schema\/.*\.sql$/;
const SQL = /^apps\/server\/db\/.*\.sql$/;

/** From `create or replace function` to the end of the dollar-quoted body. */
const FUNCTION = /^create\s+or\s+replace\s+(?:function|procedure)\s+([\w.]+)[\s\S]*?(\$\w*\$)[\s\S]*?\2[^\n]*/gim;

/**
 * Parts of the comment that opens a file of functions, beside what it is for.
 * @type {Array<[string, RegExp]>}
 */
const HEADER_PARTS = [
  ['who calls it', /\b(called|read|opened|asked|whole set)\b/i],
  ['its locks', /\block|\bunder the\b/i],
  ['what it refuses', /\brefus/i],
];

/** A comment that sends its reader to another text, usually one that no longer lives: "as in 0160". */
const HISTORY = /--.*\b(?:as|like|of|in|from|since)\s+0\d{3}\b/i;

/** @type {Array<{ name: string, applies: (path: string) => boolean, find: (file: SourceFile) => string[] }>} */
export const SQL_RULES = [
  {
    name: 'sql-function-length',
    applies: (path) => CODE.test(path),
    find: ({ text }) =>
      [...text.matchAll(FUNCTION)]
        .map(({ 0: body, 1: name, index }) => ({ name, line: lineOf(text, index), lines: body.split('\n').length }))
        .filter(({ lines }) => lines > FUNCTION_LINES_MAX)
        .map(({ name, line, lines }) => `line ${line}: ${name} has ${lines} lines; ${FUNCTION_LINES_MAX} fit a screen`),
  },
  {
    name: 'sql-file-length',
    applies: (path) => CODE.test(path),
    find: ({ lines }) =>
      lines.length > FILE_LINES_MAX ? [`${lines.length} lines; a file of functions has ${FILE_LINES_MAX} at most`] : [],
  },
  {
    name: 'sql-header',
    applies: (path) => CODE.test(path),
    find: ({ text }) => {
      const header = /^(?:--[^\n]*\n)+/.exec(text)?.[0] ?? '';
      const missing = HEADER_PARTS.filter(([, pattern]) => !pattern.test(header)).map(([part]) => part);
      return missing.length > 0 ? [`the comment that opens a file of functions says ${missing.join(', ')}`] : [];
    },
  },
  {
    name: 'no-private-words-in-sql',
    applies: (path) => CODE.test(path),
    find: bannedWordsInSql,
  },
  {
    name: 'sql-present-tense',
    applies: (path) => SQL.test(path),
    find: ({ lines }) =>
      lines.flatMap((line, index) =>
        HISTORY.test(line) ? [`line ${index + 1}: write what is so today, not what differs from an earlier text`] : [],
      ),
  },
  {
    name: 'schema-holds-no-code',
    applies: (path) => SCHEMA.test(path),
    find: ({ text }) =>
      [
        ...text.matchAll(
          /^create\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|procedure|view|aggregate|trigger)\b/gim,
        ),
      ].map(({ 1: kind, index }) => `line ${lineOf(text, index)}: a ${kind} lives in db/code, where it can change`),
  },
];

/**
 * @param {string} text
 * @param {number} index
 */
function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}
