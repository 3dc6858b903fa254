import { readAccount, readInvariants, readTree } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from './client.ts';

const reading = (answer: string, http = 200) => {
  const drifts: string[] = [];
  const api = createApiClient({
    locale: () => 'es',
    partnerName: 'ordago',
    token: () => 'a-token',
    onDrift: (contract, issues) => drifts.push(`${contract}: ${issues}`),
    fetch: async () => new Response(answer, { status: http }),
  });
  return { api, drifts };
};

describe('a refusal of the line', () => {
  it('carries what else was found wrong, each with its own reason', async () => {
    const { api } = reading(
      '{"code":614,"name":"odds-changed","message":"Moved.","params":{"leg":0},"also":[{"code":673,"name":"live-mismatch","message":"Live.","params":{"leg":2}}]}',
      409,
    );
    await expect(api(readTree)).rejects.toMatchObject({
      error: { name: 'odds-changed', also: [{ code: 673, name: 'live-mismatch', params: { leg: 2 } }] },
    });
  });

  it('adds nothing where there is nothing', async () => {
    const { api } = reading('{"code":614,"name":"odds-changed","message":"Moved.","params":{}}', 409);
    const error = await api(readTree).catch((thrown: ApiError) => thrown.error);
    expect(error).not.toHaveProperty('also');
  });
});

describe('an answer', () => {
  it('has counts as numbers and ids as text, without drift', async () => {
    const { api, drifts } = reading(
      '{"sports":[{"slug":"football","events":3,"countries":[{"code":"es","priority":5,"leagues":[{"id":"9007199254740993","slug":"laliga","name":"LaLiga","events":3}]}]}]}',
    );
    const tree = await api(readTree);
    expect(tree.sports[0]?.events).toBe(3);
    expect(tree.sports[0]?.countries[0]?.leagues[0]?.id).toBe('9007199254740993');
    expect(drifts).toEqual([]);
  });

  it('keeps amounts exact, written as numbers or as text', async () => {
    const { api, drifts } = reading(
      '{"id":"7","username":"ana","currency":"USD","balance":1284.50000,"version":"12","paid_with":"main","bonus_terms":null,"stake":{"min":1,"max":"5000.00","default":"10.00"}}',
    );
    const account = await api(readAccount);
    expect(account.balance).toBe('1284.50000');
    expect(account.stake.min).toBe('1');
    expect(drifts).toEqual([]);
  });

  it('of another shape is still used, and reported', async () => {
    const { api, drifts } = reading('{"sports":"none"}');
    expect(await api(readTree)).toEqual({ sports: 'none' });
    expect(drifts).toEqual(['sportsbook.read-tree: sports']);
  });

  it('without an envelope is read as it is, and refused in the standard one', async () => {
    const { api, drifts } = reading(
      '[{"name":"ledger-02","statement":"…","violations":0,"read":"full","full_at":null}]',
    );
    expect(await api(readInvariants, { query: {} })).toEqual([
      { name: 'ledger-02', statement: '…', violations: 0, read: 'full', full_at: null },
    ]);
    expect(drifts).toEqual([]);
    const refused = reading('{"status":401,"result":null,"error_message":"…","error":{"name":"not-signed-in"}}', 401);
    await expect(refused.api(readInvariants, { query: {} })).rejects.toMatchObject({
      refusal: 'not-signed-in',
      http: 401,
    });
  });

  it('that refuses is thrown with its name and values', async () => {
    const { api } = reading(
      '{"code":614,"name":"odds-changed","message":"…","params":{"leg":1,"current":"1.58"}}',
      409,
    );
    const failure = await api(readAccount).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ refusal: 'odds-changed', code: 614, http: 409, error: { params: { leg: 1 } } });
  });
});
