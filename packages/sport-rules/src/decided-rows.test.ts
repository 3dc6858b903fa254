import { describe, expect, it } from 'vitest';
import { came, match, pair, ruleOf } from '../test-support/rules-kit.ts';
import { articleOf } from './article.ts';
import type { Ending } from './result/ending.ts';
import type { FightRecord } from './result/record.ts';

const OVERTIME = { decidedIn: 'overtime', overtime: pair('3:0') } as const;
const SHOT_OUT = { decidedIn: 'shoot-out', overtime: pair('0:0'), shootOut: pair('1:2') } as const;
const EXTRA_END = { decidedIn: 'overtime', overtime: pair('0:2'), periodsPlanned: 10 } as const;
const DISTANCE: FightRecord = { sort: 'fight', status: 'completed', winner: 'home', method: 'points', round: 12 };
const DRAWN: FightRecord = { ...DISTANCE, winner: 'draw' };
const STOPPED: FightRecord = { ...DISTANCE, method: 'knockout', round: 3, roundsPlanned: 12 };
const DLS: Ending = { kind: 'reduced', winner: 'away' };
const CHASE = match('180:120', ['180:0', '0:120'], { status: 'abandoned' });

// The row of the checklist, the sentence, the sport, what was reported, how it ended, what is asked, and what comes of
// it.
describe('what the operator decided of time, innings, ends and fights, row by row', () => {
  it.each([
    [89, 'extra time does not count', 'football', match('1:1', [], OVERTIME), null, ['1x2', '', 'x'], 'won'],
    [89, 'nor in the total', 'football', match('1:1', [], OVERTIME), null, ['total', 'line=2.5', 'under'], 'won'],
    [90, 'regular time ends level', 'ice-hockey', match('2:2', [], SHOT_OUT), null, ['1x2', '', 'x'], 'won'],
    [
      90,
      'the winner is who wins the shoot-out',
      'ice-hockey',
      match('2:2', [], SHOT_OUT),
      null,
      ['match-winner', '', '2'],
      'won',
    ],
    [90, 'no total counts it', 'ice-hockey', match('2:2', [], SHOT_OUT), null, ['total', 'line=4.5', 'under'], 'won'],
    [
      90,
      'but the one that names it',
      'ice-hockey',
      match('2:2', [], SHOT_OUT),
      null,
      ['total', 'period=decided|line=4.5', 'over'],
      'won',
    ],
    [
      91,
      'a total is of regular time',
      'basketball',
      match('80:80', [], OVERTIME),
      null,
      ['total', 'line=161.5', 'under'],
      'won',
    ],
    [
      91,
      'one with overtime has it',
      'basketball',
      match('80:80', [], OVERTIME),
      null,
      ['total', 'period=full|line=161.5', 'over'],
      'won',
    ],
    [91, 'and so has the winner', 'basketball', match('80:80', [], OVERTIME), null, ['match-winner', '', '1'], 'won'],
    [
      95,
      'a lead that ends it completes it',
      'baseball',
      match('12:1', ['5:0', '4:1', '3:0']),
      { kind: 'mercy' },
      ['match-winner', '', '1'],
      'won',
    ],
    [
      95,
      'innings that never came',
      'baseball',
      match('12:1', ['5:0', '4:1', '3:0']),
      { kind: 'mercy' },
      ['1x2', 'period=5', '1'],
      'returned',
    ],
    [
      95,
      'whoever pitches',
      'baseball',
      match('3:1', [], { isPitcherChanged: true }),
      null,
      ['match-winner', '', '1'],
      'won',
    ],
    [
      99,
      'a draw of regular time counts',
      'american-football',
      match('20:20', [], OVERTIME),
      null,
      ['1x2', '', 'x'],
      'won',
    ],
    [
      99,
      'the winner counts overtime',
      'american-football',
      match('20:20', [], OVERTIME),
      null,
      ['match-winner', '', '1'],
      'won',
    ],
    [101, 'an extra end counts for the result', 'curling', match('6:6', [], EXTRA_END), null, ['1x2', '', '2'], 'won'],
    [101, 'and for the total', 'curling', match('6:6', [], EXTRA_END), null, ['total', 'line=13.5', 'over'], 'won'],
    [101, 'and for the handicap', 'curling', match('6:6', [], EXTRA_END), null, ['handicap', 'line=1.5', '2'], 'won'],
    [
      101,
      'once alone',
      'curling',
      match('6:6', [], EXTRA_END),
      null,
      ['total', 'period=full|line=14.5', 'under'],
      'won',
    ],
    [
      106,
      'water polo has to be played to its end',
      'water-polo',
      match('9:8', [], { status: 'abandoned' }),
      { kind: 'interrupted', played: 31 },
      ['1x2', '', '1'],
      'returned',
    ],
    [109, 'a draw gives both back', 'boxing', DRAWN, null, ['fight-winner', 'ways=2', '1'], 'returned'],
    [109, 'or is bet on', 'boxing', DRAWN, null, ['fight-winner', 'ways=3', 'x'], 'won'],
    [109, 'points go the distance', 'boxing', DISTANCE, null, ['fight-distance', '', 'yes'], 'won'],
    [109, 'a knockout does not', 'mma', STOPPED, null, ['fight-distance', '', 'yes'], 'lost'],
    [
      109,
      'no contest: nobody won',
      'mma',
      { ...STOPPED, winner: undefined, method: undefined },
      { kind: 'no-contest' },
      ['fight-winner', 'ways=2', '1'],
      'returned',
    ],
    [
      109,
      'but two and a half rounds were fought',
      'mma',
      { ...STOPPED, winner: undefined, method: undefined },
      { kind: 'no-contest' },
      ['fight-rounds-total', 'line=1.5', 'over'],
      'won',
    ],
    [
      109,
      'half of three minutes',
      'boxing',
      { ...STOPPED, roundSeconds: 91 },
      null,
      ['fight-rounds-total', 'line=2.5', 'over'],
      'won',
    ],
    [
      109,
      'is not passed at the half',
      'boxing',
      { ...STOPPED, roundSeconds: 90 },
      null,
      ['fight-rounds-total', 'line=2.5', 'under'],
      'won',
    ],
    [
      109,
      'of rounds of two minutes',
      'boxing',
      { ...STOPPED, roundSeconds: 61, roundMinutes: 2 },
      null,
      ['fight-rounds-total', 'line=2.5', 'over'],
      'won',
    ],
    [113, 'the calculated winner counts', 'cricket', CHASE, DLS, ['match-winner', '', '2'], 'won'],
    [113, 'whatever the runs are', 'cricket', CHASE, DLS, ['match-winner', '', '1'], 'lost'],
    [113, 'what was open is returned', 'cricket', CHASE, DLS, ['total', 'period=2|line=150.5', 'over'], 'returned'],
    [113, 'what was decided is settled', 'cricket', CHASE, DLS, ['total', 'period=1|line=150.5', 'over'], 'won'],
    [115, 'the result is what was simulated', 'simulated-reality-games', match('2:1'), null, ['1x2', '', '1'], 'won'],
    [
      115,
      'one that stopped is returned',
      'simulated-reality-games',
      match('2:1', [], { status: 'abandoned' }),
      { kind: 'interrupted', played: 89 },
      ['1x2', '', '1'],
      'returned',
    ],
    [
      115,
      'unless it was decided',
      'simulated-reality-games',
      match('2:1', [], { status: 'abandoned' }),
      { kind: 'interrupted', played: 89 },
      ['total', 'line=2.5', 'over'],
      'won',
    ],
  ] as const)('%d, %s (%s)', (_row, _sentence, slug, reported, ending, asked, verdict) => {
    expect(came(slug, reported, ending, asked)).toBe(verdict);
  });

  it('89: a corrected result is judged as if it had been the first, in every sport but at the ceremony of a race', () => {
    const codes = (slug: string) =>
      articleOf(ruleOf(slug)).sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase.code));
    expect(codes('football')).toContain('operator.correction');
    expect(codes('auto-racing')).not.toContain('operator.correction');
    expect(codes('auto-racing')).toContain('operator.podium');
  });
});
