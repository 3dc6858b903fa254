import { describe, expect, it } from 'vitest';
import { pairedRatio, quantile, spreadOf } from './statistics.ts';

describe('statistics of rounds', () => {
  it.each([
    [[1, 2, 3, 4, 5], 0.5, 3],
    [[1, 2, 3, 4], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.1, 1],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
    [[7], 0.99, 7],
  ])('takes the nearest rank of %j at %d', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });

  it('does not mind the order of the rounds', () => {
    expect(spreadOf([5, 1, 3])).toEqual({ median: 3, p10: 1, p90: 5 });
  });

  it('pairs the rounds before it takes the median', () => {
    // The medians alone would give 2; round by round the first design was four times, twice and once the other.
    expect(pairedRatio([4, 20, 10], [1, 10, 10]).median).toBe(2);
    expect(pairedRatio([4, 20, 10], [1, 10, 10]).p90).toBe(4);
  });
});
