import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isErrorName } from '../../packages/contracts/src/errors/index.ts';
import { findPublicFunctions, type PublicFunction, programOf, publicEntries } from './public-functions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Functions that build or pass on a refusal of any name, so that there is nothing to list. */
const OF_ANY_NAME = new Set(['packages/kernel refuse']);

/** Time in which the whole project is read with its types: twenty seconds alone, minutes beside other work. */
const PROGRAM_MS = 600_000;

describe('every function that a package or a module publishes', () => {
  let functions: readonly PublicFunction[] = [];

  beforeAll(() => {
    const entries = publicEntries(ROOT);
    functions = findPublicFunctions(programOf(ROOT, entries), ROOT, entries);
  }, PROGRAM_MS);

  it('is found by this test, in packages and in modules', () => {
    expect(functions.filter(({ name }) => name.startsWith('packages/')).length).toBeGreaterThan(400);
    expect(functions.filter(({ name }) => name.startsWith('apps/server/')).length).toBeGreaterThan(150);
    expect(functions.filter(({ refusals }) => refusals === 'any' || refusals.size > 0).length).toBeGreaterThan(20);
  });

  it('has a description', () => {
    expect(placesOf(functions.filter(({ doc }) => doc.trim() === ''))).toEqual([]);
  });

  it('names in @refuses each refusal of its return type', () => {
    expect(functions.flatMap(unnamed)).toEqual([]);
  });

  it('names no other refusal there', () => {
    expect(functions.flatMap(unheld)).toEqual([]);
  });
});

function placesOf(functions: readonly PublicFunction[]): string[] {
  return functions.map(({ name, place }) => `${name} (${place})`);
}

/** Refusals that are missing in the tag; of a type that leaves the name open the tag itself. */
function unnamed({ name, place, refuses, refusals }: PublicFunction): string[] {
  if (refusals === 'any') return refuses === null && !OF_ANY_NAME.has(name) ? [`${place}: ${name} lacks @refuses`] : [];
  const named = namesIn(refuses);
  return [...refusals].filter((refusal) => !named.has(refusal)).map((refusal) => `${place}: ${name} lacks ${refusal}`);
}

/** A function whose answer holds its refusals in another shape, as the verdicts of the ledger do, is left alone. */
function unheld({ name, place, refuses, refusals }: PublicFunction): string[] {
  if (refusals === 'any' || refusals.size === 0) return [];
  const held = refusals;
  return [...namesIn(refuses)]
    .filter((refusal) => isErrorName(refusal) && !held.has(refusal))
    .map((refusal) => `${place}: ${name} never returns ${refusal}`);
}

/** The names at the head of each part of the list; what follows a name says when it is refused. */
function namesIn(refuses: string | null): ReadonlySet<string> {
  const parts = (refuses ?? '').replace(/\([^)]*\)/g, '').split(/[,;]/);
  return new Set(parts.flatMap((part) => /^\s*([a-z0-9]+(?:-[a-z0-9]+)*)/.exec(part)?.[1] ?? []));
}
