import { describe, expect, it } from 'vitest';
import { pageSums } from './round-numbers.ts';

describe('pageSums', () => {
  it('adds up exactly, losses included, and leaves out what is not decided', () => {
    const rows = [
      { bet_amount: '0.10', amount: '-0.10', status: 2 },
      { bet_amount: '0.20', amount: '0.30001', status: 1 },
      { bet_amount: '5.00', amount: '0.00', status: 0 },
    ];
    expect(pageSums(rows)).toEqual({ stake: '0.30', net: '0.20001' });
  });
});
