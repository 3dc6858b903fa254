import { bannedWords } from './banned-words.mjs';
import { isDrawn, isStyled, rawColours, rawColoursInCode } from './colours.mjs';
import { commentOpenings } from './comment-openings.mjs';
import { packedLiterals } from './packed-literals.mjs';
import { among, CODE, TEST } from './paths.mjs';
import { SIZE_RULES } from './sizes.mjs';
import { SQL_RULES } from './sql-rules.mjs';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */
/** @typedef {{ name: string, applies: (path: string) => boolean, find: (file: SourceFile) => string[] }} TidyRule */

/** Names that a tool or a language fixes. */
const FIXED_NAMES = [/(^|\/)README\.md$/, /(^|\/)CHANGELOG\.md$/, /routeTree\.gen\.ts$/];

/** Files that handle amounts: a floating-point number there is money lost. */
const MONEY = [
  /^packages\/kernel\/src\/money\.ts$/,
  /^apps\/server\/src\/modules\/(ledger|wallet|payments|bonuses|cashback|jackpots|referrals|races)\//,
];

/** Files that may contain SQL. */
const SQL_FOLDERS = [
  /\/repository\//,
  /^apps\/server\/src\/platform\/(db|outbox|queue)\//,
  /^apps\/(sandbox|originals)\//,
];

const isMoney = among(MONEY);
const isSqlFolder = among(SQL_FOLDERS);

/**
 * Lines that match, as `line: text`.
 * @param {SourceFile} file
 * @param {RegExp} pattern
 * @param {string} message
 */
function linesWith({ lines }, pattern, message) {
  return lines.flatMap((line, index) => (pattern.test(line) ? [`line ${index + 1}: ${message}`] : []));
}

/** The words are put together here, since this file is read by the check as well. */
const MARKERS = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);

/** @type {TidyRule[]} */
export const TIDY_RULES = [
  ...SIZE_RULES,
  {
    name: 'no-packed-literals',
    applies: (path) => CODE.test(path),
    find: packedLiterals,
  },
  {
    name: 'no-private-words',
    applies: (path) => CODE.test(path),
    find: bannedWords,
  },
  {
    name: 'comments-open-plainly',
    applies: (path) => CODE.test(path) || /\.(sql|css)$/.test(path),
    find: commentOpenings,
  },
  {
    name: 'colours-are-tokens',
    applies: isStyled,
    find: rawColours,
  },
  {
    name: 'colours-in-code-are-tokens',
    applies: isDrawn,
    find: rawColoursInCode,
  },
  {
    name: 'kebab-case',
    applies: (path) => !among(FIXED_NAMES)(path),
    find: ({ path }) =>
      path
        .split('/')
        .filter((part) => !/^[._$]?[a-z0-9]+([.-][a-z0-9$_]+)*$/.test(part))
        .map((part) => `${part} is not written like-this`),
  },
  {
    name: 'no-markers',
    applies: () => true,
    find: (file) => linesWith(file, MARKERS, 'a marker was left behind: do it, or open an issue'),
  },
  {
    name: 'no-console',
    applies: (path) => /^(apps|packages)\/[^/]+\/src\//.test(path) && CODE.test(path) && !TEST.test(path),
    find: (file) => linesWith(file, /\bconsole\.log\(/, 'console.log; write to the log of the platform'),
  },
  {
    name: 'no-floats-near-money',
    applies: (path) => isMoney(path) && CODE.test(path) && !TEST.test(path),
    find: (file) =>
      linesWith(file, /(?<![\w.])(Number|parseFloat)\(|\bNumber\.parseFloat\(/, 'amounts are bigint, never a number'),
  },
  {
    name: 'sql-stays-in-repositories',
    applies: (path) =>
      /^apps\/[^/]+\/src\//.test(path) && /\.tsx?$/.test(path) && !TEST.test(path) && !isSqlFolder(path),
    find: (file) =>
      linesWith(file, /\b(pool|client|db|tx|trx)\.query\(|(?<!\w)sql(<[^>]*>)?`/, 'only repository files speak SQL'),
  },
  {
    name: 'controls-are-ours',
    // The kit has what it wraps; the sportsbook holds the same by a test of its screens.
    applies: (path) => /^(apps|packages)\/(?!ui\/|sportsbook\/)[^/]+\/src\/.*\.tsx$/.test(path),
    find: (file) =>
      linesWith(
        file,
        /<select\b|\bNativeSelect\b|\btype=(\{\s*)?["'](number|date|time|datetime-local|month|week)["']/,
        'a native list, number or date field; use ChoiceButton, Select, in the back office ChoiceField, DayField or a text field with inputMode',
      ),
  },
  {
    name: 'tests-expect',
    applies: (path) => TEST.test(path),
    find: ({ text }) => (/\bexpect\b/.test(text) ? [] : ['a test file without expect cannot fail']),
  },
  ...SQL_RULES,
];

/**
 * @param {SourceFile[]} files
 * @returns {Array<{ rule: string, path: string, message: string }>}
 */
export function findUntidy(files) {
  return TIDY_RULES.flatMap(({ name, applies, find }) =>
    files
      .filter((file) => applies(file.path))
      .flatMap((file) => find(file).map((message) => ({ rule: name, path: file.path, message }))),
  );
}
