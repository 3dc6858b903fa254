import ts from 'typescript';

/** Members by which an object begins and ends, and empties what it keeps in memory: they are no verbs of their own. */
const LIFECYCLE = new Set(['start', 'stop', 'close', 'forget', 'forgetAll']);

/**
 * Returns the verbs that a source exports: each function, and each method of an object that an exported `create…` returns.
 * An object with one method beside its lifecycle is one verb.
 */
export function verbsOf(text: string): readonly string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return verbsOfFunction(statement);
    return ts.isVariableStatement(statement) ? functionsOf(statement) : [];
  });
}

/** Returns the exported functions of a source that are handed a Pool, but for those named `create…`. */
export function poolTakersOf(text: string): readonly string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(isExported)
    .filter(ts.isFunctionDeclaration)
    .filter(({ name }) => !name?.text.startsWith('create'))
    .filter(({ parameters }) => parameters.some(({ type }) => /\bPool\b/.test(type?.getText() ?? '')))
    .map(({ name }) => name?.text ?? '');
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function functionsOf({ declarationList }: ts.VariableStatement): string[] {
  return declarationList.declarations
    .filter(
      ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
    )
    .map(({ name }) => name.getText());
}

function verbsOfFunction({ name, body }: ts.FunctionDeclaration): string[] {
  const own = name?.text ?? '';
  if (!own.startsWith('create') || !body) return [own];
  const answer = body.statements.filter(ts.isReturnStatement).at(-1)?.expression;
  if (!answer || !ts.isObjectLiteralExpression(answer)) return [own];
  const methods = answer.properties
    .map((property) => property.name?.getText() ?? property.getText())
    .filter((method) => !LIFECYCLE.has(method));
  return methods.length > 1 ? methods.map((method) => `${own}.${method}`) : [own];
}
