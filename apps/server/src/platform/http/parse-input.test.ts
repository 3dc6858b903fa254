import { amountIn, type RouteContract, route } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createInputParser } from './parse-input.ts';

const probe = route({
  name: 'test.probe',
  host: 'player',
  method: 'POST',
  path: '/',
  wire: 'standard',
  summary: '',
  refusals: [],
  query: z.object({ q: z.string().optional() }),
  body: z.object({ note: z.string().optional(), deep: z.array(z.string()).optional(), amount: amountIn().optional() }),
  answer: z.null(),
});

function parse(text: string, format: 'json' | 'form' = 'json', query = {}, contract: RouteContract = probe): unknown {
  return createInputParser(contract)({ params: {}, query }, { bytes: Buffer.from(text), format });
}

describe('what a call sent', () => {
  it.each([
    ['JSON', '{"note":"a","amount":1.5}', 'json', { note: 'a', amount: 150_000n }],
    ['JSON with escapes', String.raw`{"note":"\u0061\\u0000"}`, 'json', { note: 'a\\u0000' }],
    ['a form', 'note=a+b&amount=1.5', 'form', { note: 'a b', amount: 150_000n }],
  ] as const)('is read from %s', (_title, text, format, body) => {
    expect(parse(text, format)).toEqual({ params: undefined, query: {}, body });
  });

  it.each([
    ['no JSON', '{', 'json', 'malformed-input'],
    ['a wrong type', '{"note":1}', 'json', 'validation-failed'],
    ['a bad amount', '{"amount":1e3}', 'json', 'amount-invalid'],
    ['nothing', '', 'json', 'validation-failed'],
    ['U+0000 in JSON', String.raw`{"note":"a\u0000"}`, 'json', 'validation-failed'],
    ['U+0000 deep in JSON', String.raw`{"deep":["\u0000"]}`, 'json', 'validation-failed'],
    ['U+0000 in a form', 'note=a%00', 'form', 'validation-failed'],
    ['U+0000 in a form, as it is', 'note=a\u0000', 'form', 'validation-failed'],
  ] as const)('is refused for %s', (_title, text, format, name) => {
    expect(parse(text, format)).toMatchObject({ refused: true, name });
  });

  it('is refused for U+0000 in the query', () => {
    expect(parse('{}', 'json', { q: '\u0000' })).toMatchObject({
      name: 'validation-failed',
      params: { field: 'query' },
    });
  });

  it('may hold U+0000 where a third party speaks', () => {
    const raw = { ...probe, wire: 'raw' } as const;
    expect(parse(String.raw`{"note":"\u0000"}`, 'json', {}, raw)).toMatchObject({ body: { note: '\u0000' } });
  });

  it('is not mistaken for a refusal', () => {
    expect(parse('{"refused":true,"name":"internal"}')).toEqual({ params: undefined, query: {}, body: {} });
  });
});
