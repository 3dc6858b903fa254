import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { eFootball } from './e-football.ts';

describe('e-football', () => {
  it.each([
    [9, '6:30 of 2x4', { format: '2x4', played: 6.5 }, 'by-result'],
    [9, 'less is not enough: 6:30 of 2x4', { format: '2x4', played: 6.25 }, 'at-odds-1'],
    [9, '8:30 of 2x5', { format: '2x5', played: 8.5 }, 'by-result'],
    [9, 'less is not enough: 8:30 of 2x5', { format: '2x5', played: 8.25 }, 'at-odds-1'],
    [9, '10:30 of 2x6', { format: '2x6', played: 10.5 }, 'by-result'],
    [9, 'less is not enough: 10:30 of 2x6', { format: '2x6', played: 10.25 }, 'at-odds-1'],
    [9, '12:30 of 2x7', { format: '2x7', played: 12.5 }, 'by-result'],
    [9, 'less is not enough: 12:30 of 2x7', { format: '2x7', played: 12.25 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(eFootball, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(eFootball, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(eFootball, match, { isDetermined: true }).settles).toBe('as-determined');
  });
});
