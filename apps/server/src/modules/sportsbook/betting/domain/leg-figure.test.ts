import { describe, expect, it } from 'vitest';
import { legFigureOf } from './leg-figure.ts';

const progress = {
  periods: [
    { home: 1, away: 0 },
    { home: 0, away: 2 },
  ],
  counts: { corners: { home: 4, away: 3 } },
};
const nothing = { why: null, progress: null };

describe('the figure of a leg', () => {
  it.each([
    ['corners-1x2', '', { of: 'corners', period: null, home: 4, away: 3 }],
    ['corners-total', 'line=8.5', { of: 'corners', period: null, home: 4, away: 3 }],
    ['cards-total', 'line=3.5', null],
    // Nobody counts the corners of a half while it is played.
    ['corners-1x2', 'period=1', null],
    ['1x2', 'period=1', { of: 'period', period: 1, home: 1, away: 0 }],
    ['total', 'period=3|line=0.5', null],
    ['1x2', '', null],
  ])('on %s %s in play is that of now', (kind, specifier, figure) => {
    expect(legFigureOf({ kind, specifier }, { why: null, progress })).toEqual(figure);
    expect(legFigureOf({ kind, specifier }, nothing)).toBeNull();
  });

  it.each([
    [
      'figure',
      { figure: 'yellow_cards', period: 0, home: 5, away: 2 },
      { of: 'yellow-cards', period: null, home: 5, away: 2 },
    ],
    [
      'period-figure',
      { figure: 'corners', period: 1, home: 4, away: 3 },
      { of: 'corners', period: 1, home: 4, away: 3 },
    ],
    ['figure', { figure: 'period', period: 1, home: 1, away: 0 }, { of: 'period', period: 1, home: 1, away: 0 }],
    ['points', { home: 22, away: 16 }, { of: 'points', period: null, home: 22, away: 16 }],
    ['figure', { figure: 'shoot_out', period: 0, home: 4, away: 3 }, null],
    ['ended', { home: 1, away: 1 }, null],
  ])('that is settled is the one of its reason: %s %j', (code, params, figure) => {
    expect(legFigureOf({ kind: 'any', specifier: '' }, { why: { code, params }, progress: null })).toEqual(figure);
  });
});
