import { describe, expect, it } from 'vitest';
import { came, match } from '../../test-support/rules-kit.ts';
import { judgeLeg } from '../judging/judge-leg.ts';
import { futsal } from './futsal.ts';

describe('futsal', () => {
  it.each([
    [9, '32 of 40 minutes', { format: '40', played: 32 }, 'by-result'],
    [9, 'less is not enough: 32 of 40 minutes', { format: '40', played: 31 }, 'at-odds-1'],
    [9, '40 of 50 minutes', { format: '50', played: 40 }, 'by-result'],
    [9, 'less is not enough: 40 of 50 minutes', { format: '50', played: 39 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(futsal, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(futsal, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(futsal, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it.each([
    [3, '1>2', ['2:0', '0:1'], 'first'],
    [3, '1=2', ['1:0', '0:1'], 'equal'],
    [3, '1<2', ['0:0', '0:1'], 'second'],
  ] as const)('section %d: highest-scoring half %s', (_section, _answer, halves, wins) => {
    const played = match('2:1', halves);
    const answers = ['first', 'equal', 'second'].filter(
      (outcome) => came('futsal', played, null, ['highest-half', '', outcome]) === 'won',
    );
    expect(answers).toEqual([wins]);
  });
});
