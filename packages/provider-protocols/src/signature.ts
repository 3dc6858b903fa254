import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * Largest distance of a signed message's time from ours, past or future, in milliseconds. (Default: 5 minutes,
 * semantics C1)
 */
export const FRESHNESS_MS = 300_000;

/** An HMAC in lower-case hex over a message, or over parts that follow one another. */
export function hmacHex(
  algorithm: 'sha1' | 'sha256',
  secret: string,
  ...message: readonly [string | Uint8Array, ...(string | Uint8Array)[]]
): string {
  const hmac = createHmac(algorithm, secret);
  for (const part of message) hmac.update(part);
  return hmac.digest('hex');
}

/** MD5 in lower-case hex, for schemes that fix it. */
export function md5Hex(message: string): string {
  return createHash('md5').update(message).digest('hex');
}

/** Compares two texts in time that does not depend on where they differ, nor on their lengths. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}

/** Returns true if a message stamped `stamp` may still be accepted at `now`, both in milliseconds. */
export function isFresh(stamp: number, now: number): boolean {
  return Math.abs(now - stamp) <= FRESHNESS_MS;
}

/** Reads a time stamp of plain digits, or null. `unitMs` is 1 for milliseconds, 1000 for seconds. */
export function readStamp(text: string | undefined, unitMs: 1 | 1000): number | null {
  if (text === undefined || !/^[0-9]{9,14}$/.test(text)) return null;
  return Number(text) * unitMs;
}
