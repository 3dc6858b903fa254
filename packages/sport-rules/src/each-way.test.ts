import { ruleText } from '@ordago/i18n/rules';
import { describe, expect, it } from 'vitest';
import { articleOf } from './article.ts';
import { CUSTOMARY_LADDER, EACH_WAY_BOUNDS, rungOf } from './each-way.ts';
import { reportsPlaces, settlePlace } from './markets/each-way.ts';
import { SPORT_RULES } from './registry.ts';
import type { RaceRecord, Runner, TournamentRecord } from './result/record.ts';

describe('the customary terms', () => {
  it.each([
    [0, null],
    [4, null],
    [5, { divisor: 4, places: 2 }],
    [7, { divisor: 4, places: 2 }],
    [8, { divisor: 5, places: 3 }],
    [15, { divisor: 5, places: 3 }],
    [16, { divisor: 4, places: 4 }],
    [40, { divisor: 4, places: 4 }],
  ])('of %d runners', (runners, terms) => {
    expect(rungOf(CUSTOMARY_LADDER, runners)).toEqual(terms);
  });

  it('rise with the field, stay within what staff may set, and leave somebody without a place', () => {
    for (const { eachWay = CUSTOMARY_LADDER } of SPORT_RULES) {
      for (const [place, { runnersMin, divisor, places }] of eachWay.entries()) {
        expect(runnersMin).toBeGreaterThan(eachWay[place - 1]?.runnersMin ?? 0);
        expect(places).toBeLessThan(runnersMin);
        expect(EACH_WAY_BOUNDS.divisors).toContain(divisor);
        expect(places).toBeGreaterThanOrEqual(EACH_WAY_BOUNDS.placesMin);
        expect(places).toBeLessThanOrEqual(EACH_WAY_BOUNDS.placesMax);
      }
    }
  });

  it('are explained by the articles of the sports that have them, in figures of the same data', () => {
    const reported = SPORT_RULES.flatMap((rule) => {
      const phrases = articleOf(rule).sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase));
      const ofIt = phrases.filter(({ code }) => code.startsWith('each-way.'));
      expect(ofIt.length > 0).toBe(rule.eachWay !== undefined);
      return ofIt.length > 0 ? [ofIt] : [];
    });
    expect(reported.length).toBeGreaterThan(0);
    for (const phrases of reported) {
      const texts = phrases.map((phrase) => ruleText('en', phrase));
      expect(texts).toContain('With fewer than 5 runners only the winner can be bet on.');
      expect(texts).toContain('With 5 to 7 runners: 1/4 of the odds and 2 places.');
      expect(texts).toContain('With 8 to 15 runners: 1/5 of the odds and 3 places.');
      expect(texts).toContain('With 16 runners or more: 1/4 of the odds and 4 places.');
    }
  });
});

describe('the place part of a winner', () => {
  const race = (runners: readonly (number | Runner['state'])[], status: RaceRecord['status'] = 'completed') =>
    ({
      sort: 'race',
      status,
      entries: runners.map((end, place) => ({
        key: `r${place}`,
        ...(typeof end === 'number' ? { state: 'finished', position: end } : { state: end }),
      })),
    }) as RaceRecord;
  const settled = (record: RaceRecord | TournamentRecord, key: string, places: number) =>
    settlePlace({ kind: record.sort === 'race' ? 'race-winner' : 'tournament-winner', outcome: key }, places, record);

  it.each<[string, RaceRecord, string, number, object | null]>([
    ['first', race([1, 2, 3]), 'r0', 2, { result: 1, voidHalves: 0 }],
    ['last of the places', race([1, 2, 3]), 'r1', 2, { result: 1, voidHalves: 0 }],
    ['first behind them', race([1, 2, 3]), 'r2', 2, { result: 0, voidHalves: 0 }],
    ['retired', race([1, 2, 'retired']), 'r2', 2, { result: 0, voidHalves: 0 }],
    ['did not start', race([1, 2, 'non-runner']), 'r2', 2, { result: 0, voidHalves: 2 }],
    ['fewer came in than places', race([1, 'retired', 'retired']), 'r0', 2, { result: 1, voidHalves: 0 }],
    [
      'three share the last place',
      race([1, 2, 2, 2]),
      'r1',
      2,
      { result: 1, voidHalves: 0, deadHeat: { numerator: 1n, denominator: 3n } },
    ],
    ['a tie within the places', race([1, 2, 2, 4]), 'r1', 3, { result: 1, voidHalves: 0 }],
    ['nobody reported the second', race([1, 'finished', 'finished']), 'r1', 2, null],
    ['nobody reported them', race([1, 2, 3]), 'r9', 2, null],
    ['not held', race([1, 2, 3], 'cancelled'), 'r0', 2, { result: 0, voidHalves: 2 }],
    [
      'stopped for good',
      race(['finished', 'finished', 'finished'], 'abandoned'),
      'r0',
      2,
      { result: 0, voidHalves: 2 },
    ],
  ])('%s', (_title, record, key, places, outcome) => {
    expect(settled(record, key, places)).toEqual(outcome);
  });

  it('of a tournament is read from its final places', () => {
    const record: TournamentRecord = {
      sort: 'tournament',
      status: 'completed',
      entries: [
        { key: 'a', position: 1 },
        { key: 'b', position: 2 },
        { key: 'c', position: 3 },
        { key: 'd', position: 3 },
      ],
    };
    expect(settled(record, 'c', 3)).toEqual({ result: 1, voidHalves: 0, deadHeat: { numerator: 1n, denominator: 2n } });
    expect([
      reportsPlaces(record, 4),
      reportsPlaces({ ...record, entries: [{ key: 'a', position: 1 }, { key: 'b' }] }, 2),
    ]).toEqual([true, false]);
  });
});
