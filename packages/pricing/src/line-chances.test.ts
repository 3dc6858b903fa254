import { describe, expect, it } from 'vitest';
import { chanceToMeet, lineChances, numberMet } from './line-chances.ts';

describe('the number that a line is met by', () => {
  it.each([
    [8, 2],
    [9, 2],
    [7, 2],
    [10, null],
    [-8, -2],
    [-9, -2],
    [-7, -2],
    [-6, null],
    [1, 0],
    [0, 0],
  ])('%i quarters: %s', (quarters, met) => {
    expect((numberMet(quarters) ?? Number.NaN) + 0).toBe(met ?? Number.NaN);
  });
});

type Lines = readonly (readonly [quarters: number, passes: number])[];

describe('the chance to meet a number', () => {
  it.each<[title: string, lines: Lines]>([
    [
      'half lines on both sides of it',
      [
        [6, 0.8],
        [10, 0.5],
      ],
    ],
    [
      'its whole line and a half line',
      [
        [8, 0.5 / 0.7],
        [10, 0.5],
      ],
    ],
    [
      'its whole line and the quarter line above',
      [
        [8, 0.5 / 0.7],
        [9, 0.5 / 0.85],
      ],
    ],
    [
      'both quarter lines',
      [
        [7, 0.65 / 0.85],
        [9, 0.5 / 0.85],
      ],
    ],
  ])('follows from %s', (_title, lines) => {
    const readings = lines.map(([quarters, passes]) => ({ quarters, passes }));
    expect(chanceToMeet(2, readings)).toBeCloseTo(0.3, 9);
  });

  it.each<[title: string, lines: Lines]>([
    ['one line', [[8, 0.6]]],
    [
      'one line twice',
      [
        [8, 0.6],
        [8, 0.6],
      ],
    ],
    [
      'lines about other numbers',
      [
        [2, 0.9],
        [14, 0.2],
        [18, 0.1],
      ],
    ],
  ])('does not follow from %s', (_title, lines) => {
    const readings = lines.map(([quarters, passes]) => ({ quarters, passes }));
    expect(chanceToMeet(2, readings)).toBeNull();
  });
});

it('gives no chance below none, and all together no more than a million, whatever it is given', () => {
  const shares = [0, 1e-6, 0.01, 0.3, 0.5, 0.9, 0.999_999, 1];
  for (const quarters of [-5, -4, -3, -2, 0, 1, 7, 8, 9, 10])
    for (const side of ['passes', 'fails'] as const)
      for (const won of shares)
        for (const met of shares) {
          const all = Object.values(lineChances({ quarters, side }, Math.floor(won * 1e6), met));
          expect(all.every((chance) => Number.isInteger(chance) && chance >= 0)).toBe(true);
          expect(all.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1e6);
        }
});
