import { describe, expect, it } from 'vitest';
import { isAmountReady, judgeAmount, quickAmounts, shareOf } from './wallet-amounts.ts';

describe('quickAmounts', () => {
  it.each([
    ['1.00', '10000.00', ['10', '25', '50', '100']],
    ['100', '50000', ['100', '250', '500', '1000']],
    ['15.00', '60.00', ['25', '50']],
    ['0.50', '2.00', ['1']],
  ])('between %s and %s offers %j', (min, max, amounts) => {
    expect(quickAmounts(min, max)).toEqual(amounts);
  });
});

describe('shareOf', () => {
  it.each([
    ['10.01', 50n, '5'],
    ['0.03', 25n, '0'],
    ['1234.56789', 100n, '1234.56'],
    ['99.99', 75n, '74.99'],
  ])('of %s, %s %% is %s: cut to the cent, never rounded up', (amount, percent, share) => {
    expect(shareOf(amount, percent)).toBe(share);
  });
});

describe('judgeAmount', () => {
  const bounds = { min: '15.00', max: '100.00', available: '40.00' };
  it.each([
    ['', null, false],
    ['0', null, false],
    ['14.99', 'below-min', false],
    ['15', null, true],
    ['40.00', null, true],
    ['40.01', 'above-balance', false],
    ['100.01', 'above-balance', false],
  ])('%s has the fault %s', (typed, fault, isReady) => {
    expect(judgeAmount(typed, bounds)).toBe(fault);
    expect(isAmountReady(typed, bounds)).toBe(isReady);
  });

  it('knows the maximum where no balance bounds it', () => {
    expect(judgeAmount('100.01', { min: '1', max: '100' })).toBe('above-max');
  });
});
