import ts from 'typescript';

/**
 * The functions of a file with the lines they take, nested ones included.
 * @param {import('./files.mjs').SourceFile} file
 */
export function functionsOf({ path, text }) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  /** @type {Array<{ name: string, line: number, lines: number }>} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) found.push(measure(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.SignatureDeclaration} node
 */
function measure(source, node) {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return { name: named?.getText(source) ?? 'a function', line: first + 1, lines: last - first + 1 };
}
