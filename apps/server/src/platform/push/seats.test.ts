import { describe, expect, it } from 'vitest';
import { createSeats } from './seats.ts';

describe('seats', () => {
  it('are at most so many per key, and free again when left', () => {
    const seats = createSeats(2);
    const first = seats.take('a');
    const second = seats.take('a');
    expect([first, second, seats.take('a'), seats.take('b')].map((seat) => seat !== null)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    first?.();
    expect([seats.take('a'), seats.take('a')].map((seat) => seat !== null)).toEqual([true, false]);
  });

  it('are left once, however often one says so', () => {
    const seats = createSeats(2);
    const first = seats.take('a');
    seats.take('a');
    first?.();
    first?.();
    expect([seats.take('a'), seats.take('a')].map((seat) => seat !== null)).toEqual([true, false]);
  });
});
