// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are sources, with templates of their own.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Description } from './describe-query.ts';
import { type FoundQuery, findQueries } from './find-queries.ts';
import { judgeQuery, kindsByType } from './judge-query.ts';
import { judgeUnchecked } from './unchecked.ts';

const TEXT = 25;
const INT8 = 20;
const BOOL = 16;
const TIMESTAMPTZ = 1184;
const INT8_ARRAY = 1016;
const JSONB = 3802;

const DRIVER = `
  declare class Pool { query<Row = any>(text: string | object, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number }>; }
  declare const pool: Pool;
  type Id = string & { readonly brand: 'id' };
`;
const BUILT_IN = ts.createCompilerHost({}).getSourceFile;

const libraries = new Map<string, ts.SourceFile | undefined>();

/** A file of the language's own declarations, parsed once for all tests. */
const libraryOf: typeof BUILT_IN = (name, ...rest) => {
  if (!libraries.has(name)) libraries.set(name, BUILT_IN(name, ...rest));
  return libraries.get(name);
};

/** The queries of a source text. */
function queriesOf(text: string) {
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile('/root/a.ts', DRIVER + text, ts.ScriptTarget.ES2023, true);
  const getSourceFile: typeof BUILT_IN = (name, ...rest) => (name === '/root/a.ts' ? source : libraryOf(name, ...rest));
  const program = ts.createProgram(
    ['/root/a.ts'],
    { target: ts.ScriptTarget.ES2023, strict: true },
    { ...host, getSourceFile },
  );
  return findQueries(program, '/root', (file) => file === 'a.ts');
}

const only = (text: string) => {
  const [found, ...more] = queriesOf(text);
  expect(more).toEqual([]);
  return found;
};

const textsOf = (text: string) => only(text)?.statements?.map((statement) => statement.text) ?? null;

describe('the text of a query', () => {
  it.each([
    ['is a literal', "pool.query('select 1')", ['select 1']],
    ['is a constant', "const A = 'select 1'; pool.query(A)", ['select 1']],
    ['is a template of constants', "const A = 'b'; pool.query(`select ${A} from c`)", ['select b from c']],
    ['is a sum', "pool.query('select ' + '1')", ['select 1']],
    ['is one of two', "declare const a: boolean; pool.query(a ? 'select 1' : 'select 2')", ['select 1', 'select 2']],
    ['holds a union', "declare const a: 'b' | 'c'; pool.query(`select ${a}`)", ['select b', 'select c']],
    ['is named in an object', "pool.query({ name: 'a', text: 'select 1', values: [] })", ['select 1']],
    ['is put together', 'declare const a: string; pool.query(`select ${a}`)', null],
    ['changes', "let a = 'select 1'; pool.query(a)", null],
  ])('that %s', (_title, text, texts) => {
    expect(textsOf(text)).toEqual(texts);
  });

  it.each([
    ['is spread', "const A = { name: 'a', text: 'select 1' }; pool.query({ ...A, values: [] })", ['select 1']],
    [
      'is spread from what a function answers',
      "const A = { text: 'select 1' }; function make() { return { asked: A }; } const { asked } = make(); pool.query({ ...asked })",
      ['select 1'],
    ],
    [
      "is a helper's",
      "const one = (sql: string) => pool.query(sql); one('select 1'); one('select 2')",
      ['select 2', 'select 1'],
    ],
    [
      "is a helper's of a helper",
      "function one(sql: string) { return pool.query(sql); } function by(where: string) { return one(`select ${where}`); } by('a')",
      ['select a'],
    ],
    [
      'is a member of a parameter',
      "function one({ sql, end = '' }: { sql: string; end?: string }) { pool.query(sql + end); } one({ sql: 'select 1' })",
      ['select 1'],
    ],
    ['is what a function answers', 'const of = (a: string) => `select ${a}`; pool.query(of("1"))', ['select 1']],
    ['holds a number', 'declare const a: number; pool.query(`select 1 limit ${a}`)', ['select 1 limit 1']],
    ['holds the number of a parameter', 'declare const a: number; pool.query(`select $${a}`)', null],
    ['nobody hands over', 'const one = (sql: string) => pool.query(sql);', null],
    [
      "is a helper's that goes somewhere as a value",
      "const one = (sql: string) => pool.query(sql); one('select 1'); [''].map(one)",
      null,
    ],
    [
      "is a helper's that once gets another",
      "declare const a: string; const one = (sql: string) => pool.query(sql); one('select 1'); one(a)",
      null,
    ],
  ])('that %s', (_title, text, texts) => {
    expect(textsOf(text)).toEqual(texts);
  });

  it('of a table takes what belongs together', () => {
    const table =
      "const TABLES: Record<string, [string, string]> = { a: ['a', 'x'], b: ['b', 'y'] }; declare const key: string;";
    expect(
      textsOf(`${table} const [from, column] = TABLES[key]!; pool.query(\`select \${column} from \${from}\`)`),
    ).toEqual(['select y from b', 'select x from a']);
  });

  it('has the parameters and the row type of the same caller', () => {
    const found =
      only(`function one<Row>(sql: string, values: unknown[]) { return pool.query<Row>(sql, [...values, 1]); }
      one<{ a: string }>('a', []); one<{ b: string }>('b', [1, 2])`);
    expect(found?.statements?.map(({ text, parameters, columns }) => [text, parameters, columns?.[0]?.name])).toEqual([
      ['b', 3, 'b'],
      ['a', 1, 'a'],
    ]);
  });

  it('is that of a database alone', () => {
    expect(
      queriesOf("declare const gateway: { query(text: string): Promise<string> }; gateway.query('deposit')"),
    ).toEqual([]);
  });
});

