import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { bytesArray, jsonArray, plainArray, textArray } from './array-text.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

describe('arrays as PostgreSQL reads them', () => {
  it.each([
    ['none', []],
    ['one', ['sportsbook.bet']],
    ['the word null, and nothing', ['null', null, 'NULL']],
    ['empty and blank', ['', ' ', ' a ']],
    ['what an array is written with', ['a,b', '{}', '{"a"}', '"', '\\', '\\"', "'"]],
    ['JSON', ['{"a":"b\\"c\\\\d\\n","é":["😀",{}]}']],
    ['ends of lines', ['a\nb\tc\r']],
  ])('reads texts back: %s', async (_title, texts) => {
    const found = await db.pool.query('select $1::text[] as it', [textArray(texts)]);
    expect(found.rows).toEqual([{ it: texts }]);
  });

  it('reads JSON back as it was written, nulls among it', async () => {
    const values = [{ a: 'b"c\\d\n\u0001\u007f', é: ['😀', '\ud800', {}, "'", 1.5, null] }, 'null', '', []];
    const texts = [...values.map((value) => JSON.stringify(value)), null];
    const found = await db.pool.query('select $1::text[] as texts', [jsonArray(texts)]);
    expect(found.rows).toEqual([{ texts }]);
  });

  it('reads bytes back', async () => {
    const found = await db.pool.query('select $1::bytea[] as it', [bytesArray(['00ff5c22', ''])]);
    expect(found.rows).toEqual([{ it: [Buffer.from('00ff5c22', 'hex'), Buffer.alloc(0)] }]);
  });

  it('reads numbers back, nulls among them', async () => {
    const found = await db.pool.query('select $1::bigint[] as it, $2::bigint[] as none', [
      plainArray(['9007199254740993', -5, 7n, null]),
      plainArray([]),
    ]);
    expect(found.rows).toEqual([{ it: ['9007199254740993', '-5', '7', null], none: [] }]);
  });
});
