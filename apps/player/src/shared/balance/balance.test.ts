import { readUpdate } from '@ordago/contracts/push';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../query-client.ts';
import { applyPushedBalance, type Balance, balanceQuery } from './balance.ts';

const known: Balance = {
  balance: '10.00',
  bonus_balance: '0.00',
  is_banned: false,
  is_bonus_active: false,
  is_casino_blocked: false,
  possible_cashback_amount: '0.00',
  potential_bonus: '0.00',
  cashback: '0.00',
  currency: 'USD',
  version: '9',
};

describe('applyPushedBalance', () => {
  const shown = (frame: object) => {
    queryClient.setQueryData(balanceQuery.queryKey, known);
    const read = readUpdate('player:1', { kind: 'balance', ...frame });
    if (read?.value.kind === 'balance') applyPushedBalance(read.value);
    return queryClient.getQueryData(balanceQuery.queryKey)?.balance;
  };

  it.each([
    ['a newer frame', { balance: '7.50', currency: 'USD', version: '10' }, '7.50'],
    ['the same version again', { balance: '7.50', currency: 'USD', version: '9' }, '10.00'],
    ['an older frame', { balance: '7.50', currency: 'USD', version: '8' }, '10.00'],
    ['another currency', { balance: '7.50', currency: 'TRY', version: '10' }, '10.00'],
    ['a balance that is no decimal', { balance: '1e3', currency: 'USD', version: '10' }, '10.00'],
    ['nothing readable', {}, '10.00'],
  ])('shows the right balance after %s', (_name, frame, balance) => {
    expect(shown(frame)).toBe(balance);
  });
});
