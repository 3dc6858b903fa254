import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judging/judge-leg.ts';
import { eUfc } from './e-ufc.ts';

describe('e-ufc', () => {
  it.each([
    [9, 'other e-sports must be fully played', { format: '3-to-5-rounds', played: 1000 }, 'at-odds-1'],
  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(eUfc, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it.each([
    [4, 'a match waits 8 hours', { kind: 'interrupted', played: null, waited: 8 }, 'not-yet'],
    [4, 'and no longer', { kind: 'interrupted', played: null, waited: 9 }, 'at-odds-1'],
    [4, 'a walkover is no basis', { kind: 'forfeit', by: 'walkover' }, 'at-odds-1'],
    [4, 'a postponed match waits as long', { kind: 'postponed', waited: 9, isTournamentOver: false }, 'at-odds-1'],
    [4, 'a match that was played settles by its result', { kind: 'completed' }, 'by-result'],
  ] as const)('section %d: %s', (_section, _sentence, match, settles) => {
    expect(judgeLeg(eUfc, match).settles).toBe(settles);
  });

  it('section 4: settles what was determined before the interruption', () => {
    const match = { kind: 'interrupted', played: null, waited: 'for-good' } as const;
    expect(judgeLeg(eUfc, match, { isDetermined: true }).settles).toBe('as-determined');
  });

  it('section 3: five ways to win can be bet on', () => {
    expect(eUfc.special).toEqual([
      {
        kind: 'victory-methods',
        methods: ['points', 'knockout', 'technical-knockout', 'technical-decision', 'disqualification-or-refusal'],
      },
    ]);
  });

  it('section 4: a round that never took place settles at odds 1', () => {
    const match = { kind: 'completed', lastPart: 2 } as const;
    expect([2, 3].map((part) => judgeLeg(eUfc, match, { part }).settles)).toEqual(['by-result', 'at-odds-1']);
  });

  it('section 9: the number of rounds and their minutes', () => {
    expect(eUfc.formats.map(({ length }) => length)).toEqual([{ kind: 'parts', part: 'round', min: 3, max: 5 }]);
  });
});
