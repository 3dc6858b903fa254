import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LosslessNumber } from 'lossless-json';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';

type Module = Readonly<Record<string, unknown>>;
/** A schema of either library, as the pages use it. */
interface Reader {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: { path: PropertyKey[] }[] } };
}

/** Files of schemas that pages load: every contract, the frames of push and games, the search of addresses. */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILES = [
  // Events are for the server alone: no page imports them. The indexes name what other files have.
  ...filesUnder('packages/contracts/src').filter((file) => !/\/events\/|\/index\.ts$/.test(file)),
  'apps/player/src/features/lobby/lobby-search.ts',
  'apps/player/src/features/account/account-search.ts',
  ...filesUnder('apps/back-office/src').filter((file) => /-search\.ts$/.test(file)),
];
const TRIES = 6;

let whole: Map<string, Reader>;
let light: Map<string, Reader>;

beforeAll(async () => {
  whole = await schemas();
  vi.resetModules();
  vi.doMock('zod', () => import('./zod.ts'));
  vi.doMock('zod/mini', () => import('./zod.ts'));
  light = await schemas();
});
afterAll(() => {
  vi.doUnmock('zod');
  vi.doUnmock('zod/mini');
  vi.resetModules();
});

describe('the schemas of a page', () => {
  it('are those of the contracts, all of them', () => {
    expect(whole.size).toBeGreaterThan(500);
    expect([...light.keys()]).toEqual([...whole.keys()]);
  });

  it('read and refuse what zod reads and refuses, at the same place', () => {
    const draw = drawer(17);
    const counts = { read: 0, refused: 0 };
    for (const [name, schema] of whole) {
      for (let turn = 0; turn < TRIES; turn += 1) {
        const value = turn === 0 ? undefined : sampleOf(schema as unknown as z.ZodType, draw);
        const tried = turn < TRIES / 2 ? value : spoiled(value, draw);
        const expected = outcomeOf(schema, tried);
        const found = outcomeOf(light.get(name), tried);
        // Of a list of shapes zod names a field where one of them nearly fits; the list itself is as good.
        if (!expected.success && !found.success && found.field === '') expected.field = '';
        expect({ name, tried, ...found }).toEqual({ name, tried, ...expected });
        counts[expected.success ? 'read' : 'refused'] += 1;
      }
    }
    expect(counts.read).toBeGreaterThan(1_000);
    expect(counts.refused).toBeGreaterThan(1_000);
  });
});

/** Result of reading a value, or the first field that is refused: in a list of shapes that is the list itself. */
function outcomeOf(schema: Reader | undefined, value: unknown) {
  const { success, data, error } = schema?.safeParse(structuredCloneOf(value)) ?? { success: false };
  return success ? { success, data } : { success, field: String(error?.issues[0]?.path[0] ?? '') };
}

/** Schemas of all files by file and name, also those inside a contract. */
async function schemas(): Promise<Map<string, Reader>> {
  const found = new Map<string, Reader>();
  for (const file of FILES) {
    const module = (await import(path.join(ROOT, file))) as Module;
    for (const [name, value] of Object.entries(module)) {
      if (isSchema(value)) found.set(`${file} ${name}`, value);
      else if (typeof value === 'object' && value !== null) {
        for (const [part, inner] of Object.entries(value))
          if (isSchema(inner)) found.set(`${file} ${name}.${part}`, inner);
      }
    }
  }
  return found;
}

function isSchema(value: unknown): value is Reader {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Reader>).safeParse === 'function';
}

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

type Draw = (count: number) => number;

/** Numbers from 0 below a count, always the same ones. */
function drawer(seed: number): Draw {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Values for the leaves, of which each schema gets one that fits, where one does. */
const LEAVES: readonly unknown[] = [
  '', '1', '7', '10.00', '-0.5', 'es', 'es-es', 'USD', 'all', 'a text', '2026-01-02T03:04:05Z', '2026-01-02', '08:30',
  'Ordago-2026', 'ana@example.com', '+5215512345678', '/casino', 'true', 'a'.repeat(32), 'f'.repeat(64), '\u202e', 'x'.repeat(300),
  0, 1, 2, 7, 100, 1.5, -3, 2 ** 53, Number.NaN, true, false, null, undefined, [], [1], {}, { type: 'ready' },
  new LosslessNumber('12.50'), new LosslessNumber('3'),
]; // biome-ignore format: a list of values is read across.

/** A value that a schema may read: the structure is its own, the leaves are drawn. */
function sampleOf(schema: z.ZodType, draw: Draw): unknown {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, inner]) => draw(8) > 0 || !isOptional(inner))
          .map(([name, inner]) => [name, sampleOf(inner, draw)]),
      );
    case 'array':
      return Array.from({ length: draw(3) }, () => sampleOf(def.element as z.ZodType, draw));
    case 'tuple':
      return (def.items ?? []).map((inner) => sampleOf(inner, draw));
    case 'union':
      return sampleOf(pick(def.options ?? [], draw), draw);
    case 'record':
      return Object.fromEntries(
        keysOf(def.keyType as z.ZodType, draw).map((key) => [key, sampleOf(def.valueType as z.ZodType, draw)]),
      );
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      if (draw(4) === 0) return def.type === 'nullable' ? null : undefined;
      return sampleOf(def.innerType as z.ZodType, draw);
    case 'readonly':
      return sampleOf(def.innerType as z.ZodType, draw);
    case 'pipe':
      return leafOf(schema, draw);
    case 'literal':
      return pick(def.values ?? [], draw);
    case 'enum':
      return pick(Object.values(def.entries ?? {}), draw);
    default:
      return leafOf(schema, draw);
  }
}

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success;
}

function keysOf(schema: z.ZodType, draw: Draw): string[] {
  const values = (schema as unknown as { _zod: { values?: Set<string> } })._zod.values;
  return values ? [...values] : [...new Set([String(leafOf(schema, draw)), String(leafOf(schema, draw))])];
}

function leafOf(schema: z.ZodType, draw: Draw): unknown {
  const fitting = LEAVES.filter((leaf) => schema.safeParse(leaf).success);
  return pick(fitting.length > 0 ? fitting : LEAVES, draw);
}

function pick<T>(values: readonly T[], draw: Draw): T {
  return values[draw(values.length)] as T;
}

/** The same value with one part of it changed: another leaf, a field less, a field more. */
function spoiled(value: unknown, draw: Draw): unknown {
  if (typeof value !== 'object' || value === null || value instanceof LosslessNumber || draw(6) === 0) {
    return pick(LEAVES, draw);
  }
  const keys = Object.keys(value);
  const key = keys.length > 0 ? pick(keys, draw) : 'more';
  if (Array.isArray(value)) return value.map((inner, place) => (String(place) === key ? spoiled(inner, draw) : inner));
  const fields = { ...(value as Record<string, unknown>) };
  const way = draw(4);
  if (way === 0) delete fields[key];
  else if (way === 1) fields.unknown = 1;
  else fields[key] = spoiled(fields[key], draw);
  return fields;
}

/** A copy with its exact numbers: each library gets a value of its own. */
function structuredCloneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneOf);
  if (typeof value !== 'object' || value === null || value instanceof LosslessNumber) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, structuredCloneOf(inner)]));
}
