import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { partWinner } from '../judging/judge-parts.ts';
import { volleyball } from './volleyball.ts';

describe('volleyball', () => {
  it.each([
    [4, 'without a minimum the match has to be played to its end', { format: 'indoor', played: 1000 }, 'at-odds-1'],
    [4, 'on the beach as well', { format: 'beach', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(volleyball, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(volleyball, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(volleyball, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'sets to 25', [25, 20], false, 1],
    [9, 'with a lead of two points', [25, 24], false, null],
    [9, 'however long it takes', [30, 32], false, 2],
    [9, 'the fifth to 15', [15, 13], true, 1],
    [9, 'the others not', [15, 13], false, null],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = volleyball.formats[0] ?? volleyball.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });

  it.each([
    [9, 'on the beach to 21', [21, 19], false, 1],
    [9, 'with a lead of two points', [21, 20], false, null],
    [9, 'the third to 15', [13, 15], true, 2],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = volleyball.formats[1] ?? volleyball.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });
});
