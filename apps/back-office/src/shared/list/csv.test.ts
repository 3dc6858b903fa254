import { describe, expect, it } from 'vitest';
import { CSV_ROWS_MAX, readAll, toCsv } from './csv.ts';

const columns = [
  { title: 'name', value: (row: string[]) => row[0] ?? '', isText: true },
  { title: 'amount', value: (row: string[]) => row[1] ?? '' },
];

describe('a file of comma-separated values', () => {
  it('quotes what would break a line, and keeps what people typed from becoming a formula', () => {
    const rows = [
      ['=cmd()', '-5.00'],
      ['a, "b"', '1.00'],
    ];
    expect(toCsv(columns, rows)).toBe(`name,amount\r\n'=cmd(),-5.00\r\n"a, ""b""",1.00`);
  });

  it('reads every page, and stops at the most that one file holds', async () => {
    const page = async (number: number) => ({ rows: [`r${number}`], count: 3, pages: 3, page: number });
    expect(await readAll(page)).toEqual(['r0', 'r1', 'r2']);
    const many = async (number: number) => ({ rows: Array(100).fill('r'), count: 1e6, pages: 1e4, page: number });
    expect(await readAll(many)).toHaveLength(CSV_ROWS_MAX);
  });
});
