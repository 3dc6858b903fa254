import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { assert } from '@ordago/kernel';
import { isClientSeed, isServerSeed } from './seeds.ts';
import { DRAW_BYTES, type FairDraws, ROUND_BYTES, readU32 } from './stream.ts';

/**
 * A chain of games that many players share (semantics C4). The seed is the hash of the last game, and every game's hash
 * is the SHA-256 of the game after it, so that nobody can derive a game from those before it and everybody can check
 * it. What the last step yields, the terminal hash, is published before the first game.
 */
export interface ChainCheckpoint {
  /** Games count from 1 to the length of the chain; 0 is the terminal hash. */
  readonly game: number;
  readonly hash: string;
}

/** One game of a chain: its hash, and the text that nobody could know when the terminal hash was published. */
export interface ChainGame {
  /** 64 lower-case hex digits. */
  readonly hash: string;
  /** A block hash not mined yet at publication, or a text of the players: 1 to 64 characters, as a client seed. */
  readonly salt: string;
}

/** The hash of the game before: SHA-256 over the 64 characters, in hex. Throws a bug for what is no such hash. */
export function hashBefore(hash: string): string {
  assert(isServerSeed(hash), 'a hash of a chain is 64 lower-case hex digits');
  return bytesToHex(sha256(utf8ToBytes(hash)));
}

/**
 * Walks a chain once, from its seed back to the terminal hash, and keeps every `every`-th hash: what a store holds instead
 * of all. In the order of games, the terminal hash (game 0) first and the seed (game `length`) last. A machine with a
 * SHA-256 of its own may bring the step.
 */
export function chainCheckpoints(
  seed: string,
  { length, every, step = hashBefore }: { length: number; every: number; step?: (hash: string) => string },
): ChainCheckpoint[] {
  assert(Number.isInteger(length) && length >= 1 && Number.isInteger(every) && every >= 1, 'a chain has games');
  const kept: ChainCheckpoint[] = [{ game: length, hash: seed }];
  let hash = seed;
  for (let game = length - 1; game >= 0; game -= 1) {
    hash = step(hash);
    if (game % every === 0) kept.push({ game, hash });
  }
  return kept.reverse();
}

/**
 * The hash of a game from the nearest checkpoint at or after it: at most `every` steps. A machine with a SHA-256 of its own
 * may bring the step.
 */
export function hashOfGame(after: ChainCheckpoint, game: number, step: (hash: string) => string = hashBefore): string {
  assert(Number.isInteger(game) && game >= 0 && game <= after.game, `game ${game} is not before ${after.game}`);
  let { hash } = after;
  for (let at = after.game; at > game; at -= 1) hash = step(hash);
  return hash;
}

/**
 * Returns true if a hash is the one of its game, from any earlier one that is known (the terminal hash is game 0):
 * hashing it as often as games lie between must give that one. False, never a throw, for text that is none.
 */
export function isGameOfChain(claimed: ChainCheckpoint, known: ChainCheckpoint): boolean {
  if (!isServerSeed(claimed.hash) || !Number.isInteger(claimed.game) || claimed.game < known.game) return false;
  return hashOfGame(claimed, known.game) === known.hash;
}

/**
 * Opens the draws of a game of a chain: HMAC-SHA256, key the characters of the salt, message the 32 bytes of the game's
 * hash. Key and message are the other way round than in `fairDraws`; vectors pin both. A game that needs more than eight
 * draws goes on with the blocks of the message followed by `:1`, `:2`, …
 */
export function chainDraws({ hash, salt }: ChainGame): FairDraws {
  assert(isServerSeed(hash), 'a hash of a chain is 64 lower-case hex digits');
  assert(isClientSeed(salt), 'not a salt');
  const key = utf8ToBytes(salt);
  let cursor = 0;
  let block: Uint8Array = new Uint8Array(0);
  return {
    get cursor() {
      return cursor;
    },
    nextU32() {
      const round = Math.floor(cursor / ROUND_BYTES);
      const at = cursor % ROUND_BYTES;
      const more = round === 0 ? '' : `:${round}`;
      if (at === 0) block = hmac(sha256, key, concatBytes(hexToBytes(hash), utf8ToBytes(more)));
      cursor += DRAW_BYTES;
      return readU32(block, at);
    },
  };
}
