import { describe, expect, it } from 'vitest';
import { newerBalance } from './newer-balance.ts';

const shown = { balance: '10.00', version: '9', currency: 'USD' };

describe('the newer of two balances', () => {
  it.each([
    ['of an older version', { balance: '5.00', version: '8' }, shown],
    ['of the same version', { balance: '5.00', version: '9' }, shown],
    [
      'of a version that is higher as a number, not as a text',
      { balance: '5.00', version: '10' },
      { ...shown, balance: '5.00', version: '10' },
    ],
    [
      'of a version beyond a double',
      { balance: '5.00', version: '9007199254740993' },
      { ...shown, balance: '5.00', version: '9007199254740993' },
    ],
  ])('is right beside one %s', (_name, other, newer) => {
    expect(newerBalance(shown, other)).toEqual(newer);
  });

  it('brings nothing else of the other along', () => {
    const frame = { kind: 'balance', balance: '5.00', version: '10' };
    expect(newerBalance(shown, frame)).toEqual({ ...shown, balance: '5.00', version: '10' });
  });
});
