import { functionsOf, statementsOf } from './functions.mjs';
import { CODE, isData, TEST_OR_JOURNEY } from './paths.mjs';

/** @typedef {import('./rules.mjs').TidyRule} TidyRule */

/** Statements of a function, without those of the functions within it. A test may be one long story. */
const FUNCTION_STATEMENTS_MAX = 30;
const TEST_STATEMENTS_MAX = 60;

/** Paths through a function: one, and one more for each condition, loop, `catch` and `switch`. */
const FUNCTION_COMPLEXITY_MAX = 15;

/** Statements of a file, those of its functions included, without its imports. */
const FILE_STATEMENTS_MAX = 200;
const TEST_FILE_STATEMENTS_MAX = 250;

/** Lines of a file that has no statements: a style sheet, a page. */
const FILE_LINES_MAX = 350;

/** @param {string} path */
const isMeasured = (path) => CODE.test(path) && !isData(path);

/**
 * Largest size of code: measured by what it does, never by its lines, so that nobody gains by writing it denser.
 * @type {TidyRule[]}
 */
export const SIZE_RULES = [
  {
    name: 'function-statements',
    applies: isMeasured,
    find: (file) => {
      const max = TEST_OR_JOURNEY.test(file.path) ? TEST_STATEMENTS_MAX : FUNCTION_STATEMENTS_MAX;
      return functionsOf(file)
        .filter(({ statements }) => statements > max)
        .map(({ name, line, statements }) => `line ${line}: ${name} has ${statements} statements; at most ${max}`);
    },
  },
  {
    name: 'function-complexity',
    applies: isMeasured,
    find: (file) =>
      functionsOf(file)
        .filter(({ complexity }) => complexity > FUNCTION_COMPLEXITY_MAX)
        .map(
          ({ name, line, complexity }) =>
            `line ${line}: ${name} has ${complexity} paths; at most ${FUNCTION_COMPLEXITY_MAX}`,
        ),
  },
  {
    name: 'file-statements',
    applies: isMeasured,
    find: (file) => {
      const max = TEST_OR_JOURNEY.test(file.path) ? TEST_FILE_STATEMENTS_MAX : FILE_STATEMENTS_MAX;
      const statements = statementsOf(file);
      return statements > max ? [`${statements} statements; a file tells one story in ${max} at most`] : [];
    },
  },
  {
    name: 'file-length',
    applies: (path) => !CODE.test(path) && !isData(path),
    find: ({ lines }) =>
      lines.length > FILE_LINES_MAX
        ? [`${lines.length} lines; a file tells one story in ${FILE_LINES_MAX} at most`]
        : [],
  },
];
