// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are sources, with templates of their own.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Description } from './describe-query.ts';
import { findQueries } from './find-queries.ts';
import { judgeQuery, kindsByType } from './judge-query.ts';

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

/** The queries of a source text. */
function queriesOf(text: string) {
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile('/root/a.ts', DRIVER + text, ts.ScriptTarget.ES2023, true);
  const getSourceFile: typeof BUILT_IN = (name, ...rest) => (name === '/root/a.ts' ? source : BUILT_IN(name, ...rest));
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
    expect(only(text)?.texts).toEqual(texts);
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
  ])('in %s are untyped: %s', (text, isUntyped) => {
    expect(only(`async () => { ${text}; }`)?.isUntyped).toBe(isUntyped);
  });
});

describe('a query and its statement', () => {
  const kindsOf = kindsByType(new Set([INT8_ARRAY]));
  const judged = (text: string, columns: Record<string, number>, parameters: number[] = []) => {
    const query = only(text);
    const description: Description = {
      columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
      parameters,
    };
    return query ? judgeQuery(query, description, kindsOf) : ['not found'];
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
