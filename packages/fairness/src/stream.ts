import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { assert } from '@ordago/kernel';
import { isClientSeed, isServerSeed, type Seeds } from './seeds.ts';

/** A source of uniform 32-bit integers. The only thing that a game engine may draw from. */
export interface Draws {
  /** The next integer, 0 to 2^32 - 1; divided by 2^32 it is the "float" of the published scheme, exactly. */
  nextU32(): number;
}

/** The draws of one bet, with the place in the stream that a verifier shows. */
export interface FairDraws extends Draws {
  /** Bytes read so far. */
  readonly cursor: number;
}

/** Bytes that one round of the stream yields. */
export const ROUND_BYTES = 32;
/** Bytes that one draw takes. */
export const DRAW_BYTES = 4;
/** No bet needs more rounds; a game that does is broken. */
const ROUNDS_MAX = 1 << 20;

/** One block of the stream: HMAC-SHA256, key the characters of the server seed, message `clientSeed:nonce:round`. */
export function roundBytes(seeds: Seeds, round: number): Uint8Array {
  const message = `${seeds.clientSeed}:${seeds.nonce}:${round}`;
  return hmac(sha256, utf8ToBytes(seeds.serverSeed), utf8ToBytes(message));
}

/**
 * Opens the stream of one bet at its beginning (semantics C4). Rounds are numbered from 0 and read 4 bytes at a time, the
 * most significant first: b0/256 + b1/256² + b2/256³ + b3/256⁴ of the published scheme is `nextU32() / 2^32`.
 */
export function fairDraws(seeds: Seeds): FairDraws {
  assert(isServerSeed(seeds.serverSeed), 'a server seed is 64 lower-case hex digits');
  assert(isClientSeed(seeds.clientSeed), 'not a client seed');
  assert(Number.isSafeInteger(seeds.nonce) && seeds.nonce >= 0, `not a nonce: ${seeds.nonce}`);
  let cursor = 0;
  let block = new Uint8Array(0);
  return {
    get cursor() {
      return cursor;
    },
    nextU32() {
      const round = Math.floor(cursor / ROUND_BYTES);
      const at = cursor % ROUND_BYTES;
      assert(round < ROUNDS_MAX, 'a bet drew more than the stream allows');
      if (at === 0) block = Uint8Array.from(roundBytes(seeds, round));
      cursor += DRAW_BYTES;
      return readU32(block, at);
    },
  };
}

/**
 * Draws from a secure source that the caller brings (`crypto.getRandomValues`, `randomFillSync`), for games that are not
 * provably fair. The engines see no difference.
 */
export function secureDraws(fill: (bytes: Uint8Array) => void): Draws {
  const block = new Uint8Array(ROUND_BYTES);
  let at = ROUND_BYTES;
  return {
    nextU32() {
      if (at === ROUND_BYTES) {
        fill(block);
        at = 0;
      }
      at += DRAW_BYTES;
      return readU32(block, at - DRAW_BYTES);
    },
  };
}

/** Four bytes as an integer, the most significant first. */
export function readU32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);
}
