import { addMs, instant } from '@ordago/kernel';
import { displayedMinutes, SPORT_RULES, shapeOf } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { type ProgressFact, type Register, registerOf } from './market-fact.ts';
import { endsAtOf, secondsLeft } from './time-left.ts';

const AT = instant(1_789_000_000_000);
const progress = (clock: string | null, more: Partial<ProgressFact> = {}): ProgressFact => ({
  sort: 'progress',
  status: 'live',
  score: { home: 0, away: 0 },
  clock,
  periods: [],
  ...more,
});

describe('what is left of an event', () => {
  it.each<[title: string, sport: string, clock: string | null, more: Partial<ProgressFact>, left: number | null]>([
    ['of football the rest of 90 minutes', 'football', '63:20', {}, 1_600],
    ['five seconds', 'football', '89:55', {}, 5],
    ['nothing in added time', 'football', '92:10', {}, 0],
    ['nothing in added time that is beside it', 'football', '90:00+2:10', {}, 0],
    ['the whole second half, in the added time of the first', 'football', '47:00', { period: 1 }, 2_580],
    ['minutes alone', 'football', '80', {}, 600],
    ['nobody knows in a break', 'football', '45:00', { phase: 'break' }, null],
    ['nobody knows of an overtime', 'football', '104:30', { phase: 'overtime' }, null],
    ['but its supplier', 'football', '104:30', { phase: 'overtime', remaining: 930 }, 930],
    ['what its supplier sends goes before the clock', 'basketball', '00:07', { period: 4, remaining: 7 }, 7],
    ['the next end of several formats', 'basketball', '39:55', {}, 5],
    ['and then the one after it', 'basketball', '40:05', {}, 475],
    ['no end of a part before the last one', 'e-football', '7:58', { period: 1 }, null],
    ['the end of the last part', 'e-football', '7:58', { period: 2 }, 2],
    ['by the clock of the game where that runs faster', 'e-australian-football', '79:50', { period: 4 }, 10],
    ['nobody knows without a clock', 'football', null, {}, null],
    ['nor by a clock that is none', 'football', 'HT', {}, null],
    ['nor where the specification gives no length', 'ice-hockey', '59:58', {}, null],
    ['nor in sports without a clock', 'tennis', '89:55', {}, null],
    ['nor of a fight by rounds', 'boxing', '2:55', { period: 12 }, null],
    ['nor of a sport without a rule book', 'chess', '89:55', {}, null],
  ])('%s: %s', (_title, sport, clock, more, left) => {
    expect(secondsLeft(progress(clock, more), sport)).toBe(left);
  });

  it('is nothing once the longest format of any sport by the clock is used up, and something before its shortest', () => {
    const timed = SPORT_RULES.filter((rule) => shapeOf(rule) === 'time');
    const lengths = timed.map((rule) => {
      const minutes = rule.formats.flatMap(({ name, length }) =>
        length.kind === 'time' ? [displayedMinutes(rule, { format: name, real: length.minutes })] : [],
      );
      return { slug: rule.slug, minutes };
    });
    const known = lengths.filter(({ minutes }) => minutes.length > 0);
    expect(known.length).toBeGreaterThan(15);
    for (const { slug, minutes } of known) {
      expect([slug, secondsLeft(progress(`${Math.max(...minutes) + 1}:00`), slug)]).toEqual([slug, 0]);
      expect([slug, secondsLeft(progress('0:00'), slug)]).toEqual([slug, Math.min(...minutes) * 60]);
    }
  });

  it('runs from when the score that counts was sent, whatever came first or twice', () => {
    const reported = (ms: number, clock: string, home: number): Register =>
      registerOf(progress(clock, { score: { home, away: 0 } }), addMs(AT, ms));
    const words = [reported(0, '88:00', 1), reported(60_000, '89:00', 1), reported(65_000, '89:05', 0)];
    for (const list of [words, words.toReversed(), [...words, ...words]]) {
      expect(endsAtOf(list, 'football')).toBe(addMs(AT, 120_000));
    }
    expect(endsAtOf([], 'football')).toBeNull();
  });
});
