import type { Draw } from './random.ts';

/** Place of a number that JSON can carry and JavaScript cannot: its digits are written as they are. */
const RAW = '@raw:';
const raw = (digits: string) => `${RAW}${digits}`;

/** Object whose own keys are those of a prototype. */
const PROTOTYPE_KEYS = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"level":4}}}') as unknown;

const nested = (depth: number, inside: unknown): unknown => (depth === 0 ? inside : [nested(depth - 1, inside)]);

/** Values that JSON can carry, and that nobody means. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  raw('-0'),
  raw('1e400'),
  raw('1E-7'),
  raw('123456789012345678901234567890'),
  raw('9223372036854775808'),
  raw('-9223372036854775809'),
  2_147_483_648,
  raw('9007199254740993'),
  [],
  {},
  [[]],
  [null],
  [{ toString: 1 }],
  { toString: 1, valueOf: 2 },
  { toString: null },
  { toString: { call: 1 }, length: 3 },
  { length: 1e9 },
  JSON.parse('{"then":1}'),
  { toJSON: 1 },
  { $gt: 0 },
  { isLosslessNumber: true, value: 'x' },
  PROTOTYPE_KEYS,
  nested(60, {}),
  Array.from({ length: 2_000 }, () => 1),
];

/** Texts that nobody means; also what paths, queries and headers are made of. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u0301\u0000',
  '😀'.repeat(50),
  '\r\nx-injected: 1',
  '-1',
  '0',
  '00',
  '-0',
  '+5',
  '1e5',
  '0x10',
  '٣',
  '1,000.00',
  'NaN',
  'Infinity',
  'undefined',
  'null',
  'true',
  '2147483647',
  '2147483648',
  '999999999999999999',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775808',
  '9'.repeat(19),
  '9'.repeat(40),
  '9'.repeat(400),
  '9999999999.99',
  '0.000001',
  '0.00000000000000000001',
  "'; drop table ledger.op; --",
  "1' or '1'='1",
  '%',
  '%_%',
  '\\',
  '{"a":1}',
  '<script>alert(1)</script>',
  `\${7*7}{{7*7}}`,
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19',
  '294277-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  'a'.repeat(5_000),
  '(a+)+$'.repeat(20),
  '1,'.repeat(500),
  '1+'.repeat(99),
];

/** A value that nobody means; a copy, since a request may be changed once more. */
export function hostileValue(draw: Draw): unknown {
  return draw.often(50) ? draw.of(TEXTS) : structuredClone(draw.of(VALUES));
}

export function hostileText(draw: Draw): string {
  return draw.of(TEXTS);
}

/** JSON of a value, with the numbers that only text can hold. */
export function writeJson(value: unknown): string {
  // A value may say for itself how it is written, which is one of the things to try.
  return (JSON.stringify(value) ?? '').replaceAll(/"@raw:([^"]*)"/g, '$1');
}

/** Bodies that are no JSON, or none that a call expects. */
export const BODIES: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '[1,2',
  '"text"',
  'null',
  'true',
  '12',
  '[]',
  '{}',
  '{"a":1,"a":2}',
  "{'a':1}",
  '{"a":NaN}',
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":${n}`).join()}}`,
  `"${'a'.repeat(70_000)}"`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(100, 0),
  'a=1&a=2&b[c]=3&%zz=%',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
];

/** Headers that nobody means, each replacing one of the call. */
export const HEADERS: readonly (readonly [string, string])[] = [
  ['content-type', ''],
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'application/xml'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json; charset="'],
  ['content-type', '/'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'deflate, gzip'],
  ['content-encoding', 'zip'],
  ['accept-encoding', 'gzip;q=nan, *;q=9'],
  ['accept-language', '*;q=x, \u00ff'],
  ['accept-language', 'xx-'.repeat(500)],
  ['accept', 'image/\u00ff'],
  ['cookie', '='.repeat(200)],
  ['cookie', 'ordago=%00; ordago=\u00ff; __proto__=1'],
  ['cookie', `ordago_session=${'9'.repeat(2_000)}`],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'a'.repeat(4_000)}`],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', 'Basic Og=='],
  ['x-forwarded-for', 'not an address, 1, ::'],
  ['x-forwarded-for', '\u00ff'.repeat(40)],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'ftp'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['referer', 'javascript:1'],
  ['host', 'evil.example:99999'],
  ['sec-fetch-site', 'cross-site'],
  ['if-none-match', `"${'a'.repeat(2_000)}"`],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=9-1,-0,99999999999999999999-'],
  ['expect', '100-continue'],
  ['x-http-method-override', 'DELETE'],
  ['idempotency-key', '\u0001'.replaceAll('\u0001', '%01').repeat(300)],
  ['x-request-id', '\u00e9'.repeat(300)],
  ['user-agent', 'a'.repeat(6_000)],
  ['transfer-encoding', 'gzip, chunked'],
];

/** Ends of a path that nobody means. */
export const PATH_ENDS: readonly string[] = [
  '/',
  '//',
  '/..',
  '/..%2f..%2f',
  '%00',
  '%',
  '%zz',
  '%ed%a0%80',
  '%ff',
  ';a=1',
  '/%2e%2e/%2e%2e',
  '?',
  '#a',
  `/${'a'.repeat(3_000)}`,
  '/__proto__',
];

/** Queries that nobody means. */
export const QUERIES: readonly string[] = [
  'a=1&a=2',
  'a[b]=c&a[]=d',
  '__proto__[x]=1&constructor=2',
  '%00=%00',
  '=&&=&',
  'a=%ff%fe',
  'a=%ed%a0%80',
  `a=${'1'.repeat(4_000)}`,
  Array.from({ length: 1_200 }, (_, n) => `k${n}=1`).join('&'),
  '%',
];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
