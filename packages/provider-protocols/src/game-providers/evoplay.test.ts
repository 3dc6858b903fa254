import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../form.ts';
import { FRESHNESS_MS } from '../signature.ts';
import { evoplayData, evoplayJoined, evoplaySignature, isEvoplaySigned, signEvoplay } from './evoplay.ts';

/** Computed apart from this code, with Python's hmac, hashlib and urllib. */
const VECTOR = {
  fields: {
    token: '5001.s',
    callback_id: 'c-1',
    name: 'bet',
    'data[user_id]': '42',
    'data[currency]': 'TRY',
    'data[amount]': '10.50',
    'data[note]': 'é *x',
    timestamp: '1790000000000',
  },
  joined: 'ordago*1*5001.s*c-1*bet*42*TRY*10.50*é *x*1790000000000*ordago-vector-secret',
  hmacSha256: 'e20969f72b694ad58696088c451d54c5c07293838ab5eb8108b44c5334504525',
  md5: '78819543e4a5a1991b2ca6a209514b58',
};
const NOW = 1_790_000_000_000;
const HMAC = { project: 'ordago', secret: 'ordago-vector-secret', scheme: 'hmac-sha256' } as const;
const read = (text: string) => parseForm(Buffer.from(text)) ?? {};

describe('the signature of Evoplay', () => {
  it('is as in the vectors, by HMAC-SHA256 or by MD5', () => {
    expect(evoplayJoined(VECTOR.fields, HMAC)).toBe(VECTOR.joined);
    expect(evoplaySignature(VECTOR.fields, HMAC)).toBe(VECTOR.hmacSha256);
    expect(evoplaySignature(VECTOR.fields, { ...HMAC, scheme: 'md5' })).toBe(VECTOR.md5);
  });

  it('covers names: a stake that is moved into another field is noticed, which the public scheme would not', () => {
    const { 'data[amount]': amount, 'data[note]': note, ...rest } = VECTOR.fields;
    const moved = { ...rest, 'data[note]': amount, 'data[amount]': note };
    expect(evoplaySignature(moved, HMAC)).not.toBe(VECTOR.hmacSha256);
  });

  it('is noticed with any changed character of a call', () => {
    const body = signEvoplay({ name: 'bet', 'data[amount]': '10.50' }, { ...HMAC, now: NOW });
    expect(isEvoplaySigned(read(body), { ...HMAC, now: NOW })).toBe(true);
    for (const [at, char] of [...body].entries()) {
      const flipped = body.slice(0, at) + String.fromCharCode(char.charCodeAt(0) ^ 1) + body.slice(at + 1);
      expect([flipped, isEvoplaySigned(read(flipped), { ...HMAC, now: NOW })]).toEqual([flipped, false]);
    }
  });

  it('of any fields is computed as the platform library computes it', () => {
    const fields = fc.dictionary(fc.stringMatching(/^[a-o]{1,6}$/), fc.stringMatching(/^[a-z0-9]{0,8}$/), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fields, (any) => {
        const named: Record<string, string> = { ...any, project: 'ordago', version: '1' };
        const text = Object.keys(named)
          .sort()
          .map((name) => `${name}=${named[name]}`)
          .join('&');
        expect(evoplaySignature(any, HMAC)).toBe(createHmac('sha256', HMAC.secret).update(text).digest('hex'));
      }),
    );
  });

  it.each([
    [FRESHNESS_MS, true],
    [FRESHNESS_MS + 1, false],
    [-FRESHNESS_MS, true],
    [-FRESHNESS_MS - 1, false],
  ])('is taken %d ms later: %s', (later, taken) => {
    const fields = read(signEvoplay({ name: 'balance' }, { ...HMAC, now: NOW }));
    expect(isEvoplaySigned(fields, { ...HMAC, now: NOW + later })).toBe(taken);
  });
});

describe('the data of Evoplay', () => {
  it('comes out of its brackets', () =>
    expect(evoplayData({ token: 't', 'data[amount]': '1', 'data[a b]': '2' })).toEqual({
      token: 't',
      amount: '1',
      'data[a b]': '2',
    }));
});
