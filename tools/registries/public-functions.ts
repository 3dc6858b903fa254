import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Function or method that a package or a module publishes. */
export interface PublicFunction {
  /** Folder of the index and name: `packages/kernel add`, `apps/server/src/modules/players Players.ban`. */
  readonly name: string;
  /** `path:line` of the declaration, relative to the root. */
  readonly place: string;
  /** Description that stands in front of the tags; empty without one. */
  readonly doc: string;
  /** Text of the `@refuses` tag; null without one. */
  readonly refuses: string | null;
  /** Names of the refusals that its return type holds; `any` where the type leaves the name open. */
  readonly refusals: ReadonlySet<string> | 'any';
}

/** Package of the monorepo, as far as it is read here. */
interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
}

/** Doc comment of one declaration. */
interface Doc {
  readonly text: string;
  readonly refuses: string | null;
}

/** Finds the files by which packages, modules and subjects of modules are entered, relative to the root. */
export function publicEntries(root: string): string[] {
  const packages = foldersIn(root, 'packages').flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
    return Object.values(manifest.exports ?? {}).map((entry) => path.posix.join(folder, entry));
  });
  const modules = foldersIn(root, 'apps/server/src/modules')
    .flatMap((folder) => [folder, ...foldersIn(root, folder)])
    .map((folder) => `${folder}/index.ts`)
    .filter((file) => existsSync(path.join(root, file)));
  return [...packages, ...modules].filter((file) => /\.tsx?$/.test(file)).sort();
}

function foldersIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

/** Reads the files with the settings of the repository. */
export function programOf(root: string, entries: readonly string[]): ts.Program {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = entries.map((entry) => path.join(root, entry));
  return ts.createProgram(files, { ...options, incremental: false, tsBuildInfoFile: undefined, noEmit: true });
}

/** Lists what the entries publish, each function once, sorted by name. */
export function findPublicFunctions(program: ts.Program, root: string, entries: readonly string[]): PublicFunction[] {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Node, PublicFunction>();
  for (const entry of entries) {
    const source = program.getSourceFile(path.join(root, entry));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    const folder = path.posix.dirname(entry).replace(/^(packages\/[^/]+)\/src.*/, '$1');
    for (const published of checker.getExportsOfModule(module)) {
      const symbol = published.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(published) : published;
      for (const { name, node, member } of callablesOf(symbol, published.name, checker)) {
        if (found.has(node) || !isOurs(node, root)) continue;
        found.set(node, { name: `${folder} ${name}`, place: placeOf(node, root), ...read(member, node, checker) });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface Callable {
  readonly name: string;
  readonly node: ts.Node;
  readonly member: ts.Symbol;
}

/** A function itself; of an interface, a class or an object type its methods. */
function callablesOf(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): Callable[] {
  const [node] = symbol.declarations ?? [];
  if (!node) return [];
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    // The members of a union are read at its parts.
    if (type.isUnion()) return [];
    return type.getProperties().flatMap((member) => methodOf(member, name, node, checker));
  }
  return isFunction(node) ? [{ name, node, member: symbol }] : [];
}

/** A function by how it is written: the type of every schema and route would take most of the time. */
function isFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return true;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

/** Callbacks that a caller hands over, in properties of props and options, are no methods of ours. */
function methodOf(member: ts.Symbol, owner: string, within: ts.Node, checker: ts.TypeChecker): Callable[] {
  const [node] = member.declarations ?? [];
  if (!node || node.getSourceFile() !== within.getSourceFile() || /(Props|Options|Parts)$/.test(owner)) return [];
  if (ts.isClassElement(node) && node.name && ts.isPrivateIdentifier(node.name)) return [];
  const isMethod =
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    checker.getTypeOfSymbolAtLocation(member, node).getCallSignatures().length > 0;
  return isMethod ? [{ name: `${owner}.${member.name}`, node, member }] : [];
}

function isOurs(node: ts.Node, root: string): boolean {
  const file = path.relative(root, node.getSourceFile().fileName);
  return !file.startsWith('..') && !file.includes('node_modules');
}

function placeOf(node: ts.Node, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `${path.relative(root, source.fileName)}:${line + 1}`;
}

function read(member: ts.Symbol, node: ts.Node, checker: ts.TypeChecker): Omit<PublicFunction, 'name' | 'place'> {
  const type = checker.getTypeOfSymbolAtLocation(member, node);
  const own = docOf(member, checker);
  const ofType = type.aliasSymbol ? docOf(type.aliasSymbol, checker) : null;
  const doc = own.text === '' && ofType ? ofType : own;
  return { doc: doc.text, refuses: own.refuses ?? ofType?.refuses ?? null, refusals: refusalsOf(type, checker) };
}

function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'refuses');
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    refuses: tag ? ts.displayPartsToString(tag.text) : null,
  };
}

function refusalsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> | 'any' {
  const names = new Set<string>();
  for (const signature of type.getCallSignatures()) {
    const returned = checker.getReturnTypeOfSignature(signature);
    const answer = checker.getAwaitedType(returned) ?? returned;
    for (const part of answer.isUnion() ? answer.types : [answer]) {
      if (part.symbol?.name !== 'Refusal') continue;
      const [name] = checker.getTypeArguments(part as ts.TypeReference);
      const literals = name?.isUnion() ? name.types : [name];
      for (const literal of literals) {
        if (!literal?.isStringLiteral()) return 'any';
        names.add(literal.value);
      }
    }
  }
  return names;
}
