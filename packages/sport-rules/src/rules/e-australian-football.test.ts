import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { displayedMinutes } from '../judging/judge-parts.ts';
import { eAustralianFootball } from './e-australian-football.ts';

describe('e-australian-football', () => {
  it.each([
    [9, 'held if at least 65 minutes played', { format: '4x20', played: 65 }, 'by-result'],
    [9, 'less is not enough: held if at least 65 minutes played', { format: '4x20', played: 64 }, 'at-odds-1'],
    [9, '65 of the 80 minutes that 4x2.5 displays', { format: '4x2.5', played: 65 }, 'by-result'],
    [9, 'less is not enough: 65 of the 80 minutes that 4x2.5 displays', { format: '4x2.5', played: 64 }, 'at-odds-1'],
    [9, "50 in the women's 4x15", { format: 'women-4x15', played: 50 }, 'by-result'],
    [9, "less is not enough: 50 in the women's 4x15", { format: 'women-4x15', played: 49 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(eAustralianFootball, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(
      settles,
    );
  });

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(eAustralianFootball, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(eAustralianFootball, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it('section 9: with 4x2.5 the game clock reaches 40 minutes in 5 real minutes', () => {
    expect(displayedMinutes(eAustralianFootball, { format: '4x2.5', real: 5 })).toBe(40);
    expect(displayedMinutes(eAustralianFootball, { format: '4x2.5', real: 10 })).toBe(80);
    expect(displayedMinutes(eAustralianFootball, { format: '4x20', real: 5 })).toBe(5);
  });
});
