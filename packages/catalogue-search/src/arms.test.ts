import { describe, expect, it } from 'vitest';
import { armOf } from './arms.ts';

const shareOfB = (order: string, share: number) =>
  Array.from({ length: 20_000 }, (_, at) => armOf(order, String(100_001 + at), share)).filter((arm) => arm === 'B')
    .length / 20_000;

describe('the arm of a visitor', () => {
  it.each([
    ['1', 50],
    ['2', 10],
    ['17', 85],
  ])('order %s: about %i of a hundred see B', (order, share) => {
    expect(Math.abs(shareOfB(order, share) - share / 100)).toBeLessThan(0.015);
  });
  it('is the same on every visit, and another draw in another order', () => {
    const arms = (order: string) => Array.from({ length: 200 }, (_, at) => armOf(order, `v${at}`, 50));
    expect(arms('1')).toEqual(arms('1'));
    expect(arms('1')).not.toEqual(arms('2'));
  });
  it('keeps whoever saw B in B when its share grows', () => {
    for (let at = 0; at < 500; at += 1) {
      if (armOf('3', `v${at}`, 20) === 'B') expect(armOf('3', `v${at}`, 60)).toBe('B');
    }
  });
});
