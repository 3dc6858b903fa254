import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { halfAndMatchOptions, isSoundCup, isSoundRound } from '../judging/judge-parts.ts';
import { specialOf } from '../vocabulary.ts';
import { virtualFootballCup } from './virtual-football-cup.ts';

describe('virtual-football-cup', () => {
  it.each([[9, 'other e-sports must be fully played', { format: 'usual', played: 1000 }, 'at-odds-1']] as const)(
    'section %d: %s',
    (_section, _sentence, { format, played }, settles) => {
      expect(judgeLeg(virtualFootballCup, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(
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
    expect(judgeLeg(virtualFootballCup, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(virtualFootballCup, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'each round at least 2 minutes', { seconds: 120, bettingSeconds: 40 }, true],
    [9, 'a shorter round is not sound', { seconds: 119, bettingSeconds: 40 }, false],
    [9, 'at least 40 seconds to bet', { seconds: 120, bettingSeconds: 39 }, false],
  ] as const)('section %d: %s', (_section, _sentence, round, isSound) => {
    expect(isSoundRound(virtualFootballCup, round)).toBe(isSound);
  });

  it.each([
    [9, 'at least 5 rounds, 16 teams', { teams: 16, rounds: 5 }, true],
    [9, '4 rounds are too few', { teams: 16, rounds: 4 }, false],
    [9, '15 teams are too few', { teams: 15, rounds: 5 }, false],
  ] as const)('section %d: %s', (_section, _sentence, cup, isSound) => {
    expect(isSoundCup(virtualFootballCup, cup)).toBe(isSound);
  });

  it('section 3: first half and match have 9 answers', () => {
    const options = halfAndMatchOptions(specialOf(virtualFootballCup, 'half-and-match')?.ways ?? 2);
    expect(options).toHaveLength(9);
    expect(options).toContainEqual(['1', 'x']);
  });
});
