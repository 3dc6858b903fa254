import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { partsWinner } from '../judging/judge-parts.ts';
import { cybersport } from './cybersport.ts';

describe('cybersport', () => {
  it.each([
    [9, 'other e-sports must be fully played: best of 1', { format: 'bo1', played: 1000 }, 'at-odds-1'],
    [9, 'other e-sports must be fully played: best of 2', { format: 'bo2', played: 1000 }, 'at-odds-1'],
    [9, 'other e-sports must be fully played: best of 3', { format: 'bo3', played: 1000 }, 'at-odds-1'],
    [9, 'other e-sports must be fully played: best of 5', { format: 'bo5', played: 1000 }, 'at-odds-1'],
    [9, 'other e-sports must be fully played: best of 7', { format: 'bo7', played: 1000 }, 'at-odds-1'],
    [9, 'other e-sports must be fully played: best of 9', { format: 'bo9', played: 1000 }, 'at-odds-1'],
    [9, 'other e-sports must be fully played: best of 11', { format: 'bo11', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(cybersport, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(cybersport, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(cybersport, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'best of 1', 'bo1', [1, 0], 1],
    [9, 'best of 2 can end in a draw', 'bo2', [1, 1], 'draw'],
    [9, 'best of 2 is won by both maps', 'bo2', [0, 2], 2],
    [9, 'best of 3 goes on at 1:1', 'bo3', [1, 1], null],
    [9, 'best of 5', 'bo5', [3, 1], 1],
    [9, 'best of 7', 'bo7', [2, 4], 2],
    [9, 'best of 9', 'bo9', [5, 4], 1],
    [9, 'best of 11', 'bo11', [5, 5], null],
  ] as const)('section %d: %s', (_section, _sentence, name, maps, winner) => {
    const length = cybersport.formats.find((format) => format.name === name)?.length;
    expect(length?.kind === 'best-of' && partsWinner(length, maps)).toBe(winner);
  });

  it('section 4: a map that never took place settles at odds 1', () => {
    expect(judgeLeg(cybersport, { kind: 'completed', lastPart: 2 }, { part: 3 }).settles).toBe('at-odds-1');
  });
});
