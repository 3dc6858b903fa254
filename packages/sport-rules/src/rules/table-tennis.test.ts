import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { tableTennis } from './table-tennis.ts';

describe('table-tennis', () => {
  it.each([
    [4, 'without a minimum the match has to be played to its end', { format: 'usual', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(tableTennis, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match stays valid', { kind: 'postponed', waited: 100, isTournamentOver: false }, 'not-yet'],
    [4, 'until the end of the tournament', { kind: 'postponed', waited: 100, isTournamentOver: true }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(tableTennis, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(tableTennis, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it('operator rule: who gives up leaves a match that was not completed', () => {
    expect(judgeLeg(tableTennis, { kind: 'withdrawn', part: 2 })).toMatchObject({ settles: 'at-odds-1' });
    expect(judgeLeg(tableTennis, { kind: 'withdrawn', part: 2 }, { isDetermined: true }).settles).toBe('as-determined');
  });
});
