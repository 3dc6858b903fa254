import { describe, expect, it } from 'vitest';
import { came, match, pair } from '../../test-support/rules-kit.ts';
import type { Ending } from '../result/ending.ts';
import type { MatchRecord } from '../result/record.ts';

const STOPPED: Ending = { kind: 'interrupted', played: null };
const abandoned = (score: string, periods: readonly string[] = [], planned?: number) =>
  match(score, periods, { status: 'abandoned', ...(planned !== undefined && { periodsPlanned: planned }) });

describe('exact answers of a match that stopped for good', () => {
  it.each([
    ['basketball', '60:20', ['60:20'], 'handicap-3way', 'line=-10', 'x'],
    ['basketball', '60:20', ['60:20'], 'handicap-3way', 'line=-80', 'x'],
    ['handball', '30:4', ['30:4'], 'handicap-3way', 'line=5', 'x'],
    ['rugby', '40:0', ['40:0'], 'handicap-3way', 'line=-7', 'x'],
    ['cricket', '150:0', ['150:0'], 'handicap-3way', 'line=-50', 'x'],
    ['kabaddi', '30:0', ['30:0'], 'both-score-total', 'line=60.5', 'over/no'],
    ['handball', '0:0', ['0:0'], 'handicap-3way', 'line=-200', 'x'],
    ['football', '0:0', ['0:0'], 'team-goal-count', 'side=home|max=40', '33'],
    ['football', '0:0', ['0:0'], 'winning-margin', 'max=40', '1/31'],
    ['football', '1:0', ['1:0'], 'result-total', 'line=99.5', 'x/over'],
  ] as const)('%s at %s %j, %s %s, %s: returned', (slug, score, periods, kind, specifier, outcome) => {
    expect(came(slug, abandoned(score, periods), STOPPED, [kind, specifier, outcome])).toBe('returned');
  });

  it.each([
    ['tennis', '6:4', 'handicap-3way', 'period=2|line=-2', 'x'],
    ['badminton', '21:11', 'handicap-3way', 'period=2|line=-5', 'x'],
    ['volleyball', '25:20', 'handicap-3way', 'period=2|line=-5', 'x'],
    ['snooker', '70:20', 'handicap-3way', 'period=3|line=-50', 'x'],
    ['tennis', '6:4', 'correct-score', 'period=2|scores=6:4', '6:4'],
    ['tennis', '6:4', 'correct-score', 'period=2|scores=6:4', 'other'],
    ['table-soccer', '5:3', 'correct-score', 'period=2|scores=5:3,8:7', '8:7'],
    ['darts', '3:1', 'correct-score', 'period=2|scores=3:2', 'other'],
  ] as const)(
    '%s after a set of %s, %s %s, %s: returned, for the set never began',
    (slug, set, kind, specifier, outcome) => {
      expect(came(slug, abandoned('1:0', [set], 5), STOPPED, [kind, specifier, outcome])).toBe('returned');
    },
  );

  it('settles what was certain of such kinds', () => {
    const late = abandoned('60:20', ['30:10', '30:10']);
    expect(came('basketball', late, STOPPED, ['handicap-3way', 'period=1|line=-10', 'x'])).toBe('lost');
    expect(came('football', abandoned('3:1', ['3:1']), STOPPED, ['correct-score', 'scores=2:1,4:1', '2:1'])).toBe(
      'lost',
    );
    // A set to 25 that is at 20:20 ends by two points.
    const level = abandoned('0:0', ['20:20'], 5);
    expect(came('volleyball', level, STOPPED, ['handicap-3way', 'period=1|line=-9', 'x'])).toBe('lost');
    expect(came('volleyball', level, STOPPED, ['handicap-3way', 'period=1|line=-2', 'x'])).toBe('returned');
  });

  it('knows nothing of the number of sets that nobody reported', () => {
    const early = abandoned('2:0', ['6:4', '6:4', '1:0']);
    expect(came('tennis', early, { kind: 'withdrawn', part: 3 }, ['1x2', '', '1'])).toBe('returned');
    expect(came('tennis', early, { kind: 'withdrawn', part: 3 }, ['total', 'line=3.5', 'under'])).toBe('returned');
    expect(came('tennis', early, { kind: 'withdrawn', part: 3 }, ['total', 'line=2.5', 'over'])).toBe('won');
  });

  it('counts nothing of a tie-break under way in place of a set', () => {
    const more = { status: 'abandoned', periodsPlanned: 3, isLastSetTieBreak: true } as const;
    const reported = match('1:1', ['6:4', '4:6', '8:7'], more);
    expect(came('tennis', reported, STOPPED, ['correct-score', 'period=3|scores=0:1', '0:1'])).toBe('returned');
    expect(came('tennis', reported, STOPPED, ['points-total', 'line=20.5', 'over'])).toBe('won');
  });
});

