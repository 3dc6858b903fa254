import { describe, expect, it } from 'vitest';
import { instantsOf, periodOf, rangeOf, shiftMonth, stepDay, withDay } from './day-range.ts';
import { dayStart } from './days.ts';

const TODAY = '2026-11-21';

describe('periods', () => {
  it.each(['all', 'today', 'yesterday', 'last7', 'last30'] as const)('finds %s again in its days', (period) => {
    expect(periodOf(rangeOf(period, TODAY), TODAY)).toBe(period);
  });

  it('counts today among the last seven and the last thirty days', () => {
    expect(rangeOf('last7', TODAY)).toEqual({ from: '2026-11-15', to: TODAY });
    expect(rangeOf('last30', TODAY)).toEqual({ from: '2026-10-23', to: TODAY });
  });

  it('has no name for other days', () => {
    expect(periodOf({ from: '2026-11-20', to: TODAY }, TODAY)).toBeNull();
    expect(periodOf({ from: TODAY }, TODAY)).toBeNull();
  });

  it('moves the other end where it would lie on the wrong side', () => {
    const range = { from: '2026-11-10', to: '2026-11-12' };
    expect(withDay(range, 'from', '2026-11-11')).toEqual({ from: '2026-11-11', to: '2026-11-12' });
    expect(withDay(range, 'from', '2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-15' });
    expect(withDay(range, 'to', undefined)).toEqual({ from: '2026-11-10', to: undefined });
  });
});

describe('the instants of a period', () => {
  it.each([
    ['2026-11-20', '2026-11-21', '2026-11-22'],
    ['2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25', '2026-10-26'],
    ['2026-09-05', '2026-09-06', '2026-09-07'],
    ['2026-01-31', '2026-01-31', '2026-02-01'],
    ['2028-02-01', '2028-02-29', '2028-03-01'],
    ['2026-12-01', '2026-12-31', '2027-01-01'],
  ])('are those from %s to %s, and end where %s begins', (from, to, after) => {
    expect(instantsOf({ from, to })).toEqual({ from: dayStart(from), to: dayStart(after) });
  });

  it('leave out an end that is open or no day of the calendar', () => {
    expect(instantsOf({})).toEqual({});
    expect(instantsOf({ from: TODAY })).toEqual({ from: dayStart(TODAY) });
    expect(instantsOf({ from: '2026-02-31', to: TODAY })).toEqual({ to: dayStart('2026-11-22') });
  });
});

describe('the keys of a day', () => {
  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('stay inside a shorter month: %s by %i is %s', (day, months, moved) => {
    expect(shiftMonth(day, months)).toBe(moved);
  });

  it.each([
    ['ArrowUp', '2027-01-01'],
    ['ArrowDown', '2026-12-30'],
    ['PageUp', '2027-01-31'],
    ['PageDown', '2026-11-30'],
    ['Enter', null],
  ])('%s leads to %s', (key, day) => {
    expect(stepDay('2026-12-31', key)).toBe(day);
  });

  it('lead nowhere from what is no day', () => {
    expect(stepDay('', 'ArrowUp')).toBeNull();
    expect(stepDay('2026-02-31', 'ArrowUp')).toBeNull();
  });
});
