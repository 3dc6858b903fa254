import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { rugby } from './rugby.ts';

describe('rugby', () => {
  it.each([
    [9, '65 of 80 minutes', { format: '80', played: 65 }, 'by-result'],
    [9, 'less is not enough: 65 of 80 minutes', { format: '80', played: 64 }, 'at-odds-1'],
    [9, 'Rugby 7 only if played in full', { format: 'rugby-7', played: 1000 }, 'at-odds-1'],
    [9, 'Rugby 9 only if played in full', { format: 'rugby-9', played: 1000 }, 'at-odds-1'],
    [9, 'Rugby 10 only if played in full', { format: 'rugby-10', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(rugby, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(rugby, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(rugby, match, { isDetermined: true }).settles).toBe('as-determined');
  });
});
