import { describe, expect, it } from 'vitest';
import { inningsOutlook, inningsWinChance } from './innings.ts';
import { chanceIn, chancesIn, type Judge, outlookOf, priceOutlook } from './outlook.ts';
import { raceChance, raceOutlook } from './races.ts';
import { pointsChances, scoringOutlook, sharesOf, winChance } from './scoring.ts';

const ONE = [{ points: 1, chance: 1 }];
const ahead: Judge = (outcome, { home, away }) => {
  if (home === away) return 'returned';
  return home > away === (outcome === '1') ? 'won' : 'lost';
};

describe('points by the clock', () => {
  it('are Poisson where each score is worth one', () => {
    const chances = pointsChances(2, ONE);
    expect(chances[0]).toBeCloseTo(Math.exp(-2), 12);
    expect(chances[3]).toBeCloseTo((Math.exp(-2) * 8) / 6, 12);
  });

  it('have the mean of their scores, whatever each is worth', () => {
    const sizes = [
      { points: 2, chance: 0.75 },
      { points: 3, chance: 0.25 },
    ];
    const mean = pointsChances(10, sizes).reduce((sum, chance, points) => sum + chance * points, 0);
    expect(mean).toBeCloseTo(22.5, 4);
  });

  it('leave nothing open once no time is left', () => {
    const outlook = scoringOutlook({ home: 2, away: 1, meanHome: 0, meanAway: 0, sizes: ONE });
    expect(outlook).toEqual([{ home: 2, away: 1, chance: 1 }]);
    expect(winChance(outlook, outlook)).toBe(1);
  });

  it('are as good for one side as for the other where they are alike', () => {
    const even = scoringOutlook({ home: 0, away: 0, meanHome: 1.4, meanAway: 1.4, sizes: ONE });
    expect(winChance(even, even)).toBeCloseTo(0.5, 9);
    expect(sharesOf(even).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('races to a number of points', () => {
  const game = { target: 4, lead: 2, cap: null } as const;

  it('are those of tennis: from deuce p² of p² + q²', () => {
    expect(raceChance(game, { home: 3, away: 3 }, () => 0.6)).toBeCloseTo(0.36 / (0.36 + 0.16), 6);
    expect(raceChance(game, { home: 0, away: 0 }, () => 0.6)).toBeCloseTo(0.7357, 3);
  });

  it('end at their cap whatever the lead', () => {
    const set = { target: 6, lead: 2, cap: 7 } as const;
    const ends = raceOutlook(set, { home: 6, away: 6 }, () => 0.5);
    expect(ends.map(({ home, away }) => `${home}:${away}`).sort()).toEqual(['6:7', '7:6']);
  });

  it('that are over stay as they are', () => {
    expect(raceOutlook(game, { home: 4, away: 1 }, () => 0.5)).toEqual([{ home: 4, away: 1, chance: 1 }]);
  });
});

describe('turns at bat', () => {
  const rules = { planned: 9, scoring: { home: 0.1, away: 0.1 }, sizes: ONE };
  const last = { home: 3, away: 3, inning: 9, isBottom: true, outs: 2 };

  it('end with the run that wins', () => {
    const scores = inningsOutlook(last, rules);
    expect(scores.map(({ home }) => home).sort()).toEqual([3, 4]);
    expect(chanceIn(scores, (home) => home === 4)).toBeCloseTo(0.1, 9);
  });

  it('are not played by a side that is ahead', () => {
    expect(inningsOutlook({ ...last, home: 5 }, rules)).toEqual([{ home: 5, away: 3, chance: 1 }]);
  });

  it('give level sides a half, and who bats last with a level score more', () => {
    expect(inningsWinChance({ home: 0, away: 0, inning: 1, isBottom: false, outs: 0 }, rules)).toBeCloseTo(0.5, 6);
    expect(inningsWinChance({ ...last, inning: 11 }, rules)).toBeCloseTo(0.1 + 0.9 * 0.5, 6);
  });
});

describe('prices of an outlook', () => {
  const outlook = outlookOf([
    { home: 1, away: 0, chance: 0.3 },
    { home: 0, away: 0, chance: 0.5 },
    { home: 0, away: 1, chance: 0.2 },
  ]);

  it('leave out what is returned', () => {
    expect(chancesIn(outlook, ['1', '2'], ahead).map((chance) => chance.toFixed(3))).toEqual(['0.600', '0.400']);
  });

  it('bear their margin, and are none for what is certain or returned', () => {
    const prices = priceOutlook(outlook, { outcomes: ['1', '2'], judge: ahead }, { marginBps: 500 });
    const cost = prices.reduce((sum, { odds }) => sum + 1_000 / Number(odds), 0);
    expect(cost).toBeGreaterThan(1.05);
    expect(cost).toBeLessThan(1.08);
    const level = outlookOf([{ home: 0, away: 0, chance: 1 }]);
    expect(priceOutlook(level, { outcomes: ['1', '2'], judge: ahead }, { marginBps: 500 })).toMatchObject([
      { odds: null },
      { odds: null },
    ]);
    const won = outlookOf([{ home: 1, away: 0, chance: 1 }]);
    expect(priceOutlook(won, { outcomes: ['1', '2'], judge: ahead }, { marginBps: 500 })[0]?.odds).toBeNull();
  });
});
