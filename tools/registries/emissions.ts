import { readdirSync, readFileSync } from 'node:fs';
import { ERROR_ROWS, type ErrorName } from '@ordago/contracts';
import ts from 'typescript';

const ROOT = new URL('../../', import.meta.url);
/** Programmes that answer calls: the server, and our own games with an operator of their own. */
const APPS = ['apps/server/src/', 'apps/originals/src/'];
/** Packages that only tests, screens and translations are made of. */
const OUTSIDE = new Set(['testing', 'i18n', 'ui', 'artwork', 'api-client']);
const DATABASE_CODE = 'apps/server/db/code/';
const NAMES = new Set<string>(ERROR_ROWS.map(({ name }) => name));
/** Names that are put together of parts; where each kind is made is a template in one file. */
const MADE = { start: 'limit-', by: 'apps/server/src/modules/sportsbook/shared/domain/judge-limits.ts' };

/**
 * Places where each name of the error catalogue is emitted: files of the sources, and functions of the database. A name
 * is emitted where it may become a refusal: an argument, a result, a value of a table. A type, a comparison, a list of
 * what a call may refuse, and a key that is looked up (what an adapter makes of a refusal) are none.
 */
export function emissions(): ReadonlyMap<ErrorName, readonly string[]> {
  const found = new Map<ErrorName, Set<string>>();
  const note = (name: ErrorName, place: string) => found.set(name, (found.get(name) ?? new Set()).add(place));
  for (const path of [...APPS, ...packages()].flatMap(sourcesIn)) {
    for (const name of emittedBy(readFileSync(new URL(path, ROOT), 'utf8'), path)) note(name, path);
  }
  for (const [name, body] of functionsOfDatabase()) for (const emitted of quotedIn(body)) note(emitted, name);
  if (readFileSync(new URL(MADE.by, ROOT), 'utf8').includes(`\`${MADE.start}\${`)) {
    for (const { name, state } of ERROR_ROWS) {
      if (state !== 'reserved' && name.startsWith(MADE.start)) found.set(name, new Set([MADE.by]));
    }
  }
  return new Map([...found].map(([name, places]) => [name, [...places].sort()]));
}

function packages(): string[] {
  return readdirSync(new URL('packages/', ROOT))
    .filter((name) => !OUTSIDE.has(name))
    .map((name) => `packages/${name}/src/`);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .map((path) => folder + path)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
}

/** The names that a source emits. Exported for its test. */
export function emittedBy(text: string, path: string): readonly ErrorName[] {
  if (quotedIn(text).length === 0) return [];
  // Adapters translate refusals into words of others, and contracts list them: only what they refuse themselves is
  // emitted.
  const isEmitted = /\/adapters\/|^packages\//.test(path) ? isRefused : isValue;
  const emitted = new Set<ErrorName>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && NAMES.has(node.text) && isEmitted(node)) emitted.add(node.text as ErrorName);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return [...emitted];
}

function quotedIn(text: string): readonly ErrorName[] {
  return [...text.matchAll(/'([a-z][a-z0-9-]+)'/g)].flatMap(([, name = '']) =>
    NAMES.has(name) ? [name as ErrorName] : [],
  );
}

function isRefused({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /(^|\.)refuse$/.test(parent.expression.getText());
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeNode(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind)) return false;
  return !isInList(node);
}

/** Returns true if a text is in a set, in a list that is searched, or among the refusals of a contract. */
function isInList({ parent }: ts.Node): boolean {
  if (!ts.isArrayLiteralExpression(parent)) return false;
  const above = parent.parent;
  return (
    ts.isNewExpression(above) ||
    ts.isPropertyAccessExpression(above) ||
    (ts.isPropertyAssignment(above) && above.name.getText() === 'refusals')
  );
}

/** The bodies of the functions of the database by their names; each has one text, below `db/code`. */
function functionsOfDatabase(): ReadonlyMap<string, string> {
  const bodies = new Map<string, string>();
  const files = readdirSync(new URL(DATABASE_CODE, ROOT), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.sql')).sort()) {
    const sql = readFileSync(new URL(DATABASE_CODE + file, ROOT), 'utf8');
    for (const { groups = {} } of sql.matchAll(FUNCTION)) {
      const { name = '', body = '' } = groups;
      bodies.set(name, body);
    }
  }
  return bodies;
}

const FUNCTION =
  /create\s+or\s+replace\s+function\s+(?<name>[\w.]+)[\s\S]*?(?<quote>\$\w*\$)(?<body>[\s\S]*?)\k<quote>/gi;
