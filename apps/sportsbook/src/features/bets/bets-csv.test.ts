import type { Bet } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { betRows } from './bets-csv.ts';

describe('bets as a file', () => {
  it('have a row each, with figures as the server writes them', () => {
    const bet = {
      code: 'AB2C-D3E4',
      placed_at: '2026-11-22T10:00:00.000Z',
      status: 'won',
      currency: 'USD',
      stake: '10.00',
      paid_with: 'free-bet',
      odds: '2.35',
      potential_payout: '23.50',
      payout: '23.50',
      settled_at: null,
      legs: [{}, {}],
    } as unknown as Bet;
    const words = {
      kind: () => 'Accumulator',
      status: () => 'Won',
      payer: (payer: string) => `by ${payer}`,
      leg: () => 'A – B: A (1.53)',
    };
    expect(betRows([bet], words)).toEqual([
      [
        'AB2C-D3E4',
        'Accumulator',
        '2026-11-22T10:00:00.000Z',
        'Won',
        'by free-bet',
        'USD',
        '10.00',
        '2.35',
        '23.50',
        '23.50',
        '',
        'A – B: A (1.53) | A – B: A (1.53)',
      ],
    ]);
  });
});
