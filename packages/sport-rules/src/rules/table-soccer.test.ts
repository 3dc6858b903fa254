import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { partWinner } from '../judging/judge-parts.ts';
import { tableSoccer } from './table-soccer.ts';

describe('table-soccer', () => {
  it.each([
    [4, 'without a minimum the match has to be played to its end', { format: 'to-5', played: 1000 }, 'at-odds-1'],
    [4, 'with games to 7 as well', { format: 'to-7', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(tableSoccer, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(tableSoccer, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(tableSoccer, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'games to 5 goals', [5, 3], false, 1],
    [9, 'operator rule: with a lead of two', [5, 4], false, null],
    [9, 'with 8 as the cap', [8, 7], false, 1],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = tableSoccer.formats[0] ?? tableSoccer.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });

  it.each([
    [9, 'or to 7 goals', [5, 7], false, 2],
    [9, 'which 5 goals do not win', [5, 3], false, null],
    [9, 'with 8 as the cap', [7, 8], false, 2],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = tableSoccer.formats[1] ?? tableSoccer.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });
});
