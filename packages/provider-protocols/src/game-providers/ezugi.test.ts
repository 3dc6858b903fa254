import { describe, expect, it } from 'vitest';
import { readJson } from '../fields.ts';
import { FRESHNESS_MS } from '../signature.ts';
import { ezugiHash, isEzugiFresh, isEzugiSigned } from './ezugi.ts';

/** Computed apart from this code, with Python's hmac, hashlib and base64. */
const VECTOR = {
  body: '{"operatorId":"ordago","uid":"42","debitAmount":10.50,"timestamp":1790000000000,"note":"ñandú"}',
  hash: 'jWDf1145xtwq3Qiok88NLfhgLfJqwL+DwmnhvQWWglA=',
};
const NOW = 1_790_000_000_000;
const key = { secret: 'ordago-vector-secret', action: 'debit' };
const bytes = Buffer.from(VECTOR.body);

describe('the hash of Ezugi', () => {
  it('is as in the vector', () => expect(ezugiHash(bytes, key)).toBe(VECTOR.hash));

  it('is noticed with any flipped bit of body or header', () => {
    expect(isEzugiSigned(bytes, VECTOR.hash, key)).toBe(true);
    for (const [at, byte] of bytes.entries()) {
      const flipped = Buffer.from(bytes);
      flipped[at] = byte ^ 1;
      expect(isEzugiSigned(flipped, VECTOR.hash, key)).toBe(false);
    }
    for (const at of VECTOR.hash.slice(0, -1).split('').keys()) {
      const flipped = `${VECTOR.hash.slice(0, at)}${VECTOR.hash[at] === 'A' ? 'B' : 'A'}${VECTOR.hash.slice(at + 1)}`;
      expect(isEzugiSigned(bytes, flipped, key)).toBe(false);
    }
  });

  it.each(['credit', 'rollback', 'debit-credit', ''])('proves nothing for the action %j', (action) => {
    expect(isEzugiSigned(bytes, VECTOR.hash, { ...key, action })).toBe(false);
    expect(isEzugiSigned(bytes, undefined, { ...key, action })).toBe(false);
  });

  it.each([
    [NOW + FRESHNESS_MS, true],
    [NOW + FRESHNESS_MS + 1, false],
    [NOW - FRESHNESS_MS, true],
    [NOW - FRESHNESS_MS - 1, false],
  ])('is taken at %d: %s', (now, taken) => expect(isEzugiFresh(readJson(bytes), now)).toBe(taken));

  it.each(['{}', '{"timestamp":"soon"}', '{"timestamp":1.79e12}', '{"timestamp":-1}', '[]', 'null'])(
    'is never fresh in %s',
    (body) => expect(isEzugiFresh(readJson(Buffer.from(body)), NOW)).toBe(false),
  );
});
