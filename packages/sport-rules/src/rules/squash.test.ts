import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { partWinner } from '../judging/judge-parts.ts';
import { squash } from './squash.ts';

describe('squash', () => {
  it.each([
    [4, 'without a minimum the match has to be played to its end', { format: 'to-11', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(squash, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(squash, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(squash, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [9, 'games to 11', [11, 9], false, 1],
    [9, 'with a margin of two points', [11, 10], false, null],
    [9, 'however long it takes', [12, 14], false, 2],
  ] as const)('section %d: %s', (_section, _sentence, score, isDecider, winner) => {
    const { length } = squash.formats[0] ?? squash.formats[0];
    expect('scoring' in length && length.scoring && partWinner(length.scoring, score, isDecider)).toBe(winner);
  });

  it('operator rule: who gives up leaves a match that was not completed', () => {
    expect(judgeLeg(squash, { kind: 'withdrawn', part: 2 })).toMatchObject({ settles: 'at-odds-1' });
    expect(judgeLeg(squash, { kind: 'withdrawn', part: 2 }, { isDetermined: true }).settles).toBe('as-determined');
  });
});
