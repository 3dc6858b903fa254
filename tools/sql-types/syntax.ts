import ts from 'typescript';

/** Name of a property; undefined for a spread. */
export function propertyNameOf(property: ts.ObjectLiteralElementLike): string | undefined {
  const { name } = property;
  return name && (ts.isStringLiteralLike(name) ? name.text : name.getText());
}

/** The expressions that a function returns; none where that is not written as expressions. */
export function answersOf(fn: ts.Node): readonly ts.Expression[] {
  if (!(ts.isFunctionDeclaration(fn) || ts.isArrowFunction(fn)) || !fn.body) return [];
  if (!ts.isBlock(fn.body)) return [fn.body];
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(fn.body);
  return answers;
}

/** True for what wraps an expression without changing its value. */
export function isWrapped(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  const isAsserted = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node);
  return isAsserted || ts.isParenthesizedExpression(node);
}

/** True for `a + b`. */
export function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** True for numbers and literals of them. */
export function isNumber(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.NumberLike) !== 0;
}

/** True for the name of a list that something is added to. */
export function isGrowing(node: ts.Expression): boolean {
  return (
    ts.isIdentifier(node) && new RegExp(`\\b${node.text}\\.(push|unshift|splice)\\(`).test(node.getSourceFile().text)
  );
}

/** The texts of a union of literals, such as a column that is one of two. */
export function literalsOf(type: ts.Type): readonly string[] | null {
  const types = type.isUnion() ? type.types : [type];
  return types.every((one) => one.isStringLiteral()) ? types.map((one) => (one as ts.StringLiteralType).value) : null;
}

/** True for what `const` declares. */
export function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}
