import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProgressFact, type Register, registerOf } from './market-fact.ts';
import { CORRECTED_MS, progressOf } from './progress.ts';

const reported = (at: number, score: string | null, more: Partial<ProgressFact> = {}): Register => {
  const [home = 0, away = 0] = (score ?? '').split('-').map(Number);
  const fact: ProgressFact = {
    sort: 'progress',
    status: 'live',
    clock: `${at}`,
    periods: [],
    ...more,
    score: score === null ? null : { home, away },
  };
  return registerOf(fact, at * 1_000);
};
const period = (home: number, away: number) => ({ home, away });
const scoreOf = (registers: readonly Register[]) => {
  const score = progressOf(registers)?.score;
  return score ? `${score.home}-${score.away}` : null;
};

describe('progress of an event', () => {
  it.each<[string, readonly Register[], string | null]>([
    ['nothing was sent', [], null],
    ['the score that was sent last', [reported(1, '0-0'), reported(2, '1-0')], '1-0'],
    ['and not one that came late', [reported(2, '1-0'), reported(1, '0-0')], '1-0'],
    ['a score that runs backwards does not count', [reported(1, '1-0'), reported(2, '0-0')], '1-0'],
    ['nor while the higher one is repeated', [reported(1, '1-0'), reported(30, '1-0'), reported(31, '0-0')], '1-0'],
    ['but once the supplier confirmed it', [reported(1, '1-0'), reported(2, '0-0'), reported(11, '0-0')], '0-0'],
    ['a goal of the other side does not hide it', [reported(1, '1-0'), reported(2, '0-1')], '1-0'],
    [
      'the score of an earlier period',
      [reported(1, '1-1', { periods: [period(1, 0), period(0, 1)] }), reported(2, '1-1', { periods: [period(1, 1)] })],
      '1-1',
    ],
    ['a word without any score', [reported(1, '2-1'), reported(2, null)], '2-1'],
    ['two words of one moment that contradict each other', [reported(1, '1-0'), reported(1, '0-1')], '1-0'],
  ])('%s', (_title, registers, expected) => {
    expect(scoreOf(registers)).toBe(expected);
  });

  it('keeps the clock and the periods of the score that counts, and the state that was sent last', () => {
    const late = reported(2, '0-0', { status: 'finished', periods: [period(0, 0)] });
    const known = reported(1, '1-0', { periods: [period(1, 0)] });
    expect(progressOf([known, late])).toEqual({ ...known.fact, status: 'finished' });
  });

  it('is the same in any order and with any repetition', () => {
    const word = fc
      .record({ at: fc.integer({ min: 0, max: 30 }), home: fc.nat(3), away: fc.nat(3), periods: fc.nat(2) })
      .map(({ at, home, away, periods }) =>
        reported(at, `${home}-${away}`, { periods: Array.from({ length: periods }, () => period(0, 0)) }),
      );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.infiniteStream(fc.nat()), (words, places) => {
        const shuffled = [...words, ...words]
          .map((one) => ({ one, place: places.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        expect(progressOf(shuffled)).toEqual(progressOf(words));
      }),
    );
  });

  it('never shows less than what was sent within the last seconds', () => {
    const scores = fc.array(fc.record({ at: fc.integer({ min: 0, max: 40 }), home: fc.nat(4) }), { minLength: 1 });
    fc.assert(
      fc.property(scores, (list) => {
        const words = list.map(({ at, home }) => reported(at, `${home}-0`));
        const last = Math.max(...list.map(({ at }) => at));
        const firm = list.filter(({ at }) => last - at <= CORRECTED_MS / 2_000).map(({ home }) => home);
        expect(progressOf(words)?.score?.home).toBeGreaterThanOrEqual(Math.max(...firm));
      }),
    );
  });
});
