import { describe, expect, it } from 'vitest';
import { came, match, ruleOf } from '../../test-support/rules-kit.ts';
import { judgeContest } from './judge-contest.ts';

/** A match of sets that stopped for good. */
const STOPPED = { kind: 'interrupted', played: null } as const;
const stopped = (score: string, sets: readonly string[]) => match(score, sets, { status: 'abandoned' });

describe('a match of sets that stopped', () => {
  it.each([
    // Volleyball: 25 points with a lead of two, the fifth set 15.
    [
      'volleyball',
      'a set at 24:20 brings 45 points at least',
      '0:0',
      ['24:20'],
      ['total', 'period=1|line=44.5', 'over'],
      'won',
    ],
    ['volleyball', 'and may bring more', '0:0', ['24:20'], ['total', 'period=1|line=45.5', 'over'], 'returned'],
    [
      'volleyball',
      'at 24:24 the lead is still to come',
      '0:0',
      ['24:24'],
      ['total', 'period=1|line=49.5', 'over'],
      'won',
    ],
    ['volleyball', 'the fifth needs but 15', '2:2', fifth('10:9'), ['total', 'period=5|line=23.5', 'over'], 'won'],
    ['volleyball', 'and may end at once', '2:2', fifth('14:9'), ['total', 'period=5|line=24.5', 'over'], 'returned'],
    [
      'volleyball',
      'two more sets have 50 points at least',
      '1:0',
      ['25:20', '0:0'],
      ['points-total', 'line=94.5', 'over'],
      'won',
    ],
    ['volleyball', 'a set that is won counts', '0:0', ['25:20'], ['1x2', 'period=1', '1'], 'won'],
    ['volleyball', 'one that is not won yet does not', '0:0', ['25:24'], ['1x2', 'period=1', '1'], 'returned'],
    // Klask and air hockey: no lead is needed.
    ['klask', 'at 5:5 one more point ends the set', '0:0', ['5:5'], ['total', 'period=1|line=11.5', 'under'], 'won'],
    ['air-hockey', 'a set to 7 has 13 points at most', '0:0', ['3:3'], ['total', 'period=1|line=13.5', 'under'], 'won'],
    // Squash: 11 with two points between them.
    ['squash', 'at 10:10 both may go on', '0:0', ['10:10'], ['total', 'period=1|line=22.5', 'over'], 'returned'],
    ['squash', 'and bring 22 points at least', '0:0', ['10:10'], ['total', 'period=1|line=21.5', 'over'], 'won'],
    // Table soccer: 8 goals end a game whatever the lead, in games to 5 as to 7.
    ['table-soccer', 'no game has more than 15 goals', '0:0', ['7:7'], ['total', 'period=1|line=15.5', 'under'], 'won'],
    ['table-soccer', 'at 5:3 it may be over or not', '0:0', ['5:3'], ['1x2', 'period=1', '1'], 'returned'],
    ['e-volleyball', 'is scored as the sport', '0:0', ['24:20'], ['total', 'period=1|line=44.5', 'over'], 'won'],
  ] as const)('%s: %s', (slug, _sentence, score, sets, asked, word) => {
    expect(came(slug, stopped(score, sets), STOPPED, asked)).toBe(word);
  });

  it.each([
    ['to-5', 'won'],
    ['to-7', 'returned'],
  ])('table soccer %s: a game at 5:3 is %s', (format, word) => {
    expect(came('table-soccer', stopped('0:0', ['5:3']), { ...STOPPED, format }, ['1x2', 'period=1', '1'])).toBe(word);
  });

  it('knows beach volleyball by its three sets', () => {
    const beach = { ...stopped('0:0', ['20:15']), periodsPlanned: 3 };
    expect(came('volleyball', beach, STOPPED, ['total', 'period=1|line=35.5', 'over'])).toBe('won');
    expect(came('volleyball', beach, STOPPED, ['total', 'period=1|line=36.5', 'over'])).toBe('returned');
  });

  it('counts the sets that were won where nobody reported the score', () => {
    const { score: _, ...reported } = stopped('0:0', ['25:20', '23:25', '10:8']);
    expect(judgeContest(ruleOf('volleyball'), reported, STOPPED).record).toMatchObject({ score: { home: 1, away: 1 } });
    // A set that nobody can have won so proves nothing.
    const { score: __, ...odd } = stopped('0:0', ['20:18', '23:25']);
    expect(judgeContest(ruleOf('volleyball'), odd, STOPPED).record).not.toHaveProperty('score');
  });

  it('judges no sets that were won otherwise than the rule book has it', () => {
    // A league with sets to 15: what was reported is trusted, and any set may end anyhow.
    const other = stopped('1:0', ['15:12', '14:9']);
    expect(came('volleyball', other, STOPPED, ['1x2', 'period=1', '1'])).toBe('won');
    expect(came('volleyball', other, STOPPED, ['total', 'period=2|line=24.5', 'over'])).toBe('returned');
  });
});

describe('a match of sets that was played', () => {
  it.each([
    ['a set to 15', ['15:12', '15:9', '15:3']],
    ['a set that nobody can have won so', ['25:24', '25:20', '30:10']],
  ])('is settled by what was reported, also with %s', (_title, sets) => {
    const played = match('3:0', sets, { decidedIn: 'regular-time', periodsPlanned: 5 });
    expect(came('volleyball', played, null, ['match-winner', '', '1'])).toBe('won');
    expect(came('volleyball', played, null, ['1x2', 'period=1', '1'])).toBe('won');
    expect(judgeContest(ruleOf('volleyball'), played, null).record).not.toHaveProperty('sets');
  });
});

/** Four sets, two of each side, and the fifth under way. */
function fifth(last: string): readonly string[] {
  return ['25:20', '20:25', '25:20', '20:25', last];
}
