import ts from 'typescript';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/** @type {WeakMap<SourceFile, ts.SourceFile>} */
const parsed = new WeakMap();

/**
 * Returns the syntax tree of a file; several rules ask for it, so it is built once.
 * @param {SourceFile} file
 * @returns {ts.SourceFile}
 */
export function syntaxOf(file) {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
}

/**
 * Returns the line of a node, from 1.
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 */
export function lineOf(source, node) {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
