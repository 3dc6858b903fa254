import { expect, it } from 'vitest';
import { csvTable } from './csv.ts';

it('gives a file a column per title and a line per row', () => {
  const columns = [
    { title: 'name', value: (row: string[]) => row[0] ?? '' },
    { title: 'amount', value: (row: string[]) => row[1] ?? '' },
  ];
  expect(csvTable(columns, [['a', '1.00'], ['b']])).toEqual({
    head: ['name', 'amount'],
    lines: [
      ['a', '1.00'],
      ['b', ''],
    ],
  });
});
