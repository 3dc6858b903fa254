import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { eHandball } from './e-handball.ts';

describe('e-handball', () => {
  it.each([[9, 'other e-sports must be fully played', { format: 'usual', played: 1000 }, 'at-odds-1']] as const)(
    'section %d: %s',
    (_section, _sentence, { format, played }, settles) => {
      expect(judgeLeg(eHandball, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
    },
  );

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(eHandball, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(eHandball, match, { isDetermined: true }).settles).toBe('as-determined');
  });
});
