import { expect, it } from 'vitest';
import { isPlainData } from './plain-data.ts';

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

const CASES: readonly (readonly [title: string, sent: unknown, isFit: boolean])[] = [
  ['a text', 'a', true],
  ['nothing', undefined, true],
  ['a body without a prototype', [Object.assign(Object.create(null), { a: 1 })], true],
  ['an accent and a pair', 'é😀', true],
  ['a list of many', Array.from({ length: 5_000 }, () => 1), true],
  ['some depth', nested(40), true],
  ['the escape of NUL as a text', { a: ['"1\\u0000"', '\\ud800', '\\\\u0000'] }, true],
  ['NUL', { a: ['x\0'] }, false],
  ['NUL behind a backslash', { a: ['\\\0'] }, false],
  ['NUL in a key', { 'a\0': 1 }, false],
  ['half a pair', { a: '\ud800' }, false],
  ['the other half', ['\udfff'], false],
  ['more depth than anything reads', nested(5_000), false],
  ...['toString', 'valueOf', 'toJSON', '__proto__', 'constructor'].map(
    (key) => [`a key ${key}`, JSON.parse(`{"a":[{"${key}":1}]}`), false] as const,
  ),
];

it.each(CASES)('%s', (_title, sent, isFit) => {
  expect(isPlainData(sent)).toBe(isFit);
});
