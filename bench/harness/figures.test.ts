import { describe, expect, it } from 'vitest';
import { type Figure, isMet, lineOf, reading } from './figures.ts';

const figure = (value: number, floor?: Figure['floor']): Figure => ({
  goal: 'G1',
  what: 'bets',
  unit: 'x',
  value: reading(value),
  ...(floor && { floor }),
});

describe('the gate', () => {
  it.each([
    ['at the floor', 4, { atLeast: 4 }, true],
    ['under it', 3.99, { atLeast: 4 }, false],
    ['at the ceiling', 0.35, { atMost: 0.35 }, true],
    ['over it', 0.36, { atMost: 0.35 }, false],
    ['a figure that could not be taken', Number.NaN, { atLeast: 4 }, false],
    ['one that nothing was asked of', Number.NaN, undefined, true],
  ])('%s', (_title, value, floor, expected) => {
    expect(isMet(figure(value, floor))).toBe(expected);
  });

  it('names the figure that is under its floor', () => {
    expect(lineOf(figure(3.99, { atLeast: 4 }))).toMatch(/^G1 .* 3\.99× .*≥ 4 .*UNDER THE FLOOR$/);
  });
});
