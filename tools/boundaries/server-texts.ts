import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { type Catalogue, foreignNames, judgeText, moduleOf, openSchema, ownerOf } from './foreign-data.ts';
import { SQL_EXCEPTIONS } from './schemas.ts';

/** A text of SQL and where it is written, as `path:line` from the root. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/**
 * Judges the texts of the server's sources: those of its queries as far as they are known, and every literal, which are the
 * pieces of the queries that are put together while the programme runs. Returns a sentence for each offence.
 */
export function judgeSources({
  root,
  sources,
  texts,
  catalogue,
}: {
  readonly root: string;
  readonly sources: readonly ts.SourceFile[];
  readonly texts: readonly PlacedText[];
  readonly catalogue: Catalogue;
}): string[] {
  const pieces = sources.flatMap((source) => literalsOf(source, path.relative(root, source.fileName)));
  const places = new Map<string, string>();
  for (const { place, text } of [...pieces, ...texts]) {
    const owner = ownerOf(place);
    const open = openSchema(owner, text);
    const sentences = judgeText(owner, text, catalogue);
    if (open !== null) sentences.push(`leaves a name of the schema ${open} to be filled in: write it out`);
    for (const sentence of sentences) {
      // A query is made of literals: each offence is reported once a file, where it is written.
      const offence = `${place.replace(/:\d+$/, '')} ${owner} ${sentence}`;
      if (!places.has(offence)) places.set(offence, `${place}  ${owner} ${sentence}`);
    }
  }
  return [...places.values()];
}

function literalsOf(source: ts.SourceFile, file: string): PlacedText[] {
  const found: PlacedText[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      // A name alone is that of an op kind or a job.
      if (!/^[\w.-]+$/.test(node.text)) found.push({ place: `${file}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Functions, views and triggers of all schemas: registrations name functions of every module. */
const REGISTRATIONS = 'registrations.sql';
const FUNCTION = /^create or replace function ([\w.]+)[\s\S]*?(\$\w*\$)[\s\S]*?\2/gim;

/**
 * Judges the functions and views of the database, each as a text of the module that owns its schema. What the list of
 * exceptions names is let through; what it names in vain is an offence.
 */
export async function judgeFunctions(
  folder: string,
  catalogue: Catalogue,
  exceptions: Readonly<Record<string, readonly string[]>> = SQL_EXCEPTIONS,
): Promise<string[]> {
  const named = await namedByFunctions(folder, catalogue);
  const offences = [...named].flatMap(([unit, names]) =>
    names
      .filter((name) => !exceptions[unit]?.includes(name))
      .map((name) => `${unit}  names ${name}: read a published view, or call a published function`),
  );
  const spare = Object.entries(exceptions).flatMap(([unit, names]) =>
    names
      .filter((name) => !named.get(unit)?.includes(name))
      .map((name) => `SQL_EXCEPTIONS  ${unit} does not name ${name} any more: take it from the list`),
  );
  return [...offences, ...spare];
}

/** Foreign names by function; those outside of functions, in views and triggers, by the path of their file. */
async function namedByFunctions(folder: string, catalogue: Catalogue): Promise<ReadonlyMap<string, readonly string[]>> {
  const named = new Map<string, string[]>();
  const add = (unit: string, owner: string, text: string) => {
    const names = foreignNames(owner, text, catalogue);
    if (names.length > 0) named.set(unit, [...(named.get(unit) ?? []), ...names]);
  };
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql'));
  for (const file of files.filter((name) => name !== REGISTRATIONS).sort()) {
    const owner = moduleOf(path.dirname(file));
    const text = (await readFile(path.join(folder, file), 'utf8')).replaceAll(/--[^\n]*/g, '');
    for (const [body, unit = ''] of text.matchAll(FUNCTION)) add(unit, owner, body);
    add(file, owner, text.replaceAll(FUNCTION, ''));
  }
  return named;
}
