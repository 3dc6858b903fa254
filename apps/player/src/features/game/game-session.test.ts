import type { Units } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import type { Balance } from '../../shared/balance.ts';
import { isFrameable } from './use-launch.ts';
import { changeSince, walletInPlay } from './use-session-figures.ts';

const balance = (overrides: Partial<Balance>): Balance =>
  ({
    balance: '1000.00',
    bonus_balance: '25.50',
    is_bonus_active: false,
    currency: 'MXN',
    version: '1',
    ...overrides,
  }) as Balance;

describe('the change of the balance during a session', () => {
  it.each([
    ['a loss', '1000.00', '980.00', -2_000_000n],
    ['a win', '1000.00', '1000.50', 50_000n],
    ['nothing', '1000.00', '1000.00', 0n],
    ['an amount below a cent, exactly', '1000.00', '999.99999', -1n],
  ])('is %s', (_name, before, after, expected) => {
    const start = walletInPlay(balance({ balance: before }));
    expect(changeSince(start, walletInPlay(balance({ balance: after })))).toBe(expected);
  });

  it('reads the wallet in play', () => {
    expect(walletInPlay(balance({ is_bonus_active: true }))).toEqual({
      kind: 'bonus',
      units: 2_550_000n,
      currency: 'MXN',
    });
  });

  it('never compares two wallets', () => {
    const main = walletInPlay(balance({}));
    const bonus = walletInPlay(balance({ is_bonus_active: true }));
    expect(changeSince(main, bonus)).toBe(0n as Units);
  });
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
