/** A hostile amount: as written in JSON, and as plain text where it can be entered in a form field. */
export interface HostileNumber {
  readonly title: string;
  /** A JSON value, written out; may be text that no JSON parser takes. */
  readonly json: string;
  /** The same in a form field; null where it has no such form. */
  readonly text: string | null;
}

/** The same text as a bare JSON token and in a form field. */
const bare = (text: string): HostileNumber => ({ title: text.slice(0, 24), json: text, text });
/** A JSON string and the same characters in a form field. */
const quoted = (text: string): HostileNumber => ({
  title: JSON.stringify(text).slice(0, 24),
  json: JSON.stringify(text),
  text,
});
const json = (title: string, value: string): HostileNumber => ({ title, json: value, text: null });

const BARE = ['-1', '-0', '-0.01', '1e309', '1e3', '1E3', '1e-7', '-1e3', '9007199254740993', '9223372036854775808'];
const LONG = [
  `1${'0'.repeat(400)}`,
  `0.${'0'.repeat(400)}1`,
  `1${'0'.repeat(11)}`,
  '99999999999.99',
  '18446744073709551616',
];
const PRECISE = ['1.0000001', '0.000001', '1.123456789012345678'];
const WRONG = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '0x10',
  '0b1',
  '0o7',
  '01',
  '00',
  '.5',
  '5.',
  '+1',
  '1_000',
  '1,00',
];
const TEXTS = [
  '',
  ' ',
  ' 1',
  '1 ',
  '1 000',
  '1.000,50',
  '1,000.50',
  '٣',
  '１',
  '一',
  '½',
  '1\u0000',
  '1\n',
  '\u202e1',
  '１.00',
  '−1',
  '१',
  '²',
  '∞',
  '\ufeff1',
  '1\u200b',
  '1\u00a0',
  '(1)',
  '1/2',
  '50%',
  '1.',
  '1..0',
];
const MORE = [
  '1e3',
  '0x10',
  '1.00.00',
  '--1',
  '$1',
  '1€',
  'one',
  'true',
  'null',
  '[1]',
  '{"a":1}',
  "1' or '1'='1",
  '<b>1</b>',
];

/**
 * Amounts that no money field may take (reliability 4.4): every one is answered with a 4xx or the provider's own error,
 * and changes nothing. Zero is not among them, since a win of zero closes a round; `ZEROES` are for fields that ask for
 * more than that.
 */
export const NUMBER_CORPUS: readonly HostileNumber[] = [
  ...[...BARE, ...LONG, ...PRECISE, ...WRONG].map(bare),
  ...[...TEXTS, ...MORE].map(quoted),
  json('null', 'null'),
  json('true', 'true'),
  json('an array', '[1]'),
  json('an empty array', '[]'),
  json('an object', '{}'),
  json('a lone surrogate', '"\\ud800"'),
  json('an array of text', '["10.00"]'),
  json('a deep array', `${'['.repeat(30)}1${']'.repeat(30)}`),
  json('an operator', '{"$gt":0}'),
  json('an object with a value', '{"value":"1","isLosslessNumber":true}'),
];

/** Ways to write zero. */
export const ZEROES: readonly HostileNumber[] = ['0', '0.0', '0.00', '0.00000'].map(bare);

/** More decimals than a player may type, though a provider may send them. */
export const TOO_PRECISE: readonly HostileNumber[] = ['1.005', '0.001', '10.99999'].flatMap((text) => [
  bare(text),
  quoted(text),
]);

/**
 * Bodies for a field in which a player types an amount: `body` is valid, `field` holds each hostile value in turn,
 * occurs twice, or is missing.
 */
export function corpusBodies(
  field: string,
  body: Readonly<Record<string, unknown>>,
): { title: string; text: string }[] {
  const { [field]: _replaced, ...rest } = body;
  const others = JSON.stringify(rest).slice(1, -1);
  const withValue = (value: string) => `{${others},${JSON.stringify(field)}:${value}}`;
  return [
    ...[...NUMBER_CORPUS, ...ZEROES, ...TOO_PRECISE].map(({ title, json: value }) => ({
      title,
      text: withValue(value),
    })),
    { title: 'twice', text: withValue(`"10.00",${JSON.stringify(field)}:"90.00"`) },
    { title: 'missing', text: `{${others}}` },
  ];
}
