import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import { dayFormat } from './days.ts';

describe.each(LOCALES)('a calendar day in %s', (locale) => {
  const { write, read, mask } = dayFormat(locale);

  it('is written with the day first, and read again', () => {
    expect(write('2026-11-03')).toBe('03/11/2026');
    expect(read(write('2026-11-03'))).toBe('2026-11-03');
  });

  it.each([
    ['3/11/2026', '2026-11-03'],
    ['03.11.26', '2026-11-03'],
    [' 03-11-2026 ', '2026-11-03'],
    ['03112026', '2026-11-03'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %s', (text, day) => expect(read(text)).toBe(day));

  it.each(['', '3', '3/11', '11/23/2026', '29/02/2026', '31/04/2026', '00/01/2026', '1/1/1', 'ayer', '2026-11-03'])(
    'reads no day in %j',
    (text) => expect(read(text)).toBeNull(),
  );

  it('gets its strokes while it is typed, and loses what is deleted', () => {
    let text = '';
    for (const key of '03112026') text = mask(text + key, text);
    expect(text).toBe('03/11/2026');
    expect(mask('03/11', '03/11/')).toBe('03/11');
    expect(mask('3/', '3')).toBe('3/');
  });
});
