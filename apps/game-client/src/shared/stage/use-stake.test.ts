// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../play-api.ts';
import { doubleOf, halfOf, mostOf, readStake, useStake } from './use-stake.ts';

const LIMITS = { min: '0.10', max: '100.00' };

describe('a typed stake', () => {
  it.each([
    ['1', 100_000n],
    ['1.5', 150_000n],
    ['0.10', 10_000n],
    ['100', 10_000_000n],
    ['0.09', 'below'],
    ['0', 'below'],
    ['100.01', 'above'],
    ['1.005', 'format'],
    ['', 'format'],
    ['-1', 'format'],
    ['1e2', 'format'],
  ])('%j is read as %s', (text, read) => expect(readStake(text, LIMITS)).toBe(read));

  it.each([
    ['0.10', '0.10', '0.20'],
    ['0.15', '0.10', '0.30'],
    ['1.01', '0.50', '2.02'],
    ['60.00', '30.00', '100.00'],
  ])('%s has the half %s and the double %s', (amount, half, double) => {
    expect([halfOf(amount, LIMITS), doubleOf(amount, LIMITS)]).toEqual([half, double]);
  });

  it('ends at whole cents, whatever the limit', () => {
    const limits = { min: '0.10', max: '23.15003' };
    expect([mostOf(limits, null), doubleOf('20.00', limits)]).toEqual(['23.15', '23.15']);
  });

  it.each([
    [null, '100.00'],
    ['250.00', '100.00'],
    ['12.34567', '12.34'],
    ['0.00', '0.10'],
  ])('is at most, with a balance of %s, %s', (balance, most) => expect(mostOf(LIMITS, balance)).toBe(most));
});

const session = (over: object = {}) =>
  ({
    provider: 'originals',
    game: { id: 'dice' },
    currency: 'USD',
    stakes: { ...LIMITS, steps: [] },
    open: null,
    ...over,
  }) as unknown as PlaySession;
const stakeOf = (one = session()) => renderHook(() => useStake(one)).result;

describe('the stake of a game', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it('begins with 1.00, within the limits', () => {
    expect(stakeOf().current.text).toBe('1.00');
    expect(stakeOf(session({ stakes: { min: '5.00', max: '50.00', steps: [] } })).current.text).toBe('5.00');
    expect(stakeOf(session({ stakes: { min: '0.01', max: '0.50', steps: [] } })).current.text).toBe('0.50');
  });

  it('is remembered for its game and currency alone', () => {
    const stake = stakeOf();
    act(() => stake.current.set('2.5'));
    expect(stake.current).toMatchObject({ text: '2.5', amount: '2.50', fault: null });
    expect(stakeOf().current.text).toBe('2.50');
    expect(stakeOf(session({ game: { id: 'limbo' } })).current.text).toBe('1.00');
    expect(stakeOf(session({ currency: 'TRY' })).current.text).toBe('1.00');
  });

  it('keeps the last stake while the text is none, and remembers no such text', () => {
    const stake = stakeOf();
    act(() => stake.current.set('2.00'));
    act(() => stake.current.set('1000'));
    expect(stake.current).toMatchObject({ text: '1000', amount: '2.00', fault: 'above' });
    expect(stakeOf().current.text).toBe('2.00');
  });

  it('is that of an open round', () => {
    expect(stakeOf(session({ open: { stake: '7.00' } })).current.amount).toBe('7.00');
  });
});
