import { odds } from '@ordago/kernel';
import type { RaceRecord, TournamentRecord } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { contestResultOf, podiumOf, settledWord } from './contest-result.ts';

const runner = (key: string, price = 2_500) => ({ key, name: key.toUpperCase(), odds: odds(price) });
const RUNNERS = ['ana', 'bea', 'eva', 'lia', 'mar', 'sol'].map((key) => runner(key));
const RACE: RaceRecord = {
  sort: 'race',
  status: 'completed',
  fastestLap: ['eva'],
  entries: [
    { key: 'mar', state: 'non-runner' },
    { key: 'lia', state: 'retired', laps: 20 },
    { key: 'bea', state: 'finished', position: 2 },
    { key: 'eva', state: 'finished', position: 2 },
    { key: 'ana', state: 'finished', position: 1 },
    { key: 'sol', state: 'finished', position: 4 },
  ],
};

describe('the result of a contest of many', () => {
  it('is its order with last prices, shared places and the fastest lap, and then those without a place', () => {
    const result = contestResultOf(RACE, RUNNERS);
    if (result?.sort !== 'ranking') throw new Error('no ranking');
    expect(
      result.entries.map(({ place, name, state, isTied, hasFastestLap }) => [
        place,
        name,
        state,
        isTied,
        hasFastestLap,
      ]),
    ).toEqual([
      [1, 'ANA', 'ranked', false, false],
      [2, 'BEA', 'ranked', true, false],
      [2, 'EVA', 'ranked', true, true],
      [4, 'SOL', 'ranked', false, false],
      [null, 'LIA', 'retired', false, false],
      [null, 'MAR', 'non-runner', false, false],
    ]);
    expect(result.entries[0]?.odds).toBe(2_500);
    const podium = podiumOf(result);
    expect(podium?.sort === 'ranking' && podium.entries.map(({ name }) => name)).toEqual(['ANA', 'BEA', 'EVA']);
  });

  it('names the winner of a tournament, also without a final', () => {
    const record: TournamentRecord = {
      sort: 'tournament',
      status: 'completed',
      isFinalHeld: false,
      entries: [
        { key: 'ana', position: 1 },
        { key: 'bea', isWithdrawn: true },
      ],
    };
    expect(contestResultOf(record, RUNNERS)).toMatchObject({
      sort: 'ranking',
      isFinalHeld: false,
      entries: [
        { place: 1, name: 'ANA' },
        { place: null, state: 'non-runner' },
      ],
    });
  });

  it.each([
    ['a match', { sort: 'match', status: 'completed', score: { home: 1, away: 0 } }, RUNNERS],
    ['no record', null, RUNNERS],
    [
      'runners that nobody names',
      { sort: 'race', status: 'completed', entries: [{ key: 'sr:7', state: 'finished', position: 1 }] },
      [],
    ],
    ['a fight that nobody won yet', { sort: 'fight', status: 'abandoned' }, []],
  ] as const)('is none for %s', (_name, record, runners) => {
    expect(contestResultOf(record, runners)).toBeNull();
  });

  it('of a contest that was never sold has the names that its keys are, and no prices', () => {
    const entries = [{ key: 'ana-soto', state: 'finished', position: 1 }] as const;
    expect(contestResultOf({ sort: 'race', status: 'completed', entries }, [])).toMatchObject({
      entries: [{ name: 'Ana Soto', odds: null, place: 1 }],
    });
  });

  it('of a fight is who won, how and in which round', () => {
    const record = { sort: 'fight', status: 'completed', winner: 'away', method: 'knockout', round: 3 } as const;
    expect(contestResultOf(record, [])).toEqual({ sort: 'fight', winner: 'away', method: 'knockout', round: 3 });
  });
});

describe('an outcome that is settled', () => {
  it.each([
    ['without a result', null, null],
    ['as won', { result: 1, voidHalves: 0 }, 'won'],
    ['as lost', { result: 0, voidHalves: 0 }, 'lost'],
    ['as won by half', { result: 1, voidHalves: 1 }, 'half-won'],
    ['as lost by half', { result: 0, voidHalves: 1 }, 'half-lost'],
    ['as returned', { result: 0, voidHalves: 2 }, 'returned'],
    ['in a dead heat', { result: 1, voidHalves: 0, deadHeat: { numerator: 1n, denominator: 2n } }, 'shared'],
  ] as const)('%s', (_name, outcome, word) => {
    expect(settledWord(outcome)).toBe(word);
  });
});
