import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  type Draws,
  dealDistinct,
  drawBelow,
  drawDistinct,
  drawScaled,
  fairDraws,
  isClientSeed,
  isPromisedSeed,
  roundBytes,
  secureDraws,
  serverSeedOf,
  shuffle,
} from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const seedArb = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(serverSeedOf);
const clientArb = fc.stringMatching(/^[!-9;-~]{1,64}$/);

/** Draws that return exactly what a test wants, then run dry. */
function scripted(values: readonly number[]): Draws {
  const queue = [...values];
  return {
    nextU32() {
      const value = queue.shift();
      if (value === undefined) throw new Error('drew once too often');
      return value;
    },
  };
}

function times<T>(count: number, draw: () => T): T[] {
  return Array.from({ length: count }, draw);
}

describe('published vectors', () => {
  it.each(vectors.hashes.sha256)('SHA-256, $source', ({ text, digest }) => {
    expect(bytesToHex(sha256(utf8ToBytes(text)))).toBe(digest);
  });
  it.each(vectors.hashes.hmacSha256)('HMAC-SHA256, $source', ({ key, text, digest }) => {
    expect(bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)))).toBe(digest);
  });
  it.each(vectors.bets)('bet $clientSeed:$nonce is drawn as published', (bet) => {
    expect(commitmentOf(bet.serverSeed)).toBe(bet.commitment);
    expect(
      times(3, () => 0)
        .map((_, round) => bytesToHex(roundBytes(bet, round)))
        .join('')
        .slice(0, 144),
    ).toBe(bet.bytes);
    const words = fairDraws(bet);
    expect(times(bet.u32.length, () => words.nextU32())).toEqual(bet.u32);
    expect(words.cursor).toBe(bet.u32.length * 4);
    const wide = fairDraws(bet);
    expect(times(bet.below3000000000.length, () => drawBelow(wide, 3_000_000_000))).toEqual(bet.below3000000000);
    const wheel = fairDraws(bet);
    expect(times(bet.below37.length, () => drawBelow(wheel, 37))).toEqual(bet.below37);
    const dice = fairDraws(bet);
    expect(times(bet.scaled10001.length, () => drawScaled(dice, 10_001))).toEqual(bet.scaled10001);
    const deck = times(52, () => 0).map((_, card) => card);
    expect(shuffle(fairDraws(bet), deck)).toEqual(bet.shuffle52);
    expect(drawDistinct(fairDraws(bet), { count: 5, from: 25 })).toEqual(bet.distinct5Of25);
  });
});

describe('seeds', () => {
  it('commits and signs as the platform library does, for any seeds', () => {
    fc.assert(
      fc.property(seedArb, clientArb, fc.maxSafeNat(), fc.nat(5), (serverSeed, clientSeed, nonce, round) => {
        expect(commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
        const message = `${clientSeed}:${nonce}:${round}`;
        const expected = createHmac('sha256', serverSeed).update(message).digest('hex');
        expect(bytesToHex(roundBytes({ serverSeed, clientSeed, nonce }, round))).toBe(expected);
      }),
    );
  });
  it('accepts the promised seed and no other', () => {
    const one = vectors.bets[0];
    const two = vectors.bets[2];
    expect(isPromisedSeed({ serverSeed: one?.serverSeed ?? '', commitment: one?.commitment ?? '' })).toBe(true);
    expect(isPromisedSeed({ serverSeed: two?.serverSeed ?? '', commitment: one?.commitment ?? '' })).toBe(false);
    expect(isPromisedSeed({ serverSeed: 'nonsense', commitment: one?.commitment ?? '' })).toBe(false);
  });
  it.each(['', 'a:1', 'a b', 'ñ', '\u0000', 'a\n', 'x'.repeat(65)])('refuses %j as a client seed', (text) => {
    expect(isClientSeed(text)).toBe(false);
    expect(() => fairDraws({ serverSeed: '0'.repeat(64), clientSeed: text, nonce: 0 })).toThrow('not a client seed');
  });
  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %d as a nonce', (nonce) => {
    expect(() => fairDraws({ serverSeed: '0'.repeat(64), clientSeed: 'x', nonce })).toThrow('not a nonce');
  });
});

describe('draws', () => {
  it('throws away what would favour the small numbers', () => {
    const last = 2 ** 32 - (2 ** 32 % 37);
    expect(drawBelow(scripted([last, 2 ** 32 - 1, last - 1]), 37)).toBe(36);
    expect(drawBelow(scripted([2 ** 32 - 1]), 2 ** 32)).toBe(2 ** 32 - 1);
  });
  it('scales exactly as floor(float × n)', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.integer({ min: 1, max: 1 << 21 }), (word, n) => {
        const exact = Number((BigInt(word) * BigInt(n)) >> 32n);
        expect(drawScaled(scripted([word]), n)).toBe(exact);
        expect(Math.floor((word / 2 ** 32) * n)).toBe(exact);
      }),
    );
  });
  it.each([0, -1, 1.5, 2 ** 32 + 1])('cannot draw below %d', (n) => {
    expect(() => drawBelow(scripted([1]), n)).toThrow('cannot draw below');
  });
  it('gives every order of four items the same number of scripts', () => {
    const seen = new Map<string, number>();
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (let c = 0; c < 2; c += 1) {
          const order = shuffle(scripted([a, b, c]), ['a', 'b', 'c', 'd']).join('');
          seen.set(order, (seen.get(order) ?? 0) + 1);
        }
    expect(seen.size).toBe(24);
    expect([...seen.values()].every((count) => count === 1)).toBe(true);
  });
  it('deals exact hands as the beginning of a shuffle', () => {
    fc.assert(
      fc.property(seedArb, fc.nat(52), (serverSeed, count) => {
        const deck = Array.from({ length: 52 }, (_, card) => card);
        const open = () => fairDraws({ serverSeed, clientSeed: 'x', nonce: 0 });
        expect(dealDistinct(open(), { count, from: 52 })).toEqual(shuffle(open(), deck).slice(0, count));
      }),
    );
  });
  it('deals distinct places', () => {
    fc.assert(
      fc.property(seedArb, fc.nat(25), (serverSeed, count) => {
        const dealt = drawDistinct(fairDraws({ serverSeed, clientSeed: 'x', nonce: 0 }), { count, from: 25 });
        expect(new Set(dealt).size).toBe(count);
        expect(dealt.every((place) => place >= 0 && place < 25)).toBe(true);
      }),
    );
  });
  it('spreads a long stream evenly over 37 numbers (chi-square below the 0.1 % bound for 36 degrees)', () => {
    const draws = fairDraws({ serverSeed: '0'.repeat(64), clientSeed: 'chi', nonce: 0 });
    const counts = new Array<number>(37).fill(0);
    const rolls = 37_000;
    for (let i = 0; i < rolls; i += 1) {
      const number = drawBelow(draws, 37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - rolls / 37) ** 2 / (rolls / 37), 0);
    expect(chi).toBeLessThan(67.99);
  });
  it('reads a secure source block by block, without losing or repeating a byte', () => {
    let next = 0;
    const draws = secureDraws((bytes) => {
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = next++ & 0xff;
    });
    expect(times(9, () => draws.nextU32())).toEqual(
      times(9, () => 0)
        .map((_, i) => ((4 * i) << 24) + ((4 * i + 1) << 16) + ((4 * i + 2) << 8) + 4 * i + 3)
        .map((v) => v >>> 0),
    );
  });
});
