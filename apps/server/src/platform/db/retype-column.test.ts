import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('changes the type of a column under views that read each other', async () => {
  await db.pool.query(`
    create table public.score (goals int);
    create view public.seen as select goals from public.score;
    create view public.doubled as select goals * 2 as goals from public.seen;
    insert into public.score values (3)`);
  await db.pool.query("select platform.retype_column('public.score', 'goals', 'bigint')");
  const types = await db.pool.query<{ name: string; type: string }>(
    `select table_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name in ('score', 'seen', 'doubled') order by table_name`,
  );
  expect(types.rows.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'doubled bigint',
    'score bigint',
    'seen bigint',
  ]);
  const { rows } = await db.pool.query('select goals::text from public.doubled');
  expect(rows).toEqual([{ goals: '6' }]);
});