describe('what a supplier leaves out', () => {
  const bare = (score: string, more: Partial<MatchRecord> = {}) =>
    match(score, [], { status: 'abandoned', periodsPlanned: 3, ...more });

  it.each([
    ['tennis', 'correct-score', 'period=2|scores=6:4', '6:4'],
    ['tennis', 'correct-score', 'period=2|scores=6:4', 'other'],
    ['tennis', 'total', 'period=1|line=9.5', 'under'],
    ['snooker', '1x2', 'period=1', 'x'],
    ['volleyball', 'odd-even', 'period=1', 'even'],
    ['darts', 'team-total', 'side=home|period=1|line=0.5', 'under'],
  ] as const)('%s, %s %s, %s: sets without their scores decide nothing', (slug, kind, specifier, outcome) => {
    for (const ending of [STOPPED, { kind: 'withdrawn', part: 1 } as const]) {
      expect(came(slug, bare('0:0'), ending, [kind, specifier, outcome])).toMatch(/waits|returned/);
    }
  });

  it('does not take the first of the reported sets for the one that is missing', () => {
    const short = { ...bare('1:1'), periods: [pair('6:4')] };
    expect(came('tennis', short, STOPPED, ['1x2', 'period=2', '1'])).toMatch(/waits|returned/);
    expect(came('tennis', short, STOPPED, ['points-total', 'line=9.5', 'under'])).toMatch(/waits|returned/);
  });

  it.each([
    ['5:13', 'match-winner', '', '1'],
    ['12:4', 'match-winner', '', '2'],
    ['12:4', '1x2', '', '1'],
    ['12:4', 'odd-even', '', 'odd'],
    ['12:4', 'total', 'line=1.5', 'under'],
  ] as const)(
    'takes no match of maps of an unknown number for the shortest: %s, %s %s, %s',
    (map, kind, specifier, outcome) => {
      expect(came('cybersport', abandoned('0:0', [map]), STOPPED, [kind, specifier, outcome])).toBe('returned');
    },
  );

  it.each(['basketball', 'american-football'])('%s: two quarters are no match', (slug) => {
    const half = abandoned('49:40', ['30:20', '19:20']);
    for (const outcome of ['1/1', '1/2', '2/2', '2/1']) {
      const ending = { kind: 'interrupted', played: 24 } as const;
      expect(came(slug, half, ending, ['half-time-full-time-2way', '', outcome])).toBe('returned');
    }
  });

  it.each([
    [36, undefined, 'returned'],
    [40, undefined, 'won'],
    [36, '40', 'won'],
    [36, '48', 'returned'],
  ] as const)('basketball, %i minutes of the format %s: %s', (played, format, word) => {
    const ending = { kind: 'interrupted', played, ...(format !== undefined && { format }) } as const;
    expect(came('basketball', abandoned('80:70'), ending, ['1x2', '', '1'])).toBe(word);
    const known = abandoned('80:70');
    if (format === undefined) {
      const reported = { ...known, regularMinutes: 40 };
      expect(came('basketball', reported, { kind: 'interrupted', played }, ['1x2', '', '1'])).toBe('won');
    }
  });

  it('does not settle the half that was under way in a match that counts as completed', () => {
    const level = match('0:0', [], { status: 'abandoned' });
    const late: Ending = { kind: 'interrupted', played: 75 };
    expect(came('football', level, late, ['1x2', '', 'x'])).toBe('won');
    expect(came('football', level, late, ['1x2', 'period=2', 'x'])).toMatch(/waits|returned/);
  });
});
