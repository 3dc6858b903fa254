import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from './account.ts';

vi.mock('../../embed/frame.ts', () => ({ useFrame: () => null }));
vi.mock('../server/api.ts', () => ({ api: () => Promise.reject() }));

const { queryClient } = await import('../server/query-client.ts');
const { accountQuery, takeBalance, takePushedBalance } = await import('./account.ts');

const shown = () => queryClient.getQueryData(accountQuery.queryKey)?.balance;

describe('the shown balance', () => {
  beforeEach(() => {
    queryClient.setQueryData(accountQuery.queryKey, { balance: '10.00', version: '9', currency: 'USD' } as Account);
  });

  it.each([
    ['a newer one', { balance: '7.50', currency: 'USD', version: '10' }, '7.50'],
    ['the same version again', { balance: '7.50', currency: 'USD', version: '9' }, '10.00'],
    ['an older one', { balance: '7.50', currency: 'USD', version: '8' }, '10.00'],
    ['one in another currency', { balance: '7.50', currency: 'TRY', version: '10' }, '10.00'],
  ])('is right after %s was pushed', (_name, pushed, balance) => {
    takePushedBalance(pushed);
    expect(shown()).toBe(balance);
  });

  it('is none while nobody is signed in', () => {
    queryClient.removeQueries({ queryKey: accountQuery.queryKey });
    takePushedBalance({ balance: '7.50', currency: 'USD', version: '10' });
    takeBalance({ balance: '7.50', version: '10' });
    expect(shown()).toBeUndefined();
  });
});
