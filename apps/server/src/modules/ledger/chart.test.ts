import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { TRANSFER } from './index.ts';

const PAGE = new URL('../../../../../docs/ledger.md', import.meta.url);
const NAMES = new Map<number, string>(Object.entries(TRANSFER).map(([name, code]) => [code, name]));

interface ChartRow {
  readonly code: number;
  readonly from_class: string;
  readonly to_class: string;
  readonly reversed_by: number | null;
}

let db: TestDatabase;
let chart: readonly ChartRow[];

beforeAll(async () => {
  db = await createTestDatabase();
  const found = await db.pool.query<ChartRow>('select * from ledger.chart order by code, from_class, to_class');
  chart = found.rows;
});

afterAll(() => db.close());

function renderChart(): string {
  const rows = chart.map(
    (row) =>
      `| ${row.code} | ${NAMES.get(row.code)} | ${row.from_class} → ${row.to_class} | ${row.reversed_by ?? ''} |`,
  );
  return ['', '| code | name | moves | taken back by |', '|---|---|---|---|', ...rows, ''].join('\n');
}

describe('the chart of accounts', () => {
  it('is printed in docs/ledger.md as it is; if not, UPDATE_DOCS=1 npx vitest run ledger/chart', () => {
    const page = readFileSync(PAGE, 'utf8');
    const fresh = page.replace(
      /(<!-- chart -->)[\s\S]*(<!-- \/chart -->)/,
      (_, start, end) => start + renderChart() + end,
    );
    if (process.env.UPDATE_DOCS === '1') writeFileSync(PAGE, fresh);
    expect(readFileSync(PAGE, 'utf8')).toBe(fresh);
    expect(page).toContain('<!-- chart -->');
  });

  it('gives every transfer code a way, and knows no other code', () => {
    expect(new Set(chart.map((row) => row.code))).toEqual(new Set<number>(Object.values(TRANSFER)));
  });
});
