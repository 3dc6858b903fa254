import { describe, expect, it } from 'vitest';
import type { Balance } from '../../shared/balance/balance.ts';
import { walletInPlay } from '../../shared/balance/wallet-in-play.ts';
import { isFrameable } from './use-launch.ts';

const balance = (overrides: Partial<Balance>): Balance =>
  ({
    balance: '1000.00',
    bonus_balance: '25.50',
    is_bonus_active: false,
    currency: 'MXN',
    version: '1',
    ...overrides,
  }) as Balance;

describe('the wallet in play', () => {
  it.each([
    [{}, { kind: 'main', units: 100_000_000n, currency: 'MXN' }],
    [{ is_bonus_active: true }, { kind: 'bonus', units: 2_550_000n, currency: 'MXN' }],
    [{ balance: '999.99999' }, { kind: 'main', units: 99_999_999n, currency: 'MXN' }],
    [{ balance: '-2.50' }, { kind: 'main', units: -250_000n, currency: 'MXN' }],
  ])('of %j', (overrides, expected) => expect(walletInPlay(balance(overrides))).toEqual(expected));
});

describe('the frame of a game', () => {
  it.each([
    ['http://games.localhost:3003/play?token=1', true],
    ['https://provider.test/launch', true],
    ['http://localhost:3000/profile', false],
    ['/casino', false],
    ['javascript:alert(1)', false],
    ['data:text/html,hello', false],
    ['blob:http://localhost:3000/1', false],
    ['http://', false],
  ])('opens %s: %s', (url, expected) => {
    expect(isFrameable(url, 'http://localhost:3000')).toBe(expected);
  });
});
