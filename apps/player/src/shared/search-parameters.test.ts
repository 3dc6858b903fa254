import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { readParameter } from './search-parameters.ts';

const parse = parseSearchWith(readParameter);
const write = stringifySearchWith(JSON.stringify, readParameter);

it.each([
  [{ deposit: '1' }, '?deposit=1'],
  [{ sS: '777' }, '?sS=777'],
  [{ sS: '007' }, '?sS=007'],
  [{ row: '9007199254740993' }, '?row=9007199254740993'],
  [{ sS: 'true' }, '?sS=true'],
  [{ page: 2 }, '?page=2'],
])('writes %j as %s', (search, address) => {
  expect(write(search)).toBe(address);
});

it('reads back every text as it was', () => {
  for (const text of ['1', '777', '007', '9007199254740993', 'true', 'null', '"1"', '[x', '{', '-5', '1e3', 'año']) {
    expect(String(Object.values(parse(write({ text })))[0]), text).toBe(text);
  }
});

it('reads an address of before, with quotes', () => {
  expect(parse('?deposit=%221%22')).toEqual({ deposit: '1' });
});
