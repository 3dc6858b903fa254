import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeForm, parseForm } from './form.ts';
import {
  evolutionAuthToken,
  evolutionSignature,
  isEvolutionSigned,
  signEvolution,
} from './game-providers/evolution.ts';
import {
  isPragmaticRgsSigned,
  pragmaticRgsHash,
  pragmaticRgsSignedText,
  signPragmaticRgs,
} from './game-providers/pragmatic-rgs.ts';
import {
  isSlotegratorSigned,
  type SlotegratorProof,
  signSlotegrator,
  slotegratorSign,
} from './game-providers/slotegrator.ts';
import vectors from './vectors/signatures.json' with { type: 'json' };

const NOW = 1_790_000_000_000;
const { secret, pragmaticRgs, evolution, slotegrator } = vectors;
/** One call, under the scheme that signs its path as well. */
const HMAC = { secret, scheme: 'hmac-sha256', path: 'bet' } as const;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('published vectors', () => {
  it('Pragmatic RGS signs the sorted fields, by HMAC-SHA256 or by MD5', () => {
    expect(pragmaticRgsSignedText(pragmaticRgs.fields)).toBe(pragmaticRgs.signedText);
    expect(pragmaticRgsHash(pragmaticRgs.fields, { ...HMAC, path: pragmaticRgs.path })).toBe(pragmaticRgs.hmacSha256);
    expect(pragmaticRgsHash(pragmaticRgs.fields, { ...HMAC, scheme: 'md5' })).toBe(pragmaticRgs.md5);
  });
  it('Evolution signs the time, the path and the raw bytes', () => {
    const signed = evolutionSignature(bytes(evolution.body), {
      secret,
      timestamp: evolution.timestamp,
      path: evolution.path,
    });
    expect(signed).toBe(evolution.signature);
    expect(evolutionAuthToken(secret)).toBe(evolution.authToken);
  });
  it('Slotegrator signs the sorted query of fields and headers', () => {
    const { fields, headers, signedText, sign } = slotegrator;
    expect(slotegratorSign(fields, headers, secret)).toBe(sign);
    expect(createHmac('sha1', secret).update(signedText).digest('hex')).toBe(sign);
  });
});

describe('against the platform library', () => {
  const field = fc.string({ maxLength: 20, unit: 'grapheme' });
  const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), field, { noNullPrototype: true });
  it('hashes any fields of Pragmatic RGS as an independent computation does', () => {
    fc.assert(
      fc.property(fields, (any) => {
        const names = Object.keys(any).filter((name) => name !== 'hash');
        const text = names
          .sort()
          .map((name) => `${name}=${any[name]}`)
          .join('&');
        expect(pragmaticRgsHash(any, HMAC)).toBe(createHmac('sha256', secret).update(`bet\n${text}`).digest('hex'));
        expect(pragmaticRgsHash(any, { ...HMAC, scheme: 'md5' })).toBe(
          createHash('md5')
            .update(text + secret)
            .digest('hex'),
        );
      }),
    );
  });
  it('signs any body of Evolution as an independent computation does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (body) => {
        const proof = signEvolution(body, { secret, now: NOW, path: 'debit' });
        const expected = createHmac('sha256', secret).update(`${NOW}.debit.`).update(body).digest('hex');
        expect(proof.signature).toBe(expected);
      }),
    );
  });
  it('reads back any form it writes', () => {
    fc.assert(
      fc.property(fields, (any) => {
        expect({ ...parseForm(bytes(encodeForm(any))) }).toEqual(any);
      }),
    );
  });
});

describe('forms', () => {
  it.each(['a=1&a=2', 'a=%', 'a=%ff', '=1', 'a=1&&b=2', Array.from({ length: 65 }, (_, i) => `f${i}=1`).join('&')])(
    'refuses %j',
    (text) => expect(parseForm(bytes(text))).toBeNull(),
  );
  it('refuses bytes that are no UTF-8', () => expect(parseForm(Uint8Array.of(0x61, 0x3d, 0xff))).toBeNull());
  it('keeps a prototype name as plain data', () =>
    expect(Object.entries(parseForm(bytes('__proto__=1')) ?? {})).toEqual([['__proto__', '1']]));
});

