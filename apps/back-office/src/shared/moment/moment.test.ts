import { describe, expect, it } from 'vitest';
import { maskTime, momentAt, NO_MOMENT, readTime, shiftTime } from './moment.ts';

describe('a time of day', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['2130', '21:30'],
    ['9:30', '09:30'],
    [' 21.30 ', '21:30'],
    ['21h', '21:00'],
    ['00:00', '00:00'],
  ])('reads %j', (text, time) => expect(readTime(text)).toBe(time));

  it.each(['', '24:00', '21:60', '9 pm', '21:3', 'noon'])('reads no time in %j', (text) =>
    expect(readTime(text)).toBeNull(),
  );

  it('gets its colon while it is typed, and loses what is deleted', () => {
    let text = '';
    for (const key of '2130') text = maskTime(text + key, text);
    expect(text).toBe('21:30');
    expect(maskTime('21', '21:')).toBe('21');
    expect(maskTime('9', '')).toBe('9');
  });

  it.each([
    ['21:50', 15, '22:05'],
    ['23:50', 15, '00:05'],
    ['00:10', -60, '23:10'],
  ])('%s by %i minutes', (time, minutes, expected) => expect(shiftTime(time, minutes)).toBe(expected));
});

describe('a moment that is typed', () => {
  it.each([
    ['nothing', NO_MOMENT, null],
    ['a day without a time', { day: '2026-11-22', time: '' }, 'time'],
    ['a time without a day', { day: '', time: '21:30' }, 'day'],
    ['a time that is none', { day: '2026-11-22', time: '25:30' }, 'time'],
    ['both', { day: '2026-11-22', time: '21:30' }, new Date(2026, 10, 22, 21, 30).getTime()],
  ])('%s', (_title, draft, expected) => expect(momentAt(draft)).toBe(expected));
});
