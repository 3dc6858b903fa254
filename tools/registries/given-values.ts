import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

const ROOT = new URL('../../', import.meta.url);
/** Where English, the source of the keys, is kept. */
const TEXTS = new URL('packages/i18n/src/locales/en/', ROOT);
const HOOK = 'useT';

/** Arguments that each text takes, by its whole key (`errors.underage`). */
export type TextArguments = ReadonlyMap<string, readonly string[]>;

/** Reads the arguments of every text of the product. */
export function textArguments(): TextArguments {
  const found = new Map<string, readonly string[]>();
  for (const file of readdirSync(TEXTS)) {
    const texts: unknown = JSON.parse(readFileSync(new URL(file, TEXTS), 'utf8'));
    addArguments(texts, file.replace('.json', ''), found);
  }
  return found;
}

/** A call that shows a text without all its values. */
export interface BareText {
  readonly place: string;
  readonly key: string;
  readonly missing: readonly string[];
}

/** Calls in the screens of the product that show a text without a value which it takes. */
export function bareTexts(texts: TextArguments): BareText[] {
  return screens().flatMap((path) => bareTextsIn(readFileSync(new URL(path, ROOT), 'utf8'), path, texts));
}

/**
 * The same in one source. A translator is a constant of `useT('bundle')`; a key is a literal, a choice of two, or a
 * template. A template is wrong where every text that it can make takes more than it is given: which of them it does make
 * is known to its types alone.
 */
export function bareTextsIn(source: string, path: string, texts: TextArguments): BareText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: BareText[] = [];
  const visit = (node: ts.Node, known: ReadonlyMap<string, string>) => {
    const inner = new Map([...known, ...translatorsOf(node)]);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const bundle = inner.get(node.expression.text);
      if (bundle !== undefined) found.push(...bareCall(node, { bundle, path, texts }));
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, new Map());
  return found;
}

function bareCall(call: ts.CallExpression, from: { bundle: string; path: string; texts: TextArguments }): BareText[] {
  const [key, values] = call.arguments;
  const given = givenNames(values);
  if (key === undefined || given === null) return [];
  const { line } = call.getSourceFile().getLineAndCharacterOfPosition(call.getStart());
  const prefix = from.bundle === '' ? '' : `${from.bundle}.`;
  const bare = keysOf(key, prefix, from.texts).map((whole) => {
    const missing = (from.texts.get(whole) ?? []).filter((name) => !given.includes(name));
    return { place: `${from.path}:${line + 1}`, key: whole, missing };
  });
  const isWrong = ts.isTemplateExpression(key)
    ? bare.every(({ missing }) => missing.length > 0)
    : bare.some(({ missing }) => missing.length > 0);
  return isWrong ? bare.filter(({ missing }) => missing.length > 0) : [];
}

/** Names of the values of a call; null where they come from elsewhere. */
function givenNames(values: ts.Expression | undefined): readonly string[] | null {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment)) return null;
  return values.properties.flatMap(({ name }) => name?.getText() ?? []);
}

function keysOf(key: ts.Expression, prefix: string, texts: TextArguments): string[] {
  if (ts.isStringLiteralLike(key)) return [prefix + key.text];
  if (ts.isConditionalExpression(key)) {
    return [...keysOf(key.whenTrue, prefix, texts), ...keysOf(key.whenFalse, prefix, texts)];
  }
  if (!ts.isTemplateExpression(key)) return [];
  const parts = [key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)];
  const made = new RegExp(`^${[prefix + parts[0], ...parts.slice(1)].map(escaped).join('[^.]+')}$`);
  return [...texts.keys()].filter((whole) => made.test(whole));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Translators that a block declares, with their bundles; that of whole keys has none. */
function translatorsOf(node: ts.Node): [string, string][] {
  if (!ts.isBlock(node) && !ts.isSourceFile(node)) return [];
  return node.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }): [string, string][] => {
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== HOOK) return [];
      const [bundle] = initializer.arguments;
      return [[name.getText(), bundle && ts.isStringLiteralLike(bundle) ? bundle.text : '']];
    });
  });
}

function screens(): string[] {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT)).flatMap((part) => sourcesIn(`${folder}/${part}/src/`)),
  );
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map((file) => folder + file);
}

function addArguments(tree: unknown, key: string, found: Map<string, readonly string[]>): void {
  if (typeof tree === 'string') found.set(key, [...new Set(namesIn(parse(tree)))]);
  else for (const [name, part] of Object.entries(tree as object)) addArguments(part, `${key}.${name}`, found);
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const hasOptions = element.type === TYPE.plural || element.type === TYPE.select;
    const inner = hasOptions ? Object.values(element.options).flatMap((option) => namesIn(option.value)) : [];
    return [element.value, ...inner];
  });
}
