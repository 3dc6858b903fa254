import path from 'node:path';
import ts from 'typescript';
import { type Callers, createCallers, nameOf } from './callers.ts';
import { type Constants, readEveryWay } from './constant-texts.ts';

/** A column that a query's row type has: its name and the kinds of values that its type allows. */
export interface ExpectedColumn {
  readonly name: string;
  readonly kinds: readonly ValueKind[];
}

/** Kind of a value on our side of the driver; `unknown` fits every column. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'null' | 'unknown';

/** A statement that a call sends. */
export interface Statement {
  readonly text: string;
  /** Columns of the row type that is named for it; null where none is. */
  readonly columns: readonly ExpectedColumn[] | null;
  /** Number of parameters that are passed with it; null where their list is made elsewhere, 0 without a list. */
  readonly parameters: number | null;
}

/** A call of `query` in the sources. */
export interface FoundQuery {
  /** `path:line`, relative to the root. */
  readonly place: string;
  /** `path name` of the named function or member that the call is in. */
  readonly within: string;
  /** Every statement that the call may send; null where one is put together while the programme runs. */
  readonly statements: readonly Statement[] | null;
  /** True when rows are read, or handed on, whose type the call leaves open: they would be `any`. */
  readonly isUntyped: boolean;
}

/**
 * Finds the calls `<anything>.query(text, parameters)` of a programme's files.
 * @param root the folder that places are relative to
 */
export function findQueries(program: ts.Program, root: string, isSource: (file: string) => boolean): FoundQuery[] {
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isSource(path.relative(root, fileName)));
  const callers = createCallers(checker, sources);
  const found: FoundQuery[] = [];
  for (const source of sources) {
    const file = path.relative(root, source.fileName);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isQuery(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({
          place: `${file}:${line + 1}`,
          within: `${file} ${enclosingNameOf(node)}`,
          statements: statementsOf(node, checker, callers),
          isUntyped: node.typeArguments === undefined && (readsRows(node) || handsOnRows(node, checker)),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Name of the innermost function or member with a name; empty for a call outside of any. */
function enclosingNameOf(call: ts.Node): string {
  for (let node = call.parent; node; node = node.parent) {
    const name = nameOf(node);
    if (name) return name.text;
    if (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) return node.name.getText();
  }
  return '';
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

function statementsOf(call: ts.CallExpression, checker: ts.TypeChecker, callers: Callers): readonly Statement[] | null {
  const [first, second] = call.arguments as unknown as [ts.Expression, ts.Expression | undefined];
  const isConfig = checker.getTypeAtLocation(first).getProperty('text') !== undefined;
  const ways = readEveryWay(checker, callers, (constants) => {
    const texts = isConfig ? constants.textsOfProperty(first, 'text') : constants.textsOf(first);
    if (texts === null) return null;
    const parameters = isConfig ? constants.lengthOfProperty(first, 'values') : lengthOf(second, constants);
    const columns = rowColumnsOf(call, constants, checker);
    return texts.map((text): Statement => ({ text, columns, parameters }));
  });
  return ways && ways.length > 0 ? ways.flat() : null;
}

function lengthOf(values: ts.Expression | undefined, constants: Constants): number | null {
  return values ? constants.lengthOf(values) : 0;
}

/** Columns of a call's row type; of a helper's type parameter, those of the type that its caller names. */
function rowColumnsOf(call: ts.CallExpression, { way }: Constants, checker: ts.TypeChecker): ExpectedColumn[] | null {
  const [named] = call.typeArguments ?? [];
  if (!named) return null;
  const type = checker.getTypeFromTypeNode(named);
  for (const { fn, call: caller } of way.calls) {
    const place = fn.typeParameters?.findIndex((one) => checker.getTypeAtLocation(one) === type) ?? -1;
    const given = caller.typeArguments?.[place];
    if (given) return columnsOf(checker.getTypeFromTypeNode(given), checker, caller);
  }
  return columnsOf(type, checker, call);
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

/** True where the answer is what a function of no declared row type returns: its callers read the rows. */
function handsOnRows(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  let node: ts.Node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isReturnStatement(node)) node = ts.findAncestor(node, ts.isFunctionLike) ?? node;
  const signature = ts.isFunctionLike(node) ? checker.getSignatureFromDeclaration(node) : undefined;
  const answer = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
  const rows = answer?.getProperty('rows');
  if (!rows) return false;
  const [row] = checker.getTypeArguments(checker.getTypeOfSymbol(rows) as ts.TypeReference);
  return row !== undefined && (row.flags & ts.TypeFlags.Any) !== 0;
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
