import { amountIn, type RouteContract, route } from '@ordago/contracts';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { acceptJsonAndForms } from './bodies.ts';
import { createInputParser, type Input, type InputRefusal } from './parse-input.ts';

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

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** Input that a handler would get of a body that came over HTTP. */
async function parse(
  text: string,
  format: 'json' | 'form' = 'json',
  query: Record<string, string> = {},
  contract: RouteContract = probe,
): Promise<Input | InputRefusal | undefined> {
  const app = fastify();
  acceptJsonAndForms(app);
  let input: Input | InputRefusal | undefined;
  const read = createInputParser(contract);
  app.post('/', async (request) => {
    input = read(request);
  });
  const headers = { 'content-type': TYPES[format] };
  await app.inject({ method: 'POST', url: '/', query, headers, payload: text });
  await app.close();
  return input;
}

describe('what a call sent', () => {
  it.each([
    ['JSON', '{"note":"a","amount":1.5}', 'json', { note: 'a', amount: 150_000n }],
    ['JSON with escapes', String.raw`{"note":"\u0061\\u0000"}`, 'json', { note: 'a\\u0000' }],
    ['a form', 'note=a+b&amount=1.5', 'form', { note: 'a b', amount: 150_000n }],
  ] as const)('is read from %s', async (_title, text, format, body) => {
    expect(await parse(text, format)).toEqual({ params: undefined, query: {}, body });
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
  ] as const)('is refused for %s', async (_title, text, format, name) => {
    expect(await parse(text, format)).toMatchObject({ refused: true, name });
  });

  it('is refused for U+0000 in the query', async () => {
    expect(await parse('{}', 'json', { q: '\u0000' })).toMatchObject({
      name: 'validation-failed',
      params: { field: 'query' },
    });
  });

  it('may hold U+0000 where a third party speaks', async () => {
    const raw = { ...probe, wire: 'raw' } as const;
    expect(await parse(String.raw`{"note":"\u0000"}`, 'json', {}, raw)).toMatchObject({ body: { note: '\u0000' } });
  });

  it('is not mistaken for a refusal', async () => {
    expect(await parse('{"refused":true,"name":"internal"}')).toEqual({ params: undefined, query: {}, body: {} });
  });
});
