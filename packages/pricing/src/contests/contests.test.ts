import { describe, expect, it } from 'vitest';
import { fightOutlook } from './fights.ts';
import { aheadChance, placeChance, placeChances } from './rankings.ts';
import { stepsOutlook } from './steps.ts';

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

describe('a race', () => {
  const three = [
    { strength: 2, dropsOut: 0 },
    { strength: 1, dropsOut: 0 },
    { strength: 1, dropsOut: 0 },
  ];
  it('is won by strength, and has as many placed as there are places', () => {
    expect(placeChances(three, 1)).toEqual([0.5, 0.25, 0.25]);
    expect(sum(placeChances(three, 2))).toBeCloseTo(2, 12);
    // Second after either of the others: 1/4 · 2/3 twice.
    expect(placeChances(three, 2)[0]).toBeCloseTo(0.5 + 2 * (0.25 * (2 / 3)), 12);
  });

  it('has places by the chances to win alone, as by the strengths that they come from', () => {
    const field = [5, 3, 2, 1, 1].map((strength) => ({ strength, dropsOut: 0 }));
    const chances = placeChances(field, 1);
    for (const places of [1, 2, 3, 4]) {
      const placed = placeChances(field, places);
      for (const runner of chances.keys()) {
        expect(placeChance(chances, runner, places)).toBeCloseTo(placed[runner] ?? 0, 12);
      }
    }
    expect(placeChance(chances, 0, 5)).toBe(1);
    expect(placeChance([0, 1], 0, 1)).toBe(0);
  });

  it('has no chance to place where the field is too large to be walked through', () => {
    const chances = Array.from({ length: 90 }, () => 1 / 90);
    expect(placeChance(chances, 0, 2)).toBeCloseTo(2 / 90, 12);
    expect(placeChance(chances, 0, 4)).toBe(null);
  });

  it('has no place for who drops out', () => {
    const [sure = 0, frail = 0] = placeChances(
      [
        { strength: 1, dropsOut: 0 },
        { strength: 1, dropsOut: 0.5 },
      ],
      1,
    );
    expect([sure, frail]).toEqual([0.75, 0.25]);
    expect(aheadChance({ strength: 1, dropsOut: 0 }, { strength: 1, dropsOut: 0.5 })).toBe(0.75);
    expect(aheadChance({ strength: 9, dropsOut: 1 }, { strength: 1, dropsOut: 1 })).toBe(0.5);
  });
});

describe('a fight', () => {
  const model = { rounds: 3, stopsInRound: 0.2, home: 0.6, drawn: 0.1, methods: [{ method: 'knockout', chance: 1 }] };
  const ends = fightOutlook(model);
  const chanceOf = (holds: (end: (typeof ends)[number]) => boolean) =>
    sum(ends.filter(holds).map(({ chance }) => chance));
  it('ends somehow, in some round or on points', () => {
    expect(chanceOf(() => true)).toBeCloseTo(1, 12);
    expect(chanceOf(({ method }) => method === 'points')).toBeCloseTo(0.8 ** 3, 12);
    expect(chanceOf(({ winner }) => winner === 'draw')).toBeCloseTo(0.1 * 0.8 ** 3, 12);
    expect(chanceOf(({ round, method }) => round === 2 && method !== 'points')).toBeCloseTo(0.8 * 0.2, 12);
  });
});

describe('a match in steps', () => {
  const coin = [
    { home: 1, away: 0, chance: 0.5 },
    { home: 0, away: 1, chance: 0.5 },
  ];
  it('sums what each of them brings', () => {
    const outlook = stepsOutlook([coin, coin]);
    const chanceOf = (home: number, away: number) =>
      outlook.find((score) => score.home === home && score.away === away)?.chance ?? 0;
    expect([chanceOf(2, 0), chanceOf(1, 1), chanceOf(0, 2)]).toEqual([0.25, 0.5, 0.25]);
  });

  it('ends where a lead wins it', () => {
    const outlook = stepsOutlook([coin, coin, coin, coin], undefined, (home, away) => Math.abs(home - away) >= 2);
    expect(sum(outlook.map(({ chance }) => chance))).toBeCloseTo(1, 12);
    expect(outlook.filter(({ home, away }) => Math.abs(home - away) > 2)).toEqual([]);
    expect(outlook.find(({ home, away }) => home === 2 && away === 0)?.chance).toBeCloseTo(0.25, 12);
  });
});
