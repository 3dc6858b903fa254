import { describe, expect, it } from 'vitest';
import { adminBetView, playerBetView, withdrawalView } from './codes/index.ts';
import type { RouteContract } from './route.ts';
import { listBetHistory, listBets, listStaffBets, listStaffWithdrawals } from './routes/index.ts';
import { numbersOf, statusIn } from './status-filter.ts';

const FILTERS: ReadonlyArray<readonly [RouteContract, { readonly codes: ReadonlyMap<number | string, unknown> }]> = [
  [listBetHistory, playerBetView],
  [listBets, playerBetView],
  [listStaffBets, adminBetView],
  [listStaffWithdrawals, withdrawalView],
];

describe('a filter by status', () => {
  it.each(FILTERS.map(([contract, view]) => ({ contract, view, name: contract.name })))(
    'of $name takes every number of its screen, and no other',
    ({ contract, view }) => {
      const takes = (status: string) => contract.query?.safeParse({ status }).success === true;
      const numbers = Array.from({ length: 20_000 }, (_, index) => index - 1_000).filter((code) => takes(String(code)));
      expect(numbers).toEqual([...view.codes.keys()].sort((a, b) => Number(a) - Number(b)));
      expect(['01', '1.0', '+1', ' 1', '1e0', '٣', 'constructor', ''].filter(takes)).toEqual([]);
    },
  );

  it('answers a word as itself and a number as the word that means it', () => {
    const status = statusIn(['all', 'open', 'won'], new Map([['34', 'won']]));
    expect(['all', 'won', '34'].map((text) => status.parse(text))).toEqual(['all', 'won', 'won']);
  });

  it('is not built where a number has no word', () => {
    expect(() => numbersOf(playerBetView, { open: ['open'] })).toThrow('no filter means the status 0');
  });
});
