import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Gr8Claims, publicKeyOf, readGr8Token, signGr8Token } from './gr8.ts';

const NOW = 1_790_000_000;
const CLAIMS: Gr8Claims = {
  iss: 'https://casino.example',
  aud: 'gr8',
  sub: '42',
  jti: '7.secret',
  name: 'lucia',
  currency: 'TRY',
  lang: 'es',
  iat: NOW,
  exp: NOW + 60,
};
const made = () => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const shown = publicKeyOf(key);
  return { key, kid: shown.kid, shown };
};
const ours = made();
const next = made();
const theirs = made();
const shown = [ours.shown, next.shown];
const token = signGr8Token(CLAIMS, ours);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the token of a GR8 link', () => {
  it('reads back what was signed, by any of the keys that are shown', () => {
    expect(readGr8Token(token, shown, NOW)).toEqual(CLAIMS);
    expect(readGr8Token(signGr8Token(CLAIMS, next), shown, NOW)).toEqual(CLAIMS);
  });

  it('is none a moment after its minute, nor long before it', () => {
    expect(readGr8Token(token, shown, NOW + 59)).not.toBeNull();
    expect(readGr8Token(token, shown, NOW + 60)).toBeNull();
    expect(readGr8Token(token, shown, NOW - 61)).toBeNull();
  });

  it('is none once its key is shown no more, and none of another key under our key’s name', () => {
    expect(readGr8Token(token, [next.shown], NOW)).toBeNull();
    expect(readGr8Token(signGr8Token(CLAIMS, theirs), shown, NOW)).toBeNull();
    expect(readGr8Token(signGr8Token(CLAIMS, { ...theirs, kid: ours.kid }), shown, NOW)).toBeNull();
  });

  it('is none with another algorithm: unsigned, or keyed with what everybody may read', () => {
    const body = part(CLAIMS);
    const none = `${part({ alg: 'none', kid: ours.kid })}.${body}.`;
    const hmacHead = part({ alg: 'HS256', typ: 'JWT', kid: ours.kid });
    const mac = createHmac('sha256', ours.shown.n).update(`${hmacHead}.${body}`).digest('base64url');
    for (const forged of [none, `${hmacHead}.${body}.${mac}`]) expect(readGr8Token(forged, shown, NOW)).toBeNull();
  });

  it('is none with one character changed, anywhere that counts', () => {
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = part({ ...CLAIMS, sub: '43' });
    for (const forged of [`${head}.${other}.${signature}`, `${head}.${body}`, `${token}.x`, '', '..', 'a.b.c'])
      expect(readGr8Token(forged, shown, NOW)).toBeNull();
    const flips = [...token].flatMap((char, at) =>
      at % 7 === 0 && char !== '.' ? [token.slice(0, at) + (char === 'A' ? 'B' : 'A') + token.slice(at + 1)] : [],
    );
    // The last characters of a part may hold bits that no byte has; every other flip has to be noticed.
    expect(flips.filter((text) => readGr8Token(text, shown, NOW) !== null && text !== token)).toEqual([]);
  });

  it('names its key by the fingerprint of RFC 7638', () => {
    const n =
      '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
    const key = createPublicKey({ key: { kty: 'RSA', n, e: 'AQAB' }, format: 'jwk' });
    expect(publicKeyOf(key).kid).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
  });
});
