import { describe, expect, it } from 'vitest';
import { came } from '../../test-support/rules-kit.ts';
import { judgeLeg } from '../judging/judge-leg.ts';
import { judgePrematureWin } from '../judging/judge-parts.ts';
import { judgeTournament } from '../judging/judge-tournament.ts';
import { wrestling } from './wrestling.ts';

describe('wrestling', () => {
  it.each([
    [9, 'an interrupted match counts as failed after 24 hours', { format: '2x3', played: 1000 }, 'at-odds-1'],
    [9, 'in championships with periods of 2 minutes as well', { format: '2x2', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(wrestling, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(wrestling, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(wrestling, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'a 10-point lead in freestyle', 'freestyle', [10, 0], 1],
    [9, '9 points are not enough there', 'freestyle', [0, 9], null],
    [9, 'an 8-point lead in Greco-Roman', 'greco-roman', [1, 9], 2],
    [9, '7 points are not enough there', 'greco-roman', [8, 1], null],
  ] as const)('section %d: %s', (_section, _sentence, style, points, winner) => {
    expect(judgePrematureWin(wrestling, { style, points })).toBe(winner);
  });

  it.each([
    [4, 'a premature win ends the match as completed', { kind: 'completed', lastPart: 1 }, {}, 'by-result'],
    [4, 'its period is settled', { kind: 'completed', lastPart: 1 }, { part: 1 }, 'by-result'],
    [4, 'a later period never took place', { kind: 'completed', lastPart: 1 }, { part: 2 }, 'at-odds-1'],
    [
      4,
      'a withdrawal in the next period ends the match in the previous one',
      { kind: 'withdrawn', part: 2 },
      {},
      'by-result',
    ],
    [4, 'whose bets are settled', { kind: 'withdrawn', part: 2 }, { part: 1 }, 'by-result'],
    [4, 'those on the next period settle at odds 1', { kind: 'withdrawn', part: 2 }, { part: 2 }, 'at-odds-1'],
    ['operator', 'a withdrawal in the first period', { kind: 'withdrawn', part: 1 }, {}, 'at-odds-1'],
    [
      4,
      'a drawn period without a draw in the line',
      { kind: 'completed' },
      { part: 1, isDrawWithoutDraw: true },
      'at-odds-1',
    ],
    [9, 'interrupted: failed after 24 hours', { kind: 'interrupted', played: 5, waited: 24.5 }, {}, 'at-odds-1'],
  ] as const)('section %s: %s', (_section, _sentence, match, leg, settles) => {
    expect(judgeLeg(wrestling, match, leg).settles).toBe(settles);
  });

  it.each([
    [4, 'the winner stays valid until the finalists are known', [false, false, false], 'valid'],
    [4, 'then the final decides as any match', [true, false, false], 'as-final'],
    [4, 'the final was held', [true, true, true], 'by-result'],
    [4, 'the winner was set without a match', [true, false, true], 'at-odds-1'],
  ] as const)(
    'section %d: tournament: %s',
    (_section, _sentence, [areFinalistsKnown, isFinalHeld, isWinnerNamed], does) => {
      expect(judgeTournament(wrestling, { areFinalistsKnown, isFinalHeld, isWinnerNamed })).toBe(does);
    },
  );

  const entries = [
    { key: 'ana', position: 1 },
    { key: 'bo', position: 2 },
  ];
  const named = { sort: 'tournament', status: 'completed', entries, isFinalHeld: false } as const;
  it.each([
    ['wrestling', 'gives the bets on its winner back', ['returned', 'returned']],
    // No other sport of the specification has this rule: whoever was named has won.
    ['kabaddi', 'has a winner all the same', ['won', 'lost']],
    ['virtual-football-cup', 'has a winner all the same', ['won', 'lost']],
  ] as const)('section 4: a tournament of %s without a final %s', (slug, _sentence, words) => {
    const settled = entries.map(({ key }) => came(slug, named, null, ['tournament-winner', '', key]));
    expect(settled).toEqual(words);
  });

  it('section 4: one that stopped is decided between its finalists, and open before they are known', () => {
    const stopped = {
      sort: 'tournament',
      status: 'abandoned',
      entries: ['ana', 'bo', 'cy'].map((key) => ({ key })),
    } as const;
    const words = (finalists?: readonly string[]) =>
      ['ana', 'bo', 'cy'].map((key) =>
        came('wrestling', { ...stopped, ...(finalists && { finalists }) }, null, ['tournament-winner', '', key]),
      );
    expect(words()).toEqual(['returned', 'returned', 'returned']);
    expect(words(['ana', 'bo'])).toEqual(['returned', 'returned', 'lost']);
  });
});
