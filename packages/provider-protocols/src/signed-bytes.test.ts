import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenraceProof } from './game-providers/goldenrace.ts';
import { habaneroProof } from './game-providers/habanero.ts';
import { jacktopProof } from './game-providers/jacktop.ts';
import { outcomebetsProof } from './game-providers/outcomebets.ts';
import { universalRaceProof } from './game-providers/universal-race.ts';
import { upgamingProof } from './game-providers/upgaming.ts';
import { vivoProof } from './game-providers/vivo.ts';
import { xpgProof } from './game-providers/xpg.ts';
import { type SignedBytes, signedBytes } from './signed-bytes.ts';
import vectors from './vectors/signed-bytes.json' with { type: 'json' };

const PROOFS: Readonly<Record<string, SignedBytes>> = {
  goldenrace: goldenraceProof,
  habanero: habaneroProof,
  jacktop: jacktopProof,
  outcomebets: outcomebetsProof,
  'universal-race': universalRaceProof,
  upgaming: upgamingProof,
  vivo: vivoProof,
  xpg: xpgProof,
};
const NOW = Number(vectors.timestamp);
const { secret } = vectors;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Every text that differs from `text` in one bit of one character's code. */
function flips(text: string): string[] {
  return [...text].map((char, at) => {
    const flipped = String.fromCharCode(char.charCodeAt(0) ^ 1);
    return text.slice(0, at) + flipped + text.slice(at + 1);
  });
}

describe.each(vectors.calls)('the published vector of $provider', ({ provider, path, body, signature }) => {
  const proof = PROOFS[provider] as SignedBytes;
  const key = { secret, path, now: NOW };

  it('is what we sign, in the headers of that provider', () =>
    expect(proof.sign(bytes(body), key)).toEqual({
      [`x-${provider}-timestamp`]: vectors.timestamp,
      [`x-${provider}-signature`]: signature,
    }));

  it('is noticed with any flipped bit of body, time or signature', () => {
    const headers = proof.sign(bytes(body), key);
    expect(proof.isSigned(bytes(body), headers, key)).toBe(true);
    expect(flips(body).filter((text) => proof.isSigned(bytes(text), headers, key))).toEqual([]);
    for (const [name, value] of Object.entries(headers))
      expect(flips(value).filter((text) => proof.isSigned(bytes(body), { ...headers, [name]: text }, key))).toEqual([]);
  });

  it('proves nothing at another path, under another secret, without its headers or at another provider', () => {
    const headers = proof.sign(bytes(body), key);
    const others = [
      { ...key, path: `${path}x` },
      { ...key, path: 'refund' },
      { ...key, secret: `${secret}x` },
    ];
    for (const other of others) expect(proof.isSigned(bytes(body), headers, other)).toBe(false);
    expect(proof.isSigned(bytes(body), {}, key)).toBe(false);
    for (const [name, guest] of Object.entries(PROOFS))
      if (name !== provider) expect(guest.isSigned(bytes(body), headers, key)).toBe(false);
  });

  it.each([
    [-300_001, false],
    [-300_000, true],
    [0, true],
    [300_000, true],
    [300_001, false],
  ])('of %d ms from now is taken: %s', (offset, taken) => {
    const headers = proof.sign(bytes(body), key);
    expect(proof.isSigned(bytes(body), headers, { ...key, now: NOW - offset })).toBe(taken);
  });
});

describe('signed bytes', () => {
  it('are signed as an independent computation does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (body) => {
        const expected = createHmac('sha256', secret).update(`${NOW}.bet.`).update(body).digest('hex');
        const headers = signedBytes('any').sign(body, { secret, path: 'bet', now: NOW });
        expect(headers['x-any-signature']).toBe(expected);
      }),
    );
  });
  it.each(['', 'soon', '1e12', '-1790000000000', '1790000000000.0', ' 1790000000000'])('refuse the time %j', (time) => {
    const proof = signedBytes('any');
    const headers = { ...proof.sign(bytes('{}'), { secret, path: '', now: NOW }), [proof.timestampHeader]: time };
    expect(proof.isSigned(bytes('{}'), headers, { secret, path: '', now: NOW })).toBe(false);
  });
});
