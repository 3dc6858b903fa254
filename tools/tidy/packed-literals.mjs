import ts from 'typescript';
import { lineOf, syntaxOf } from './syntax.mjs';

/**
 * Literals that are taken apart where they are written: they save lines and nothing else, and keep the compiler from
 * checking their properties.
 * @param {import('./files.mjs').SourceFile} file
 * @returns {string[]}
 */
export function packedLiterals(file) {
  const source = syntaxOf(file);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const advice = adviceOn(node);
    if (advice) found.push(`line ${lineOf(source, node)}: ${advice}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Returns what to write instead; null for a node that packs nothing.
 * @param {ts.Node} node
 * @returns {string | null}
 */
function adviceOn(node) {
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)) {
    return isLiteral(node.expression) ? 'a literal is spread; write its properties or elements themselves' : null;
  }
  if (ts.isVariableDeclaration(node)) {
    const isPacked = isPattern(node.name) && node.initializer !== undefined && isPlainLiteral(node.initializer);
    return isPacked ? 'a literal is taken apart; declare each name on its own' : null;
  }
  if (ts.isVariableStatement(node)) {
    const { declarations } = node.declarationList;
    return declarations.length > 1 ? 'several names in one declaration; declare each on its own' : null;
  }
  return isPackedAssignment(node) ? 'a literal is taken apart; assign each value on its own' : null;
}

/** @param {ts.BindingName} name */
function isPattern(name) {
  return ts.isArrayBindingPattern(name) || ts.isObjectBindingPattern(name);
}

/**
 * Returns true if several values are assigned at once that do not need each other: `[a, b] = [b, a]` is a swap and does.
 * @param {ts.Node} node
 */
function isPackedAssignment(node) {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  const { left, right } = node;
  if (!isLiteral(left) || !isPlainLiteral(right)) return false;
  const targets = new Set(partsOf(left).map((part) => part.getText()));
  return !partsOf(right).some((part) => mentions(part, targets));
}

/**
 * @param {ts.Node} node
 * @param {Set<string>} texts
 * @returns {boolean}
 */
function mentions(node, texts) {
  return texts.has(node.getText()) || (ts.forEachChild(node, (child) => mentions(child, texts) || undefined) ?? false);
}

/** @param {ts.Expression} expression */
function isLiteral(expression) {
  const bare = withoutCasts(expression);
  return ts.isObjectLiteralExpression(bare) || ts.isArrayLiteralExpression(bare);
}

/**
 * Returns true if a literal names all that it holds; one that spreads something merges or copies it.
 * @param {ts.Expression} expression
 */
function isPlainLiteral(expression) {
  return (
    isLiteral(expression) &&
    !partsOf(expression).some((part) => ts.isSpreadAssignment(part) || ts.isSpreadElement(part))
  );
}

/**
 * @param {ts.Expression} expression
 * @returns {readonly ts.Node[]}
 */
function partsOf(expression) {
  const bare = withoutCasts(expression);
  if (ts.isArrayLiteralExpression(bare)) return bare.elements;
  return ts.isObjectLiteralExpression(bare) ? bare.properties : [];
}

/**
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function withoutCasts(expression) {
  const isWrapped =
    ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isWrapped ? withoutCasts(expression.expression) : expression;
}
