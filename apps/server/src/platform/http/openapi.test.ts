import * as contracts from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const isContract = (value: unknown): value is contracts.RouteContract =>
  typeof value === 'object' && value !== null && 'wire' in value && 'path' in value && 'answer' in value;
const all = (Object.values(contracts) as unknown[]).filter(isContract);

describe('the API document', () => {
  const document = openApiDocument(all);

  it('holds every contract once, under its own path', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
      operationId: string;
    }[];
    for (const contract of all) {
      const times = operations.filter(({ operationId }) => operationId === contract.name).length;
      expect(times, contract.name).toBe(1 + (contract.aliases?.length ?? 0));
    }
  });

  it('gives every contract a name and a method and path of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ host, method, path }) => `${host} ${method} ${path}`)).size).toBe(all.length);
  });
});
