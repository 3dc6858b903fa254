import ts from 'typescript';
import { lineOf, syntaxOf } from './syntax.mjs';

/** @typedef {{ name: string, line: number, statements: number, complexity: number }} MeasuredFunction */

/**
 * The functions of a file with their statements and their complexity. A function within another one counts on its own.
 * @param {import('./files.mjs').SourceFile} file
 * @returns {MeasuredFunction[]}
 */
export function functionsOf(file) {
  const source = syntaxOf(file);
  /** @type {MeasuredFunction[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (isFunction(node)) found.push(measure(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The statements of a file, those of its functions included.
 * @param {import('./files.mjs').SourceFile} file
 */
export function statementsOf(file) {
  let count = 0;
  const visit = (/** @type {ts.Node} */ node) => {
    if (isStatement(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(syntaxOf(file));
  return count;
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.SignatureDeclaration} node
 */
function measure(source, node) {
  let statements = 0;
  let complexity = 1;
  const visit = (/** @type {ts.Node} */ inner) => {
    if (isFunction(inner)) return;
    if (isStatement(inner)) statements += 1;
    if (isBranch(inner)) complexity += 1;
    ts.forEachChild(inner, visit);
  };
  ts.forEachChild(node, visit);
  return { name: nameOf(source, node), line: lineOf(source, node), statements, complexity };
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.SignatureDeclaration} node
 */
function nameOf(source, node) {
  const { parent } = node;
  const isNamedByParent = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  const name = node.name ?? (isNamedByParent ? parent.name : undefined);
  return name?.getText(source) ?? 'a function';
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.SignatureDeclaration}
 */
function isFunction(node) {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/**
 * Returns true if a node is a step of its function. Blocks hold steps and are none; imports are none either.
 * @param {ts.Node} node
 */
function isStatement(node) {
  if (ts.isBlock(node) || ts.isEmptyStatement(node) || ts.isImportDeclaration(node)) return false;
  return ts.isStatement(node);
}

/**
 * Returns true if a node adds a path through its function. A `switch` adds one, however many cases its table has; a default
 * behind `??` adds none.
 * @param {ts.Node} node
 */
function isBranch(node) {
  return BRANCHES.has(node.kind) || (ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind));
}

const BRANCHES = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.SwitchStatement,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.ConditionalExpression,
]);

const LOGICAL = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
]);
