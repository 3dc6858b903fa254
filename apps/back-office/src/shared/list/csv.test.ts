import { describe, expect, it } from 'vitest';
import { listToCsv } from './csv.ts';

const columns = [
  { title: 'name', value: (row: string[]) => row[0] ?? '' },
  { title: 'amount', value: (row: string[]) => row[1] ?? '' },
];

describe('a file of comma-separated values', () => {
  it('quotes what would break a line, and keeps what people typed from becoming a formula', () => {
    const rows = [
      ['=cmd()', '-5.00'],
      ['a, "b"', '1.00'],
    ];
    expect(listToCsv(columns, rows)).toBe(`\ufeffname,amount\r\n'=cmd(),-5.00\r\n"a, ""b""",1.00\r\n`);
  });

  it('says in its last line what is to be said of it', () => {
    expect(listToCsv(columns, [['a', '1.00']], 'Rows 1 to 5,000: goes on')).toBe(
      '\ufeffname,amount\r\na,1.00\r\n"Rows 1 to 5,000: goes on"\r\n',
    );
  });
});
