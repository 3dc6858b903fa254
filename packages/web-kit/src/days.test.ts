import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { boundsOf, dayEnd, dayStart, isDay, mondayOf, shiftDay } from './days.ts';

/** Zones with and without summer time; Santiago changes its clocks at midnight, so that a day of September begins at one. */
const ZONES = ['UTC', 'Europe/Madrid', 'America/Santiago', 'America/Sao_Paulo', 'Pacific/Auckland'];

/** Changes of summer time of those zones, ends of months and of years, and the day that a leap year adds. */
const DAYS = [
  '2026-03-29',
  '2026-10-25',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-01-31',
  '2026-02-28',
  '2026-11-30',
  '2026-12-31',
  '2028-02-28',
  '2028-02-29',
];

describe.each(ZONES)('a day of a reader in %s', (zone) => {
  const bounds = boundsIn(zone);
  const inZone = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const at = (text: string, ms: number) => inZone.format(Date.parse(text) + ms);

  it.each(DAYS)('%s begins with its first millisecond and ends after its last', (day) => {
    const { from = '', to = '' } = bounds[day] ?? {};
    expect(at(from, -1)).toBe(shiftDay(day, -1));
    expect(at(from, 0)).toBe(day);
    expect(at(to, -1)).toBe(day);
    expect(at(to, 0)).toBe(shiftDay(day, 1));
  });
});

describe('the hours of a day', () => {
  const madrid = boundsIn('Europe/Madrid');

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-30', 24],
  ])('are as many as its clocks show: %s has %i', (day, hours) => {
    const { from = '', to = '' } = madrid[day] ?? {};
    expect(Date.parse(to) - Date.parse(from)).toBe(hours * 3_600_000);
  });
});

describe('a day', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('moves over the end of a month: %s by %i is %s', (day, days, moved) => expect(shiftDay(day, days)).toBe(moved));

  it('is bounded with the days after it from its first instant to the first after the last', () => {
    expect(boundsOf('2026-03-28', '2026-04-06')).toEqual({ from: dayStart('2026-03-28'), to: dayEnd('2026-04-06') });
    expect(dayEnd('2026-04-06')).toBe(dayStart('2026-04-07'));
  });

  it.each([
    ['2026-11-24', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
  ])('%s belongs to the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it.each(['2026-11-24', '2028-02-29'])('is named by "%s"', (text) => expect(isDay(text)).toBe(true));

  it.each(['', 'tomorrow', '2026-13-01', '26-11-24', '2026-02-29', '2026-04-31'])('is not named by "%s"', (text) =>
    expect(isDay(text)).toBe(false),
  );
});

/** Returns the bounds of `DAYS` as a browser in a zone has them: a zone belongs to a process, so each has its own. */
function boundsIn(zone: string): Readonly<Record<string, { from: string; to: string }>> {
  const module = new URL('./days.ts', import.meta.url).href;
  const script = `import { boundsOf } from '${module}';
    console.log(JSON.stringify(Object.fromEntries(${JSON.stringify(DAYS)}.map((day) => [day, boundsOf(day)]))));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(printed);
}