describe('the rows of a query', () => {
  it.each([
    ["(await pool.query('select 1')).rows[0]", true],
    ["const { rows } = await pool.query('select 1')", true],
    ["const a = await pool.query('select 1'); a.rows[0]", true],
    ["(await pool.query('select 1')).rows.length", false],
    ["(await pool.query<{ a: number }>('select 1 as a')).rows[0]", false],
    ["await pool.query('delete from a')", false],
    ["const run = (sql: string) => pool.query(sql); run('select 1')", true],
    ["const run = (sql: string) => pool.query<{ a: number }>(sql); run('select 1')", false],
  ])('in %s are untyped: %s', (text, isUntyped) => {
    expect(only(`async () => { ${text}; }`)?.isUntyped).toBe(isUntyped);
  });
});

describe('a query and its statement', () => {
  const kindsOf = kindsByType(new Set([INT8_ARRAY]));
  const judged = (text: string, columns: Record<string, number>, parameters: number[] = []) => {
    const [statement] = only(text)?.statements ?? [];
    const description: Description = {
      columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
      parameters,
    };
    return statement ? judgeQuery(statement, description, kindsOf) : ['not found'];
  };

  it.each([
    ["pool.query<{ id: Id }>('s')", { id: INT8 }],
    ["pool.query<{ id: string | null; more?: unknown }>('s')", { id: INT8, more: TEXT }],
    ["pool.query<{ at: Date }>('s')", { at: TIMESTAMPTZ }],
    ["pool.query<{ is: boolean }>('s')", { is: BOOL }],
    ["pool.query<{ ids: readonly string[] }>('s')", { ids: INT8_ARRAY }],
    ["pool.query<{ any: { a: 1 }[] }>('s')", { any: JSONB }],
  ])('fit: %s', (text, columns) => {
    expect(judged(text, columns)).toEqual([]);
  });

  it.each([
    ["pool.query<{ id: number }>('s')", { id: INT8 }, 'column id is string, not number'],
    ["pool.query<{ at: string }>('s')", { at: TIMESTAMPTZ }, 'column at is date, not string'],
    ["pool.query<{ ids: string }>('s')", { ids: INT8_ARRAY }, 'column ids is array, not string'],
    ["pool.query<{ id: string; gone: string }>('s')", { id: TEXT }, 'the row has no column gone: it has id'],
    ["pool.query<{ id: string }>('s')", {}, 'the row has no column id: it has none'],
  ])('do not: %s', (text, columns, sentence) => {
    expect(judged(text, columns)).toEqual([sentence]);
  });

  it('have as many parameters', () => {
    expect(judged("pool.query('s', [1])", {}, [INT8])).toEqual([]);
    expect(judged("pool.query('s', [1])", {}, [INT8, INT8])).toEqual(['hands over 1 parameters; the statement has 2']);
    expect(judged("pool.query('s')", {}, [INT8])).toEqual(['hands over 0 parameters; the statement has 1']);
    expect(judged("declare const a: unknown[]; pool.query('s', a)", {}, [INT8])).toEqual([]);
  });
});

describe('a call that is not checked', () => {
  const found = (within: string, statements: FoundQuery['statements']): FoundQuery => {
    return { place: `${within}:1`, within, statements, isUntyped: false };
  };
  const sent = [{ text: 'select 1', columns: null, parameters: 0 }];
  const judged = (queries: readonly FoundQuery[], listed: readonly string[]) =>
    judgeUnchecked(
      queries,
      listed.map((within) => ({ within, reason: 'a reason' })),
    );

  it('is listed, once for each', () => {
    expect(judged([found('a', null), found('b', sent)], ['a'])).toEqual([]);
    expect(judged([found('a', null)], [])).toEqual([expect.stringMatching(/^a:1 {2}is put together/)]);
    expect(judged([found('a', null), found('a', null)], ['a'])).toEqual([
      expect.stringMatching(/^a:1 {2}is put together/),
    ]);
  });

  it('is struck out when it is checked or gone', () => {
    expect(judged([found('a', sent)], ['a'])).toEqual([expect.stringMatching(/^a {2}is listed/)]);
    expect(judged([], ['a'])).toEqual([expect.stringMatching(/^a {2}is listed/)]);
  });
});
