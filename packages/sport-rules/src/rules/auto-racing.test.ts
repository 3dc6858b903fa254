import { describe, expect, it } from 'vitest';
import { came } from '../../test-support/rules-kit.ts';
import { judgeLeg } from '../judging/judge-leg.ts';
import { isClassified, judgeHeadToHead } from '../judging/judge-race.ts';
import { autoRacing } from './auto-racing.ts';

describe('auto-racing', () => {
  it.each([
    [4, 'without a minimum the race has to be run to its end', { format: 'usual', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(autoRacing, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(autoRacing, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(autoRacing, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  const driver = (place: number | null, laps: number, hasStarted = true) => ({ place, laps, hasStarted });

  it.each([
    [3, 'head-to-head: the higher place', driver(2, 50), driver(5, 50), 1],
    [3, 'head-to-head: one drops out', driver(null, 49), driver(12, 48), 2],
    ['operator', 'both drop out: more laps', driver(null, 31), driver(null, 30), 1],
    ['operator', 'both drop out after equal laps', driver(null, 30), driver(null, 30), 'odds-1'],
    ['operator', 'one does not start', driver(1, 50), driver(null, 0, false), 'odds-1'],
  ] as const)('section %s: %s', (_section, _sentence, first, second, answer) => {
    expect(judgeHeadToHead(first, second)).toBe(answer);
  });

  it('section 3: top 3 places', () => {
    const entries = ['a', 'b', 'c', 'd'].map(
      (key, place) => ({ key, state: 'finished', position: place + 1 }) as const,
    );
    const race = { sort: 'race', status: 'completed', entries } as const;
    const placed = entries.map(({ key }) => came('auto-racing', race, null, ['race-place', 'places=3', key]));
    expect(placed).toEqual(['won', 'won', 'won', 'lost']);
  });

  it('operator rule: who ran nine tenths of the laps has finished', () => {
    expect([45, 44].map((laps) => isClassified(autoRacing, { laps, winnerLaps: 50 }))).toEqual([true, false]);
  });
});
