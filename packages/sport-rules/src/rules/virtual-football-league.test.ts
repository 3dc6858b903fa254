import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { halfAndMatchOptions, isSoundRound } from '../judging/judge-parts.ts';
import { specialOf } from '../vocabulary.ts';
import { virtualFootballLeague } from './virtual-football-league.ts';

describe('virtual-football-league', () => {
  it.each([[9, 'other e-sports must be fully played', { format: 'usual', played: 1000 }, 'at-odds-1']] as const)(
    'section %d: %s',
    (_section, _sentence, { format, played }, settles) => {
      expect(judgeLeg(virtualFootballLeague, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(
        settles,
      );
    },
  );

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(virtualFootballLeague, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(virtualFootballLeague, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'each round at least 2 minutes', { seconds: 120, bettingSeconds: 40 }, true],
    [9, 'a shorter round is not sound', { seconds: 119, bettingSeconds: 40 }, false],
    [9, 'at least 40 seconds to bet', { seconds: 120, bettingSeconds: 39 }, false],
  ] as const)('section %d: %s', (_section, _sentence, round, isSound) => {
    expect(isSoundRound(virtualFootballLeague, round)).toBe(isSound);
  });

  it('section 3: first half and match have 9 answers', () => {
    const options = halfAndMatchOptions(specialOf(virtualFootballLeague, 'half-and-match')?.ways ?? 2);
    expect(options).toHaveLength(9);
    expect(options).toContainEqual(['1', 'x']);
  });
});
