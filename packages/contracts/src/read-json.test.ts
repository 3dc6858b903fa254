import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';
import { amountIn, parseAnswer, parseWire } from './wire.ts';

/** Numbers as what they were written as, in brackets. */
const read = (text: string) => readJson(text, (digits) => `<${digits}>`);
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('reading JSON', () => {
  it.each([
    ['an empty object', '{}', {}],
    ['an empty array', '[]', []],
    ['words', '[true,false,null]', [true, false, null]],
    ['members in their order', '{"b":"1","a":"2"}', { b: '1', a: '2' }],
    ['white space of the four kinds', ' \t\r\n{ "a" : [ "1" , "2" ] } \n', { a: ['1', '2'] }],
    ['an empty string', '""', ''],
    ['escapes', String.raw`"\"\\\/\b\f\n\r\té😀"`, '"\\/\b\f\n\r\té😀'],
    ['an escaped quote before the end', String.raw`["a\\","b"]`, ['a\\', 'b']],
    ['a lone surrogate', String.raw`"\ud800"`, '\ud800'],
    ['an escaped key', String.raw`{"\u0061":"1"}`, { a: '1' }],
    ['keys that objects inherit, as members', '{"toString":"1"}', { toString: '1' }],
    ['one key in two objects', '[{"a":"1"},{"a":"1"}]', [{ a: '1' }, { a: '1' }]],
    ['ten levels', nested(10), JSON.parse(nested(10))],
  ])('takes %s', (_title, text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each(['0', '-0', '12.5', '1e3', '1E+3', '-1.0e-7', '9007199254740993', '1.10', `1${'0'.repeat(400)}`])(
    'keeps the digits of %s',
    (digits) => {
      expect([read(digits), read(`{"a":${digits} }`)]).toEqual([`<${digits}>`, { a: `<${digits}>` }]);
    },
  );

  it.each([
    ['nothing', ''],
    ['white space alone', '  '],
    ['white space of another kind', '\u00a0{}'],
    ['a byte order mark', '\ufeff{}'],
    ['an object without its end', '{'],
    ['an array without its end', '[1'],
    ['a string without its end', '"a'],
    ['a string that ends in its escape', '"a\\'],
    ['a string that ends in an escaped quote', String.raw`"a\"`],
    ['text after the end', '{} x'],
    ['two values', '1 2'],
    ['a comma after the last member', '{"a":1,}'],
    ['a comma after the last element', '[1,]'],
    ['a comma alone', '[,]'],
    ['a member without value', '{"a":}'],
    ['a member without colon', '{"a" 1}'],
    ['members without comma', '{"a":1 "b":2}'],
    ['a bare key', '{a:1}'],
    ['a number as key', '{1:1}'],
    ['single quotes', "{'a':1}"],
    ['a leading zero', '01'],
    ['a leading plus', '+1'],
    ['a bare point', '.5'],
    ['a point at the end', '5.'],
    ['an exponent without digits', '1e'],
    ['a sign alone', '-'],
    ['hexadecimal', '0x10'],
    ['an underscore', '1_000'],
    ['digits of another script', '１'],
    ['NaN', 'NaN'],
    ['Infinity', '-Infinity'],
    ['undefined', 'undefined'],
    ['a word with more behind it', 'nullx'],
    ['a word in capitals', 'True'],
    ['a line break in a string', '"a\nb"'],
    ['U+0000 in a string', '"a\u0000b"'],
    ['an unknown escape', String.raw`"\x41"`],
    ['a short unicode escape', String.raw`"\u12"`],
    ['a comment', '{}//'],
    ['a duplicate key', '{"a":1,"a":2}'],
    ['a duplicate key with the same value', '{"a":1,"a":1}'],
    ['a duplicate key, escaped', String.raw`{"a":1,"\u0061":2}`],
    ['a duplicate key deep down', '{"x":[{"a":1,"b":2,"a":3}]}'],
    ['__proto__', '{"__proto__":{"a":1}}'],
    ['__proto__ with a plain value', '{"__proto__":1}'],
    ['__proto__, escaped', String.raw`{"\u005f_proto__":{}}`],
    ['constructor', '{"a":{"constructor":1}}'],
    ['eleven levels', nested(11)],
    ['eleven levels of objects', `${'{"a":'.repeat(11)}1${'}'.repeat(11)}`],
    ['a million levels', nested(1_000_000)],
  ])('refuses %s', (_title, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'MalformedJson' }));
  });

  it('agrees with JSON.parse on what both take', () => {
    const value = { s: 'a"\\\n\u2028é😀', list: [null, true, { deep: [['x']] }], empty: {}, '': '', 1: 'one' };
    for (const space of [undefined, 1, '\t']) expect(read(JSON.stringify(value, null, space))).toEqual(value);
  });
});

describe('a body on its way to a schema', () => {
  const amount = (text: string) => amountIn().safeParse((parseWire(`{"a":${text}}`) as { a: unknown }).a).success;
  it.each(['1', '12.5', '12.50', '"12.50"', '0.01'])('takes the amount %s', (text) => {
    expect(amount(text)).toBe(true);
  });
  it.each([
    '1e3',
    '-1',
    '0',
    '0.001',
    '12.345',
    '100000000000',
    '"1e3"',
    'null',
    '{"value":"1","isLosslessNumber":true}',
  ])('refuses the amount %s', (text) => {
    expect(amount(text)).toBe(false);
  });
  it('gives a client whole numbers that a double holds, and the text of the others', () => {
    const read = parseAnswer('[1,-999999999999999,1000000000000000,1.5,1e3]') as unknown[];
    expect(read.map((value) => (typeof value === 'number' ? value : String(value)))).toEqual([
      1,
      -999_999_999_999_999,
      '1000000000000000',
      '1.5',
      '1e3',
    ]);
  });
});
