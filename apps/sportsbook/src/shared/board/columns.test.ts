import type { SportEvent } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { isSoldIn, mayBeDrawn } from './columns.ts';

const match = (...kinds: string[]) => ({ markets: kinds.map((kind) => ({ kind })) }) as unknown as SportEvent;

describe('the columns of a league', () => {
  it.each([
    ['football', [match('1x2', 'total', 'both-score')], true],
    ['tennis', [match('match-winner', 'total')], false],
    ['tennis, one of its matches without prices', [match(), match('match-winner')], false],
    ['a league that is sold in both ways', [match('match-winner'), match('1x2')], true],
    ['boxing', [match('fight-winner')], false],
    ['a league without any prices', [match()], true],
  ])('have a draw as %s can be drawn', (_name, events, expected) => {
    expect(mayBeDrawn(events)).toBe(expected);
  });

  it('have only the kinds that some match is sold in', () => {
    expect(isSoldIn([match('1x2'), match('both-score')], 'both-score')).toBe(true);
    expect(isSoldIn([match('1x2')], 'both-score')).toBe(false);
  });
});
