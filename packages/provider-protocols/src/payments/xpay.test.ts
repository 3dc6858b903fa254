import { describe, expect, it } from 'vitest';
import vectors from '../vectors/xpay.json' with { type: 'json' };
import { signXpay, verifyXpay, XPAY_WINDOW_SECONDS, xpayHeaders, xpayPayment } from './xpay.ts';

describe('xpay signatures', () => {
  it.each(vectors)('match the published vector: $name', ({ secret, signature, ...message }) => {
    expect(signXpay(secret, message)).toBe(signature);
  });

  const body = Buffer.from(JSON.stringify({ event_id: 'e1', amount: '10.00', note: 'x'.repeat(200) }));
  const signed = { timestamp: '1000', method: 'POST', path: '/callbacks/xpay', body };
  const signature = signXpay('a secret', signed);

  it.each([
    ['at once', 1_000, 'valid'],
    ['at the end of the window', 1_000 + XPAY_WINDOW_SECONDS, 'valid'],
    ['from a clock that runs ahead', 1_000 - XPAY_WINDOW_SECONDS, 'valid'],
    ['too late', 1_001 + XPAY_WINDOW_SECONDS, 'timestamp'],
    ['too early', 999 - XPAY_WINDOW_SECONDS, 'timestamp'],
  ])('judges a message that arrives %s', (_title, now, verdict) => {
    expect(verifyXpay('a secret', { ...signed, signature }, now)).toBe(verdict);
  });

  it('refuses every single bit flipped in the body', () => {
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      const tampered = Buffer.from(body);
      tampered[bit >> 3] = (tampered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verifyXpay('a secret', { ...signed, body: tampered, signature }, 1_000)).toBe('signature');
    }
  });

  it('refuses a signature that is missing, cut, in capitals or made with another secret', () => {
    const forged = [undefined, '', signature.slice(1), signature.toUpperCase(), signXpay('another', signed)];
    for (const attempt of forged) {
      expect(verifyXpay('a secret', { ...signed, signature: attempt }, 1_000)).toBe('signature');
    }
  });

  it('covers time, method and path', () => {
    for (const other of [{ timestamp: '1001' }, { method: 'PUT' }, { path: '/callbacks/other' }]) {
      expect(verifyXpay('a secret', { ...signed, signature, ...other }, 1_000)).toBe('signature');
    }
  });

  it('puts merchant, time and signature into headers', () => {
    const headers = xpayHeaders({ merchant: 'm', secret: 'a secret' }, { atSeconds: 1_000, ...signed });
    expect(headers).toEqual({ 'xpay-merchant': 'm', 'xpay-timestamp': '1000', 'xpay-signature': signature });
  });
});

describe('xpay payments', () => {
  const payment = {
    id: 'xp_1',
    reference: '1',
    direction: 'deposit',
    status: 'paid',
    amount: '10.00',
    currency: 'USD',
    method: 'papara',
  };
  it.each(['10', '10.0', '-1.00', '1e3', '٣.00', '01.00', '1,00', ''])('refuses the amount %j', (amount) => {
    expect(xpayPayment.safeParse({ ...payment, amount }).success).toBe(false);
  });
  it('accepts a status that the gateway invented since', () => {
    expect(xpayPayment.parse({ ...payment, status: 'on-the-moon' }).status).toBe('on-the-moon');
  });
});
