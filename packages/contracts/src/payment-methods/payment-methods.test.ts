import { describe, expect, it } from 'vitest';
import { CRYPTO_TYPES, checkPaymentFields, cryptoTypeOf, PAYMENT_METHOD_ROWS, PAYMENT_METHODS } from './index.ts';

const GOOD = {
  full_name: 'Ana Luz',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  bank_name: 'Banco',
  pay_co_id: '12345',
  pay_co_full_name: 'Ana Luz',
  tc_number: '10000000146',
  crypto_type: 'USDT-TRC20',
  wallet_address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
  memo: '7',
};

describe('payment methods', () => {
  it.each(PAYMENT_METHODS)('%s is filed under its own name and accepts a complete form', (name) => {
    const row = PAYMENT_METHOD_ROWS[name];
    expect(row.name).toBe(name);
    expect(checkPaymentFields(row, 'deposit', GOOD)).toBeNull();
    expect(checkPaymentFields(row, 'withdrawal', GOOD)).toBeNull();
  });

  const REQUIRED = PAYMENT_METHODS.flatMap((name) =>
    (['deposit', 'withdrawal'] as const).flatMap((direction) =>
      PAYMENT_METHOD_ROWS[name][direction]
        .filter(({ required }) => required)
        .map((rule) => [name, direction, rule.name] as const),
    ),
  );
  it.each(REQUIRED)('%s %s asks for %s', (name, direction, field) => {
    const refusal = checkPaymentFields(PAYMENT_METHOD_ROWS[name], direction, { ...GOOD, [field]: ' ' });
    expect(refusal).toMatchObject({ name: 'payment-detail-missing', params: { field } });
  });

  it.each([
    ['papara', { iban: 'XX' }, 'iban-invalid'],
    ['pep', { tc_number: '1234567890a' }, 'identity-number-invalid'],
    ['payco', { pay_co_id: 'abcd' }, 'validation-failed'],
    ['papara', { full_name: 'A' }, 'validation-failed'],
    ['papara', { full_name: 'A'.repeat(101) }, 'validation-failed'],
    ['crypto', { crypto_type: 'DOGE' }, 'crypto-type-unknown'],
    ['crypto', { wallet_address: '0x0000000000000000000000000000000000000000' }, 'wallet-address-invalid'],
    ['crypto', { crypto_type: 'XRP', wallet_address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', memo: '' }, 'memo-required'],
  ] as const)('%s with %j is refused: %s', (name, values, refusal) => {
    expect(checkPaymentFields(PAYMENT_METHOD_ROWS[name], 'withdrawal', { ...GOOD, ...values })?.name).toBe(refusal);
  });

  it.each([
    ['USDT', undefined, 'USDT-TRC20'],
    ['usdt', 'erc20', 'USDT-ERC20'],
    ['USDT-ERC20', undefined, 'USDT-ERC20'],
    ['BTC', 'TRC20', undefined],
    ['', undefined, undefined],
  ])('reads the crypto type %j on %j as %j', (text, network, code) => {
    expect(cryptoTypeOf(text, network)?.code).toBe(code);
  });

  it('names each crypto type once', () => {
    expect(new Set(CRYPTO_TYPES.map(({ code }) => code)).size).toBe(CRYPTO_TYPES.length);
  });
});
