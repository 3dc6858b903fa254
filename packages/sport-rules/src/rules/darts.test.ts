import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { isPossibleScore } from '../judging/judge-parts.ts';
import { darts } from './darts.ts';

describe('darts', () => {
  it.each([
    [4, 'without a minimum the match has to be played to its end', { format: 'usual', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(darts, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(darts, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(darts, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it('operator rule: who gives up leaves a match that was not completed', () => {
    expect(judgeLeg(darts, { kind: 'withdrawn', part: 2 })).toMatchObject({ settles: 'at-odds-1' });
    expect(judgeLeg(darts, { kind: 'withdrawn', part: 2 }, { isDetermined: true }).settles).toBe('as-determined');
  });

  it('section 9: a visit brings 180 at most', () => {
    expect([180, 181, 0.5].map((points) => isPossibleScore(darts, points))).toEqual([true, false, false]);
  });
});