/** Every text that differs from `text` in one bit of one character's code. */
function flips(text: string): string[] {
  return [...text].map((char, at) => {
    const flipped = String.fromCharCode(char.charCodeAt(0) ^ 1);
    return text.slice(0, at) + flipped + text.slice(at + 1);
  });
}

describe('a flipped bit', () => {
  it('in a hash, a field or the time of Pragmatic RGS is noticed', () => {
    const body = signPragmaticRgs({ userId: '42', amount: '10.50' }, { ...HMAC, now: NOW });
    const isSigned = (text: string) => {
      const read = parseForm(bytes(text));
      return read !== null && isPragmaticRgsSigned(read, { ...HMAC, now: NOW });
    };
    expect(isSigned(body)).toBe(true);
    expect(flips(body).filter(isSigned)).toEqual([]);
  });
  it('in a body, a token, a signature or the time of Evolution is noticed', () => {
    const proof = signEvolution(bytes(evolution.body), { secret, now: NOW, path: 'debit' });
    const check = (body: string, given: typeof proof) =>
      isEvolutionSigned(bytes(body), given, { secret, now: NOW, path: 'debit' });
    expect(check(evolution.body, proof)).toBe(true);
    expect(flips(evolution.body).filter((body) => check(body, proof))).toEqual([]);
    for (const part of ['authToken', 'timestamp', 'signature'] as const)
      expect(flips(proof[part]).filter((text) => check(evolution.body, { ...proof, [part]: text }))).toEqual([]);
  });
  it('in a field or a header of Slotegrator is noticed', () => {
    const given = { merchant: 'ordago', key: secret, now: NOW };
    const proof = signSlotegrator(slotegrator.fields, { ...given, nonce: 'nonce-0001' });
    expect(isSlotegratorSigned(slotegrator.fields, proof, given)).toBe(true);
    for (const name of Object.keys(proof) as (keyof SlotegratorProof)[])
      for (const text of flips(proof[name]))
        expect(isSlotegratorSigned(slotegrator.fields, { ...proof, [name]: text }, given)).toBe(false);
    for (const text of flips(slotegrator.fields.amount))
      expect(isSlotegratorSigned({ ...slotegrator.fields, amount: text }, proof, given)).toBe(false);
  });
});

describe('a call sent to another path', () => {
  it('is refused: a bet is never taken for its refund, a debit never for its cancel', () => {
    const form = parseForm(bytes(signPragmaticRgs({ userId: '42' }, { ...HMAC, now: NOW }))) ?? {};
    const debit = signEvolution(bytes('{}'), { secret, now: NOW, path: 'debit' });
    for (const path of ['refund', 'result', 'jackpotwin', '', 'bet '])
      expect(isPragmaticRgsSigned(form, { ...HMAC, path, now: NOW })).toBe(false);
    for (const path of ['cancel', 'credit', 'promo_payout', '', 'debit.'])
      expect(isEvolutionSigned(bytes('{}'), debit, { secret, path, now: NOW })).toBe(false);
  });
});

describe('freshness', () => {
  it.each([
    [-300_001, false],
    [-300_000, true],
    [0, true],
    [300_000, true],
    [301_001, false],
  ])('a message of %d ms from now is taken: %s', (offset, taken) => {
    const now = NOW - offset;
    const form = parseForm(bytes(signPragmaticRgs({ userId: '42' }, { ...HMAC, now: NOW })));
    expect(isPragmaticRgsSigned(form ?? {}, { ...HMAC, now })).toBe(taken);
    const key = { secret, path: 'debit' };
    const debit = signEvolution(bytes('{}'), { ...key, now: NOW });
    expect(isEvolutionSigned(bytes('{}'), debit, { ...key, now })).toBe(taken);
    const proof = signSlotegrator({}, { merchant: 'ordago', key: secret, nonce: 'nonce-0001', now: NOW });
    expect(isSlotegratorSigned({}, proof, { merchant: 'ordago', key: secret, now })).toBe(taken);
  });
});
