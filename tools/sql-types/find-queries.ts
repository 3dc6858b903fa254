import path from 'node:path';
import ts from 'typescript';

/** A column that a query's row type has: its name and the kinds of values that its type allows. */
export interface ExpectedColumn {
  readonly name: string;
  readonly kinds: readonly ValueKind[];
}

/** Kind of a value on our side of the driver; `unknown` fits every column. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'null' | 'unknown';

/** A call of `query` in the sources. */
export interface FoundQuery {
  /** `path:line`, relative to the root. */
  readonly place: string;
  /** Every text that the call may send; null where one is put together while the programme runs. */
  readonly texts: readonly string[] | null;
  /** Columns of the row type that the call names; null where it names none. */
  readonly columns: readonly ExpectedColumn[] | null;
  /** True when rows are read whose type the call leaves open: they would be `any`. */
  readonly isUntyped: boolean;
  /** How many parameters the call hands over; null where their list is made elsewhere, 0 without a list. */
  readonly parameters: number | null;
}

/** Texts of one call, at most: choices within a text multiply. */
const TEXTS_MAX = 32;

/**
 * Finds the calls `<anything>.query(text, parameters)` of a programme's files.
 * @param root the folder that places are relative to
 */
export function findQueries(program: ts.Program, root: string, isSource: (file: string) => boolean): FoundQuery[] {
  const checker = program.getTypeChecker();
  const found: FoundQuery[] = [];
  for (const source of program.getSourceFiles()) {
    const file = path.relative(root, source.fileName);
    if (source.isDeclarationFile || !isSource(file)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isQuery(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({ place: `${file}:${line + 1}`, ...readCall(node, checker) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** True for a call of `query` that promises rows, as pools, connections and transactions have it. */
function isQuery(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const { expression, arguments: given } = call;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query' || given.length === 0)
    return false;
  const signature = checker.getResolvedSignature(call);
  const answer = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
  return answer?.getProperty('rows') !== undefined;
}

function readCall(call: ts.CallExpression, checker: ts.TypeChecker): Omit<FoundQuery, 'place'> {
  const [first, second] = call.arguments as unknown as [ts.Expression, ts.Expression | undefined];
  const config = ts.isObjectLiteralExpression(first) ? first : null;
  const text = config ? propertyOf(config, 'text') : first;
  const values = config ? propertyOf(config, 'values') : second;
  const rowType = call.typeArguments?.[0];
  return {
    texts: text ? textsOf(text, checker) : null,
    columns: rowType ? columnsOf(checker.getTypeFromTypeNode(rowType), checker, call) : null,
    isUntyped: rowType === undefined && readsRows(call),
    parameters: values ? lengthOf(values) : 0,
  };
}

/** True for `(await query()).rows` and `const { rows } = await query()`. */
function readsRows(call: ts.CallExpression): boolean {
  let node: ts.Node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'rows' && !isLength(node.parent);
  if (!ts.isVariableDeclaration(node)) return false;
  if (ts.isIdentifier(node.name)) return readsRowsOf(node.name.text, node);
  if (!ts.isObjectBindingPattern(node.name)) return false;
  return node.name.elements.some(({ name, propertyName }) => (propertyName ?? name).getText() === 'rows');
}

/** True for `.length`: a statement that is asked whether something is there has no columns. */
function isLength(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'length';
}

/** True when the rows of an answer with that name are read in the block that declares it. */
function readsRowsOf(name: string, declared: ts.Node): boolean {
  let block: ts.Node = declared;
  while (block.parent && !ts.isBlock(block)) block = block.parent;
  let isRead = false;
  const visit = (node: ts.Node): void => {
    const isRows = ts.isPropertyAccessExpression(node) && node.name.text === 'rows' && !isLength(node.parent);
    if (isRows && ts.isIdentifier(node.expression) && node.expression.text === name) isRead = true;
    ts.forEachChild(node, visit);
  };
  visit(block);
  return isRead;
}

function propertyOf(config: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of config.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

function lengthOf(values: ts.Expression): number | null {
  if (!ts.isArrayLiteralExpression(values)) return null;
  return values.elements.some(ts.isSpreadElement) ? null : values.elements.length;
}

/** Returns every text that an expression can be, as far as it is made of constants; null where it is not. */
export function textsOf(expression: ts.Expression, checker: ts.TypeChecker): readonly string[] | null {
  const texts = evaluate(expression, checker, 0);
  return texts !== null && texts.length <= TEXTS_MAX ? texts : null;
}

/** Constants that name constants: a chain longer than this is taken for a circle. */
const DEPTH_MAX = 12;

function evaluate(node: ts.Expression, checker: ts.TypeChecker, depth: number): readonly string[] | null {
  if (depth > DEPTH_MAX) return null;
  const next = (inner: ts.Expression) => evaluate(inner, checker, depth + 1);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return next(node.expression);
  if (ts.isConditionalExpression(node)) return both(next(node.whenTrue), next(node.whenFalse));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([next(node.left), next(node.right)]);
  if (ts.isTemplateExpression(node))
    return joined([
      [node.head.text],
      ...node.templateSpans.flatMap(({ expression, literal }) => [next(expression), [literal.text]]),
    ]);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return constantOf(node, checker, depth);
  return null;
}

/** The constant that a name stands for, wherever it is declared. */
function constantOf(
  node: ts.Identifier | ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
  depth: number,
): readonly string[] | null {
  const named = checker.getSymbolAtLocation(ts.isIdentifier(node) ? node : node.name);
  if (!named) return null;
  const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const declaration = symbol.valueDeclaration;
  if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer && isConst(declaration))
    return evaluate(declaration.initializer, checker, depth + 1);
  if (declaration && ts.isPropertyAssignment(declaration)) return evaluate(declaration.initializer, checker, depth + 1);
  return literalsOf(checker.getTypeAtLocation(node));
}

/** The texts of a union of literals, such as a column that is one of two. */
function literalsOf(type: ts.Type): readonly string[] | null {
  const types = type.isUnion() ? type.types : [type];
  return types.every((one) => one.isStringLiteral()) ? types.map((one) => (one as ts.StringLiteralType).value) : null;
}

function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

function both(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one && other && [...one, ...other];
}

function joined(parts: readonly (readonly string[] | null)[]): readonly string[] | null {
  let texts: readonly string[] = [''];
  for (const part of parts) {
    if (part === null) return null;
    texts = texts.flatMap((text) => part.map((end) => text + end));
    if (texts.length > TEXTS_MAX) return null;
  }
  return texts;
}

function columnsOf(type: ts.Type, checker: ts.TypeChecker, at: ts.Node): ExpectedColumn[] | null {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return null;
  return checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    kinds: kindsOf(checker.getTypeOfSymbolAtLocation(property, at), checker),
  }));
}

/** Returns what kinds of values a type allows. */
export function kindsOf(type: ts.Type, checker: ts.TypeChecker): ValueKind[] {
  if (type.isUnion()) return [...new Set(type.types.flatMap((one) => kindsOf(one, checker)))];
  // A branded text, such as an id, is an intersection: the text is what travels.
  if (type.isIntersection()) {
    const kinds = type.types.flatMap((one) => kindsOf(one, checker)).filter((kind) => kind !== 'object');
    return kinds.length > 0 ? [...new Set(kinds)] : ['object'];
  }
  const { flags } = type;
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return ['null'];
  if (flags & ts.TypeFlags.StringLike) return ['string'];
  if (flags & ts.TypeFlags.NumberLike) return ['number'];
  if (flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (!(flags & ts.TypeFlags.Object)) return ['unknown'];
  if (checker.isArrayType(type) || checker.isTupleType(type)) return ['array'];
  const name = type.symbol?.name;
  if (name === 'Date') return ['date'];
  return name === 'Buffer' || name === 'Uint8Array' ? ['bytes'] : ['object'];
}
