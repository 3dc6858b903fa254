import { describe, expect, it } from 'vitest';
import { instantsOf, periodOf, rangeOf, shiftDay } from './day-range.ts';

describe('periods', () => {
  const now = new Date(2026, 10, 21, 14, 0).getTime();

  it.each(['all', 'today', 'yesterday', 'last7', 'last30'] as const)('finds %s again in its days', (period) => {
    expect(periodOf(rangeOf(period, now), now)).toBe(period);
  });

  it('counts today among the last seven days', () => {
    expect(rangeOf('last7', now)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  });

  it('reaches from the first moment of the first day to the last of the last', () => {
    const { from = '', to = '' } = instantsOf({ from: '2026-11-20', to: '2026-11-21' });
    expect(new Date(to).getTime() - new Date(from).getTime()).toBe(2 * 86_400_000 - 1);
  });

  it('moves by days and months, and stays inside a shorter month', () => {
    expect(shiftDay('2026-12-31', { days: 1 })).toBe('2027-01-01');
    expect(shiftDay('2026-03-31', { months: -1 })).toBe('2026-02-28');
    expect(shiftDay('2026-01-15', { months: -1 })).toBe('2025-12-15');
  });
});
