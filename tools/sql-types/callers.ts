import ts from 'typescript';

/** The calls of a programme's functions. */
export interface Callers {
  /** Every call of a function; null where it has no name, or goes somewhere as a value: its calls are not known then. */
  of(fn: ts.SignatureDeclaration): readonly ts.CallExpression[] | null;
}

/** Finds calls by name, in those files. */
export function createCallers(checker: ts.TypeChecker, sources: readonly ts.SourceFile[]): Callers {
  const byName = identifiersOf(sources);
  const known = new Map<ts.SignatureDeclaration, readonly ts.CallExpression[] | null>();
  const find = (fn: ts.SignatureDeclaration): readonly ts.CallExpression[] | null => {
    const name = nameOf(fn);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (!name || !symbol) return null;
    const calls: ts.CallExpression[] = [];
    for (const found of byName.get(name.text) ?? []) {
      if (found === name || isMention(found) || symbolOf(found, checker) !== symbol) continue;
      const { parent } = found;
      if (!ts.isCallExpression(parent) || parent.expression !== found) return null;
      if (parent.arguments.some(ts.isSpreadElement)) return null;
      calls.push(parent);
    }
    return calls.length === 0 ? null : calls;
  };
  return {
    of: (fn) => {
      const before = known.get(fn);
      if (before !== undefined) return before;
      const found = find(fn);
      known.set(fn, found);
      return found;
    },
  };
}

/** The name of a function, and of a constant that is one. */
export function nameOf(fn: ts.Node): ts.Identifier | null {
  if (ts.isFunctionDeclaration(fn)) return fn.name ?? null;
  const isValue = ts.isArrowFunction(fn) || ts.isFunctionExpression(fn);
  if (isValue && ts.isVariableDeclaration(fn.parent) && ts.isIdentifier(fn.parent.name)) return fn.parent.name;
  return null;
}

/** True where a name is imported, exported or asked for its type. */
function isMention({ parent }: ts.Identifier): boolean {
  return ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeQueryNode(parent);
}

function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function identifiersOf(sources: readonly ts.SourceFile[]): ReadonlyMap<string, readonly ts.Identifier[]> {
  const byName = new Map<string, ts.Identifier[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const known = byName.get(node.text);
      if (known) known.push(node);
      else byName.set(node.text, [node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return byName;
}
