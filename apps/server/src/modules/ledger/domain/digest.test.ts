import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf } from './digest.ts';

describe('a digest', () => {
  it.each([
    ['in order', { a: 'x', b: 1n, c: [null, true, { y: 'é"', z: 1 }] }],
    ['in disorder', { c: [null, true, { z: 1, y: 'é"' }], a: 'x', b: 1n, d: undefined }],
  ])('is of canonical JSON, whose form is stored for good: members %s', (_title, value) => {
    const text = '{"a":"x","b":"1","c":[null,true,{"y":"é\\"","z":1}]}';
    expect(digestOf(value)).toBe(createHash('sha256').update(text).digest('hex'));
  });
  it('does not depend on the order of members, at any depth', () => {
    expect(digestOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(digestOf({ b: { d: null, c: [1, 2] }, a: 1 }));
  });
  it('takes an absent member and an undefined one as the same', () => {
    expect(digestOf({ a: 1, b: undefined })).toBe(digestOf({ a: 1 }));
  });
  it.each([
    ['another amount', { units: 10n }, { units: 11n }],
    ['the order of a list', [1, 2], [2, 1]],
    ['text instead of a number', { a: '1' }, { a: 1 }],
    ['a null member', { a: null }, {}],
    ['where one member ends and the next begins', { a: 'b","c":"d' }, { a: 'b', c: 'd' }],
  ])('distinguishes %s', (_title, one, other) => expect(digestOf(one)).not.toBe(digestOf(other)));
  it.each([0.1, Number.NaN, 2 ** 53, () => 1, Symbol('x')])('refuses %s, which has no exact text', (value) => {
    expect(() => digestOf({ value })).toThrow(/a digest cannot hold/);
  });
});
