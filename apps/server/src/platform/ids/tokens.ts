import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A bearer secret: 256 random bits, URL-safe. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token, which the database keeps. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares two secrets or signatures in time that does not depend on where they differ. */
export function sameSecret(a: string | Buffer, b: string | Buffer): boolean {
  const left = hashOf(a);
  const right = hashOf(b);
  return timingSafeEqual(left, right);
}

function hashOf(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}
