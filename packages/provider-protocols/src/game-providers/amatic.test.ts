import { describe, expect, it } from 'vitest';
import { amaticGame, amaticProof } from './amatic.ts';

/** Computed apart from this code, with Python's hmac and hashlib. */
const VECTOR = {
  body: '{"playerId":"42","currency":"TRY","amount":10.50,"note":"ñandú"}',
  signature: '41b839c9d65728b18ad2d286ec30ead835b23a439d63aae64e93a9c0ea16c5ec',
};
const key = { secret: 'ordago-vector-secret', path: 'debit', now: 1_790_000_000_000 };

describe('the wire of Amatic', () => {
  it('is signed as in the vector, and proves nothing at another path', () => {
    const headers = amaticProof.sign(Buffer.from(VECTOR.body), key);
    expect(headers).toEqual({ 'x-amatic-timestamp': '1790000000000', 'x-amatic-signature': VECTOR.signature });
    expect(amaticProof.isSigned(Buffer.from(VECTOR.body), headers, key)).toBe(true);
    expect(amaticProof.isSigned(Buffer.from(VECTOR.body), headers, { ...key, path: 'rollback' })).toBe(false);
  });

  it.each([
    [1, true],
    [0, false],
    [true, true],
    [2, null],
    ['1', null],
  ])('reads a flag of %j as %j', (mobile, flag) => {
    const row = { gameid: 'g', name: 'g', menu_title: 'G', category: 'slots', iconurl1: '', flash: 0, mobile };
    expect(amaticGame.safeParse(row).data?.mobile ?? null).toBe(flag);
  });
});
