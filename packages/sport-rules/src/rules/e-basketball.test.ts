import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { eBasketball } from './e-basketball.ts';

describe('e-basketball', () => {
  it.each([
    [9, '14 min of 4x4', { format: '4x4', played: 14 }, 'by-result'],
    [9, 'less is not enough: 14 min of 4x4', { format: '4x4', played: 13 }, 'at-odds-1'],
    [9, '17 min of 4x5', { format: '4x5', played: 17 }, 'by-result'],
    [9, 'less is not enough: 17 min of 4x5', { format: '4x5', played: 16 }, 'at-odds-1'],
    [9, '41 min of 4x12', { format: '4x12', played: 41 }, 'by-result'],
    [9, 'less is not enough: 41 min of 4x12', { format: '4x12', played: 40 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(eBasketball, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(eBasketball, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(eBasketball, match, { isDetermined: true }).settles).toBe('as-determined');
  });
});
