import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { assert } from '@ordago/kernel';

/** Everything a draw depends on. Whoever knows the three can recompute it (semantics C4). */
export interface Seeds {
  /** The operator's secret: 64 lower-case hex digits, committed to before play and revealed on rotation. */
  readonly serverSeed: string;
  /** The player's part, see `isClientSeed`. */
  readonly clientSeed: string;
  /** Counts the bets under this pair of seeds: 0 for the first, then one more per bet. */
  readonly nonce: number;
}

/** Most characters that a client seed may have. */
export const CLIENT_SEED_LENGTH_MAX = 64;

/**
 * Returns true if a player's text can serve as a client seed: 1 to 64 printable ASCII characters without a colon,
 * because the colon separates the fields of the message that is signed and two different bets must never share one.
 */
export function isClientSeed(text: string): boolean {
  return text.length <= CLIENT_SEED_LENGTH_MAX && /^[\x21-\x39\x3b-\x7e]+$/.test(text);
}

/** Returns true if a text has the form of a server seed: 32 bytes as 64 lower-case hex digits. */
export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/**
 * Writes 32 bytes from the caller's secure source as a server seed. 64 lower-case hex digits; throws a bug for any
 * other number of bytes.
 */
export function serverSeedOf(bytes: Uint8Array): string {
  assert(bytes.length === 32, `a server seed takes 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes);
}

/** Returns the commitment shown before play: SHA-256 over the characters (not the decoded bytes) of the server seed, in hex. */
export function commitmentOf(serverSeed: string): string {
  assert(isServerSeed(serverSeed), 'a server seed is 64 lower-case hex digits');
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/** Returns true if a revealed server seed is the one that was promised. False, never a throw, for text that is none. */
export function isPromisedSeed(reveal: { serverSeed: string; commitment: string }): boolean {
  return isServerSeed(reveal.serverSeed) && commitmentOf(reveal.serverSeed) === reveal.commitment.toLowerCase();
}
