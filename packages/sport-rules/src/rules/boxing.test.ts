import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { boxing } from './boxing.ts';

describe('boxing', () => {
  it.each([
    [
      4,
      'without a minimum the fight has to be fought to its end',
      { format: 'rounds-of-3', played: 1000 },
      'at-odds-1',
    ],
    [4, 'with rounds of 2 minutes as well', { format: 'rounds-of-2', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(boxing, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 24 hours', { kind: 'interrupted', played: null, waited: 24 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 25 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 25, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(boxing, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(boxing, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it('section 3: five ways to win can be bet on', () => {
    expect(boxing.special).toEqual([
      {
        kind: 'victory-methods',
        methods: ['points', 'knockout', 'technical-knockout', 'technical-decision', 'disqualification-or-refusal'],
      },
    ]);
  });

  it('section 4: a round that never took place settles at odds 1', () => {
    const match = { kind: 'completed', lastPart: 2 } as const;
    expect([2, 3].map((part) => judgeLeg(boxing, match, { part }).settles)).toEqual(['by-result', 'at-odds-1']);
  });

  it('section 9: the number of rounds and their minutes', () => {
    expect(boxing.formats.map(({ length }) => length)).toEqual(
      [3, 2].map((minutes) => ({ kind: 'parts', part: 'round', max: 12, minutes })),
    );
  });
});
