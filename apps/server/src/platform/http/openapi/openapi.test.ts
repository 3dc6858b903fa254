import * as contracts from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const isContract = (value: unknown): value is contracts.RouteContract =>
  typeof value === 'object' && value !== null && 'wire' in value && 'path' in value && 'answer' in value;
const ofProviders = contracts.PROVIDER_APIS.flatMap(({ list, open }) => (list ? [list, open] : [open]));
// Contracts of the player site are exported by name as well; they are the same objects.
const all = [...new Set([...(Object.values(contracts) as unknown[]).filter(isContract), ...ofProviders])];

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

  it('lists the headers of partners where a policy row takes their token, and nowhere else', () => {
    const policies = { 'wallet.read-balance': { allow: [], takesPartnerToken: true } };
    const { paths } = openApiDocument(all, policies);
    const reported = Object.values(paths)
      .flatMap((path) => Object.values(path) as { operationId: string; parameters: { name: string }[] }[])
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'partner-authorization'))
      .map(({ operationId }) => operationId);
    expect([...new Set(reported)]).toEqual(['wallet.read-balance']);
  });

  it('lists `authorization` where a policy row takes it', () => {
    const row = { allow: [], takesPartnerToken: true, takesAuthorization: true };
    const { paths } = openApiDocument(all, {
      'casino.open-evoplay-game': row,
      'wallet.read-balance': { ...row, takesAuthorization: false },
    });
    const operations = Object.values(paths).flatMap((path) => Object.values(path)) as {
      operationId: string;
      parameters: { name: string }[];
    }[];
    const reading = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'authorization'));
    expect(reading.map(({ operationId }) => operationId)).toEqual(['casino.open-evoplay-game']);
  });

  it('gives every contract a name and a method and path of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ host, method, path }) => `${host} ${method} ${path}`)).size).toBe(all.length);
  });
});
