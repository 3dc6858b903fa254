import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { RouteContract } from '../route.ts';
import * as contracts from './index.ts';

/** Values that JSON can carry and that are no text, though code that does not look makes one of them, or throws. */
const HOSTILE: readonly unknown[] = [
  { toString: 1, valueOf: 2 },
  { toString: null },
  { toString: { call: 1 }, length: 3 },
  [{ toString: 1 }],
  [[[]]],
  Object.create(null),
  null,
  true,
  -0,
  1e308,
  '\0',
  '\ud800',
  '9'.repeat(400),
];

const isRoute = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'wire' in value && 'answer' in value;
const OF_PROVIDERS = contracts.PROVIDER_APIS.flatMap(({ list, open }) => (list ? [list, open] : [open]));
const ROUTES = [...new Set([...Object.values(contracts as Record<string, unknown>), ...OF_PROVIDERS])].filter(isRoute);

/** Fields of an object schema; none for any other. */
function fieldsOf(schema: z.ZodType): string[] {
  return 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

describe('the input of every route', () => {
  it('is walked', () => expect(ROUTES.length).toBeGreaterThan(200));

  it.each(ROUTES.map((contract) => [contract.name, contract] as const))(
    '%s reads hostile values, and throws at none',
    (_name, contract) => {
      for (const schema of [contract.params, contract.query, contract.body]) {
        if (schema === undefined) continue;
        for (const value of HOSTILE) {
          expect(() => schema.safeParse(value)).not.toThrow();
          for (const field of fieldsOf(schema)) expect(() => schema.safeParse({ [field]: value })).not.toThrow();
          const all = Object.fromEntries(fieldsOf(schema).map((field) => [field, value]));
          expect(() => schema.safeParse(all)).not.toThrow();
        }
      }
    },
  );
});
