import { describe, expect, it } from 'vitest';
import { pageSums } from './round-numbers.ts';

describe('pageSums', () => {
  it('adds up exactly, losses included', () => {
    const rows = [
      { bet_amount: '0.10', amount: '-0.10' },
      { bet_amount: '0.20', amount: '0.30001' },
    ];
    expect(pageSums(rows)).toEqual({ stake: '0.30', net: '0.20001' });
  });
});
