import { describe, expect, it } from 'vitest';
import { timesText } from './times-text.ts';

describe('the most that a bet can return', () => {
  it.each([
    [3_600, '36'],
    [99_688, '996.8'],
    [99_999, '999.9'],
    [100_099, '1\u00a0000'],
    [514_829_700, '5\u00a0148\u00a0297'],
    [206, '2'],
  ])('%i hundredths are %s times the stake', (hundredths, expected) => expect(timesText(hundredths)).toBe(expected));
});
