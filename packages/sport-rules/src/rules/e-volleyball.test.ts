import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { partsWinner, partWinner } from '../judging/judge-parts.ts';
import { eVolleyball } from './e-volleyball.ts';

describe('e-volleyball', () => {
  it.each([[9, 'other e-sports must be fully played', { format: 'best-of-5', played: 1000 }, 'at-odds-1']] as const)(
    'section %d: %s',
    (_section, _sentence, { format, played }, settles) => {
      expect(judgeLeg(eVolleyball, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
    },
  );

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(eVolleyball, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(eVolleyball, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'sets to 25', [25, 20], false, 1],
    [9, 'the fifth to 15', [15, 13], true, 1],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = eVolleyball.formats[0] ?? eVolleyball.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });

  it('section 9: best of 5', () => {
    const { length } = eVolleyball.formats[0];
    const winners = (
      [
        [2, 2],
        [3, 2],
        [0, 3],
      ] as const
    ).map((score) => length.kind === 'best-of' && partsWinner(length, score));
    expect(winners).toEqual([null, 1, 2]);
  });
});
