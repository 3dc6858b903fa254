import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a table as CSV', () => {
  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a "b"', '"a ""b"""'],
    ['a line', 'a\nb', '"a\nb"'],
    ['what a spreadsheet takes for a formula', '=1+1', "'=1+1"],
    ['a formula that begins with a sign', '-2+cmd|x', "'-2+cmd|x"],
    ['a formula behind a tab', '\t=1+1', "'\t=1+1"],
    ['a formula with a comma', '@a,b', `"'@a,b"`],
    ['a number below zero', '-3.50', '-3.50'],
    ['nothing', '', ''],
  ])('writes a cell with %s so that it stays one', (_title, text, written) => {
    expect(toCsv(['h'], [[text]])).toBe(`\ufeffh\r\n${written}\r\n`);
  });

  it('writes the head and every row on a line of its own', () => {
    expect(toCsv(['a', '=b'], [['1', '2'], ['3']])).toBe("\ufeffa,'=b\r\n1,2\r\n3\r\n");
  });
});
