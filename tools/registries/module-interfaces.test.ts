import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULES = 'apps/server/src/modules/';

/** Methods that nothing of the product calls, and why they are there. */
const UNCALLED: Readonly<Record<string, string>> = {
  'Players.ban': 'bans are honoured everywhere; the page of staff that imposes them is not there yet',
  'Players.liftBan': 'the same',
  'Players.blockCasino': 'the same for the block of the casino',
  'Players.unblockCasino': 'the same',
  'Identity.disableStaff': 'the same for a member of staff',
  'Ledger.liftFreeze': 'a freeze is lifted by a person who investigated it; no page does so yet',
  'Casino.syncCatalogue': 'tests plug a provider in and do not wait for the job',
  'Sportsbook.listBets': 'tests of suppliers read bets of players who have no session any more',
};

interface Method {
  /** `Ledger.apply`. */
  readonly name: string;
  readonly member: string;
}

const product = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => /^(?:apps|packages)\/(?!testing\/)[^/]+\/src\//.test(file) && !file.includes('node_modules')),
);

/** Methods of the interfaces that modules export, and names that are read off a value anywhere in the product. */
function readProduct(): { methods: readonly Method[]; read: ReadonlySet<string> } {
  const methods: Method[] = [];
  const read = new Set<string>();
  for (const file of product) {
    const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
      if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText());
      if (file.startsWith(MODULES) && ts.isInterfaceDeclaration(node) && isExported(node))
        methods.push(...methodsOf(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { methods, read };
}

function isExported(node: ts.InterfaceDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function methodsOf(node: ts.InterfaceDeclaration): Method[] {
  return node.members.flatMap((member) => {
    const isMethod =
      ts.isMethodSignature(member) ||
      (ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type));
    const name = member.name?.getText() ?? '';
    return isMethod ? [{ name: `${node.name.text}.${name}`, member: name }] : [];
  });
}

describe('each method of an interface of a module', () => {
  const { methods, read } = readProduct();
  const uncalled = methods.filter(({ member }) => !read.has(member)).map(({ name }) => name);

  it('has a caller in the product', () => {
    expect(methods.length).toBeGreaterThan(400);
    expect(uncalled.filter((name) => !(name in UNCALLED))).toEqual([]);
  });

  it('is an exception only while it has none', () => {
    expect(Object.keys(UNCALLED).filter((name) => !uncalled.includes(name))).toEqual([]);
  });
});
