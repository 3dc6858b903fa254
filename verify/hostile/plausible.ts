import type { Draw } from './random.ts';

/** A schema as far as this file looks into it. */
interface Schema {
  safeParse(value: unknown): { success: boolean };
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly def?: {
    readonly type?: string;
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly in?: Schema;
    readonly options?: readonly Schema[];
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly values?: readonly unknown[];
  };
}

/** Values that fields of the product's calls hold; a field takes those that its own schema accepts. */
const CANDIDATES: readonly unknown[] = [
  '1',
  '2',
  '3',
  '5',
  '17',
  '42',
  '120',
  '999999999999999999',
  '1.00',
  '10.00',
  '100.00',
  '9999999.99',
  '2.50',
  '0',
  '1,2,3',
  '1+2',
  '1-0',
  'en',
  'es',
  'USD',
  'TRY',
  'papara',
  'crypto',
  'football',
  'abc',
  'demo',
  'Ana Luz',
  'Ordago-2026',
  'hostile-key-0000000001',
  'a@example.com',
  '+12025550155',
  '1990-05-17',
  '2026-11-20',
  '2026-11-20T10:00:00.000Z',
  '2026-11-20T10:00:00Z',
  'b4c2c7a6-1111-4222-8333-944455556666',
  'abcdef0123456789abcdef0123456789',
  'a'.repeat(64),
  '#12ab34',
  '/casino',
  'https://example.com/a.png',
  'true',
  true,
  false,
  0,
  1,
  10,
  1_000,
  null,
  {},
  [],
  'x',
];

const accepted = new WeakMap<Schema, readonly unknown[]>();

/** A value that a schema accepts, as far as one is known; a text for any other. */
export function plausible(schema: unknown, draw: Draw): unknown {
  return accept(schema as Schema, draw);
}

function accept(schema: Schema, draw: Draw): unknown {
  const { shape, def = {} } = schema;
  if (shape) return objectOf(shape, draw);
  if (def.type === 'array' && def.element) {
    const element = def.element;
    return Array.from({ length: draw.below(3) }, () => accept(element, draw));
  }
  if (def.innerType) return draw.often(30) && def.type === 'optional' ? undefined : accept(def.innerType, draw);
  if (def.options) return accept(draw.of(def.options), draw);
  if (def.entries) return draw.of(Object.values(def.entries));
  if (def.values) return draw.of([...def.values]);
  const known = candidatesOf(schema);
  return known.length === 0 ? 'abc' : structuredClone(draw.of(known));
}

function objectOf(shape: NonNullable<Schema['shape']>, draw: Draw): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, accept(schema, draw)]));
}

function candidatesOf(schema: Schema): readonly unknown[] {
  const known = accepted.get(schema);
  if (known) return known;
  const found = CANDIDATES.filter((value) => schema.safeParse(value).success);
  accepted.set(schema, found);
  return found;
}
