import { LosslessNumber } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import { writeJson, writePlainJson } from './write-json.ts';

describe.each([
  ['ours', writeJson],
  ["the engine's where it can", writePlainJson],
])('writing JSON: %s', (_writer, write) => {
  it.each([
    ['words', [true, false, null]],
    ['numbers', [0, -0, 1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY]],
    ['texts', ['', 'a"\\\n\u0000\u2028é😀', '\ud800', '</script>', ' !#[]~\u007f', '"', '\\']],
    ['empty ones', [{}, [], '']],
    ['members in their order', { b: 1, a: { 2: 'x', 1: 'y' }, '': null, 'a"b': [] }],
    ['members that are not there', { a: undefined, b: () => 1, c: Symbol('c'), d: 1 }],
    ['elements that are not there', [undefined, () => 1, Symbol('c')]],
    ['what decides itself how it is written', { at: new Date(0), none: { toJSON: () => undefined } }],
    ['what a prototype holds', Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true } })],
  ])('agrees with JSON.stringify on %s', (_title, value) => {
    expect(write(value)).toBe(JSON.stringify(value));
  });

  it.each(['12.50', '9007199254740993', '1e3', '-0'])('keeps the digits of %s', (digits) => {
    expect(write({ a: [new LosslessNumber(digits)] })).toBe(`{"a":[${digits}]}`);
  });

  it('writes a bigint as its digits', () => {
    expect(write([2n ** 70n])).toBe('[1180591620717411303424]');
  });

  it('takes a text for a text, whatever it holds', () => {
    const value = { text: '{"isLosslessNumber":true,"value":"1"}', '"isLosslessNumber":true': 'a key' };
    expect(write(value)).toBe(JSON.stringify(value));
  });

  it.each([undefined, () => 1, Symbol('a')])('has nothing to write for %s', (value) => {
    expect(write(value)).toBeUndefined();
  });
});
