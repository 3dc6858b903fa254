import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { partsWinner, partWinner } from '../judging/judge-parts.ts';
import { klask } from './klask.ts';

describe('klask', () => {
  it.each([
    [4, 'without a minimum the match has to be played to its end', { format: '2-sets', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(klask, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(klask, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(klask, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'a set to 6 points', [6, 5], false, 1],
    [9, 'and not before', [5, 0], false, null],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = klask.formats[0] ?? klask.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });

  it('section 9: a match of 2 sets', () => {
    const { length } = klask.formats[0];
    const winners = (
      [
        [1, 1],
        [2, 1],
      ] as const
    ).map((score) => length.kind === 'won-parts' && partsWinner(length, score));
    expect(winners).toEqual([null, 1]);
  });
});
