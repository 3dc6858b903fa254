import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import vectors from '../vectors/odds-feed.json' with { type: 'json' };
import { FEED_HEADERS, feedHeaders, feedMessage, signFeed, verifyFeed } from './odds-feed.ts';

const { secret, timestamp, messages } = vectors;
const now = Number(timestamp) * 1_000;
const verify = (body: Buffer, signature: string, at = now) => verifyFeed(secret, { timestamp, signature, body }, at);

describe('the odds feed', () => {
  it.each(messages)('signs as the published vector: $body', ({ body, signature }) => {
    expect(signFeed(secret, timestamp, body)).toBe(signature);
    expect(verify(Buffer.from(body), signature)).toBe('valid');
    expect(feedMessage.safeParse(JSON.parse(body)).success).toBe(true);
  });

  it('refuses a body with any bit turned', () => {
    const { body, signature } = messages[0] ?? { body: '', signature: '' };
    const bytes = Buffer.from(body);
    fc.assert(
      fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
        const turned = Buffer.from(bytes);
        turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(verify(turned, signature)).toBe('signature');
      }),
      { numRuns: 700 },
    );
  });

  it('refuses what is older or newer than five minutes', () => {
    const body = 'x';
    const headers = feedHeaders(secret, { atSeconds: Number(timestamp), body });
    const signature = headers[FEED_HEADERS.signature] ?? '';
    expect(verify(Buffer.from(body), signature, now + 300_000)).toBe('valid');
    expect(verify(Buffer.from(body), signature, now + 301_000)).toBe('timestamp');
    expect(verify(Buffer.from(body), signature, now - 301_000)).toBe('timestamp');
  });
});

/** Shapes of a schema that have properties of their own, at any depth. */
function shapesOf(schema: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: Readonly<Record<string, unknown>> };
  return [...(properties ? [properties] : []), ...Object.values(schema).flatMap(shapesOf)];
}

describe('an amount that was played', () => {
  it('comes with its unit wherever a message may hold one', () => {
    const shapes = shapesOf(z.toJSONSchema(feedMessage)).filter((shape) => 'played' in shape);
    // An ending and a halt.
    expect(shapes.length).toBe(2);
    for (const shape of shapes)
      expect(shape).toHaveProperty('unit.enum', expect.arrayContaining(['displayed', 'real']));
  });

  it.each(['displayed', 'real'])('of a halt may be in %s minutes', (unit) => {
    const record = { sort: 'match', status: 'abandoned', score: { home: 2, away: 1 } };
    const halt = { kind: 'interrupted', at: '2026-11-22T18:00:00Z', record, played: 50, unit };
    expect(feedMessage.parse({ kind: 'halt', event: 'e', version: 1, halt })).toHaveProperty('halt.unit', unit);
    expect(
      feedMessage.safeParse({ kind: 'halt', event: 'e', version: 1, halt: { ...halt, unit: 'yards' } }).success,
    ).toBe(false);
  });
});
