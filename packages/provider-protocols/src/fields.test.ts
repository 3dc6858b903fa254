import fc from 'fast-check';
import { LosslessNumber, parse } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import { readJson, writeJson } from './fields.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Texts that look like what JSON is written with. */
const awkward = fc.oneof(
  fc.string(),
  fc.constantFrom('"', '":', '" :', '\\":', 'a":1', ',1', '[2', ': -3', '{"a":"b"}', '\\', '\n'),
);
const json = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(
    awkward,
    fc.boolean(),
    fc.constant(null),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      awkward.filter((name) => name !== '__proto__' && !name.includes('\u0000')),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
})).value;

describe('JSON of the other side', () => {
  it('is read as the reader of exact numbers reads it, whichever way it takes', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        fc.pre(!text.includes('\\u0000'));
        expect(readJson(bytes(text))).toEqual(parse(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['a number beyond a double', '{"a":9007199254740993.10}', { a: new LosslessNumber('9007199254740993.10') }],
    ['a number alone', ' -1.50', new LosslessNumber('-1.50')],
    ['a number after a space', '{"a": \n 1e3}', { a: new LosslessNumber('1e3') }],
    ['numbers in a list', '["a",[7]]', ['a', [new LosslessNumber('7')]]],
    ['an empty object', '{}', {}],
    ['a text alone', '"a"', 'a'],
    ['null', 'null', null],
  ])('keeps %s', (_title, text, value) => expect(readJson(bytes(text))).toEqual(value));

  it.each([
    ['a name twice', '{"a":"1","a":"2"}'],
    ['a name twice, deep down', '{"b":[{"a":"1","a":{}}]}'],
    ['a name twice, once escaped', '{"a":"1","\\u0061":"2"}'],
    ['a name twice beside a text that ends like a name', '{"a":"\\":","a":"2"}'],
    ['a name of the prototype', '{"__proto__":{"a":"b"}}'],
    ['a NUL in a text', '{"a":"\\u0000"}'],
    ['a NUL in a name', '{"\\u0000":"a"}'],
    ['eleven levels', `${'{"a":'.repeat(11)}{}${'}'.repeat(11)}`],
    ['a hundred thousand levels', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['text after the end', '{"a":"b"}x'],
    ['half an object', '{"a":"b"'],
    ['a mark of the byte order', '\ufeff{"a":"b"}'],
    ['nothing', ''],
  ])('refuses %s', (_title, text) => expect(readJson(bytes(text))).toBeUndefined());

  it('refuses broken UTF-8, and reads the next message', () => {
    expect(readJson(new Uint8Array([0x22, 0xe2, 0x82, 0x22]))).toBeUndefined();
    expect(readJson(bytes('{"a":"é"}'))).toEqual({ a: 'é' });
  });

  it('is written digit by digit, and by the engine where there are no such digits', () => {
    const exact = new LosslessNumber('9007199254740993.10');
    expect(writeJson({ a: [exact], b: 10n ** 20n })).toBe('{"a":[9007199254740993.10],"b":100000000000000000000}');
    expect(writeJson({ a: ['b', { c: null, d: undefined }], e: 1.5 })).toBe('{"a":["b",{"c":null}],"e":1.5}');
    expect(writeJson(undefined)).toBe('null');
  });
});
