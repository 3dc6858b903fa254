import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CODE = 'apps/server/db/code';

/** A statement that makes an object, and all that it names. */
interface MadeObject {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}

/** Kinds of objects that do nothing until something names them; all else runs when the set is applied, or by a trigger. */
const RUN_BY_CALL = new Set(['function', 'procedure', 'view', 'aggregate']);
const MADE = /^create\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|procedure|view|aggregate|trigger)\s+([\w.]+)/i;

/** Functions that nothing of the product calls, and why they are there. */
const UNCALLED: Readonly<Record<string, string>> = {
  'ledger.register_op_kind': 'tests register kinds of their own, as registrations.sql does in one statement',
  'ledger.register_shared_class': 'the same for shared rows',
  'ledger.register_invariant': 'the same for invariants',
  'ledger.invariants': 'consoles and tests read all invariants in one statement (docs/first-hour.md)',
};

describe('each function and view of the database', () => {
  const { names, uncalled } = findUncalled();

  it('is called by the product, from TypeScript or by an object that is', () => {
    expect(names).toBeGreaterThan(180);
    expect(uncalled.filter((name) => !(name in UNCALLED))).toEqual([]);
  });

  it('is an exception only while nothing calls it', () => {
    expect(Object.keys(UNCALLED).filter((name) => !uncalled.includes(name))).toEqual([]);
  });
});

/**
 * Returns the functions and views that cannot be reached: not from the schema and the sources, not from a statement that runs
 * by itself (a trigger, a registration), and not from an object that is reached.
 */
function findUncalled(): { names: number; uncalled: string[] } {
  const objects = sqlTexts(CODE).flatMap(objectsOf);
  const isCalled = ({ kind }: MadeObject) => RUN_BY_CALL.has(kind);
  const open = new Set(objects.filter(isCalled).map(({ name }) => name));
  const names = open.size;
  const roots = objects.filter((object) => !isCalled(object)).map(({ text }) => text);
  let queue = [...roots, ...sqlTexts('apps/server/db/schema'), ...productTexts()];
  while (queue.length > 0) {
    const found = new Set(queue.flatMap(namesIn).filter((name) => open.has(name)));
    for (const name of found) open.delete(name);
    queue = objects.filter(({ name }) => found.has(name)).map(({ text }) => text);
  }
  return { names, uncalled: [...open].sort() };
}

/** Statements of a file: each begins where an object is made or rows are written. */
function objectsOf(text: string): MadeObject[] {
  return text.split(/^(?=(?:create|insert|delete)\b)/im).map((statement) => {
    const [, kind = 'statement', name = ''] = MADE.exec(statement) ?? [];
    return { name, kind: kind.toLowerCase(), text: statement };
  });
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w.])[a-z_]+\.[a-z_0-9]+(?!\w)/g)].map(([name]) => name);
}

/** Without comments and without what a step drops, whose names call nothing. */
function sqlTexts(folder: string): string[] {
  return filesIn(folder, /\.sql$/).map((file) =>
    readFileSync(file, 'utf8').replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|^drop\b[^;]*;/gim, ''),
  );
}

/** Strings in the sources of the server as it is shipped: what it may send to the database. */
function productTexts(): string[] {
  return filesIn('apps/server/src', /(?<!\.test)\.ts$/).map((file) => {
    const strings: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        strings.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
    return strings.join('\n');
  });
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
