import ts from 'typescript';

/**
 * Returns the contracts that a source binds, a name for each call of `bind`. An imported contract has the name under which
 * `@ordago/contracts` exports it; another one that of the parameter or constant.
 */
export function boundContractsOf(text: string): readonly string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const exported = new Map(source.statements.filter(ts.isImportDeclaration).flatMap(importedNames));
  const bound: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'bind') {
      const contract = node.arguments[0]?.getText() ?? '';
      bound.push(exported.get(contract) ?? contract);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return bound;
}

/** Returns the name of a route file that binds the contract: `placeBet` is bound by `place-bet.route.ts`. */
export function routeFileOf(contract: string): string {
  return `${contract.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.route.ts`;
}

/** Pairs of the name in this source and the exported name. */
function importedNames({ importClause }: ts.ImportDeclaration): [string, string][] {
  const names = importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names)) return [];
  return names.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);
}
