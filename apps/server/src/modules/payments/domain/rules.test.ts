import {
  DEPOSIT_MOVES as DEPOSIT_CONTRACT,
  PAYMENT_METHOD_ROWS,
  PAYMENT_METHODS,
  topUpView,
  WITHDRAWAL_MOVES as WITHDRAWAL_CONTRACT,
  withdrawalView,
} from '@ordago/contracts';
import { currency, DAY_MS, instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import texts from '../../../../../../packages/i18n/src/locales/en/player.json' with { type: 'json' };
import { nextSyncAt, SYNC_ATTEMPTS_MAX } from './back-off.ts';
import { holdsCardNumber } from './card-number.ts';
import { checkLimit, limitOf, type MethodOffer, widestLimit } from './limits.ts';
import { DEPOSIT_MOVES, sourcesOf, WITHDRAWAL_MOVES } from './payment-states.ts';

const USD = currency('USD');

describe('the lives of payments', () => {
  it('are the ones that the contracts show on every screen', () => {
    expect(DEPOSIT_MOVES).toEqual(DEPOSIT_CONTRACT);
    expect(WITHDRAWAL_MOVES).toEqual(WITHDRAWAL_CONTRACT);
    for (const status of Object.keys(DEPOSIT_MOVES))
      expect(topUpView.codeOf(status as never)).toBeGreaterThanOrEqual(0);
    for (const status of Object.keys(WITHDRAWAL_MOVES))
      expect(withdrawalView.codeOf(status as never)).toBeGreaterThanOrEqual(0);
  });

  it('know every way into a state', () => {
    expect(sourcesOf(WITHDRAWAL_MOVES, 'completed')).toEqual(['processing']);
    expect(sourcesOf(WITHDRAWAL_MOVES, 'cancelled')).toEqual(['created']);
    expect(sourcesOf(DEPOSIT_MOVES, 'refunded')).toEqual(['blocked', 'completed']);
  });
});

describe('asking again', () => {
  it('pauses longer and longer, and stops after two days', () => {
    const start = instant(0);
    const pauses = Array.from({ length: SYNC_ATTEMPTS_MAX }, (_, attempt) => (nextSyncAt(attempt, start) ?? 0) - start);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(1.9 * DAY_MS);
    expect(total).toBeLessThan(2.1 * DAY_MS);
    expect(nextSyncAt(SYNC_ATTEMPTS_MAX, start)).toBeNull();
  });
});

describe('a card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    'Ana 5500-0000-0000-0004',
    '378282246310005',
    'pay 6011111111111117 now',
  ])('is found in %j', (text) => expect(holdsCardNumber(text)).toBe(true));
  it.each([
    '4111111111111112',
    'Ana Luz',
    '123',
    'TR330006100519786457841326',
    '12345678901234567890',
    'a4111111111111111',
  ])('is not seen in %j', (text) => expect(holdsCardNumber(text)).toBe(false));
});

describe('the texts of the forms', () => {
  const wallet = texts.wallet as unknown as Record<string, Record<string, string>>;
  const textOf = (key: string) => wallet[key.split('.')[1] ?? '']?.[key.split('.')[2] ?? ''];

  it.each(PAYMENT_METHODS)('name %s, its times and each of its fields', (name) => {
    const { label, time, deposit, withdrawal } = PAYMENT_METHOD_ROWS[name];
    const keys = [label, time.deposit, time.withdrawal, ...[...deposit, ...withdrawal].map((rule) => rule.label)];
    expect(keys.filter((key) => textOf(key) === undefined)).toEqual([]);
  });
});

describe('limits', () => {
  const offer = (name: string, isActive: boolean, min: bigint, max: bigint): MethodOffer => ({
    name,
    isActive,
    limits: [{ direction: 'deposit', currency: USD, min, max }],
  });

  it.each([
    [99n, 'deposit', 'limit-below-min'],
    [99n, 'withdrawal', 'withdrawal-below-minimum'],
    [100n, 'deposit', undefined],
    [1_000n, 'deposit', undefined],
    [1_001n, 'deposit', 'limit-above-max'],
    [1_001n, 'withdrawal', 'limit-above-max'],
  ] as const)('of 100 to 1,000 judge %s as a %s: %s', (units, direction, refusal) => {
    expect(checkLimit({ currency: USD, min: 100n, max: 1_000n }, direction, units)?.name).toBe(refusal);
  });

  it('are the widest over the methods that are on', () => {
    const offers = [
      offer('papara', true, 50n, 500n),
      offer('crypto', true, 70n, 900n),
      offer('havale', false, 1n, 9_999n),
    ];
    expect(widestLimit(offers, 'deposit', 'USD')).toMatchObject({ min: 50n, max: 900n });
    expect(widestLimit(offers, 'withdrawal', 'USD')).toBeNull();
    expect(limitOf(offers[2], 'deposit', 'USD')).toBeNull();
  });
});
