import { describe, expect, it } from 'vitest';
import { dayEnd, dayOf, dayStart, isDay, mondayOf, shiftDay } from './days.ts';

describe('a day of the reader', () => {
  it.each(['2026-03-29', '2026-10-25', '2026-11-24', '2026-12-31', '2028-02-28'])(
    '%s ends where the next begins',
    (day) => {
      expect(dayEnd(day)).toBe(dayStart(shiftDay(day, 1)));
      expect(dayOf(dayStart(day))).toBe(day);
      expect(shiftDay(shiftDay(day, 1), -1)).toBe(day);
    },
  );

  it.each([
    ['2026-11-24', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
  ])('%s belongs to the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it.each(['', 'tomorrow', '2026-13-01', '26-11-24'])('is not named by "%s"', (text) =>
    expect(isDay(text)).toBe(false),
  );
});
