import { instant, type Odds, odds } from '@ordago/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backtest, readSeason } from '../test/backtest.ts';
import {
  chancesOf,
  fitRatings,
  type Goals,
  type Grid,
  gridOf,
  HALF_CELLS,
  type LeagueRatings,
  MATCH_CELLS,
  matchResultChances,
  ODDS_MIN,
  type Payoff,
  PRICE_LADDER,
  payoffsOf,
  priceBeside,
  priceCovers,
  priceOf,
  priceOutcomes,
  ratesOf,
  scoreMatrix,
  withMargin,
} from './index.ts';

const rate = fc.double({ min: 0.2, max: 4, noNaN: true });
const ratesArb = fc.record({
  home: rate,
  away: rate,
  lowScoreCorrection: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
});
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('score matrix', () => {
  it('is a distribution: no chance below zero, all of them 1', () => {
    fc.assert(
      fc.property(ratesArb, (rates) => {
        const cells = scoreMatrix(rates).flat();
        expect(cells.every((chance) => chance >= 0)).toBe(true);
        expect(sumOf(cells)).toBeCloseTo(1, 10);
      }),
    );
  });
  it('is the product of two Poisson laws where nothing is corrected', () => {
    const matrix = scoreMatrix({ home: 1.5, away: 1, lowScoreCorrection: 0 });
    expect(matrix[2]?.[1]).toBeCloseTo(Math.exp(-2.5) * (1.5 ** 2 / 2), 12);
  });
  it('makes draws likelier with a negative correction, and leaves the rest alone', () => {
    const plain = scoreMatrix({ home: 1.4, away: 1.1, lowScoreCorrection: 0 });
    const corrected = scoreMatrix({ home: 1.4, away: 1.1, lowScoreCorrection: -0.1 });
    expect(corrected[0]?.[0]).toBeGreaterThan(plain[0]?.[0] ?? 1);
    expect(corrected[2]?.[2]).toBe(plain[2]?.[2]);
  });
});

describe('chances', () => {
  it('favours a side the more, the more it is rated to score', () => {
    fc.assert(
      fc.property(rate, rate, fc.double({ min: 0.05, max: 1, noNaN: true }), (home, away, more) => {
        const [before] = matchResultChances(scoreMatrix({ home, away, lowScoreCorrection: 0 }));
        const [after] = matchResultChances(scoreMatrix({ home: home + more, away, lowScoreCorrection: 0 }));
        expect(after).toBeGreaterThan(before);
      }),
    );
  });
});

describe('prices', () => {
  it.each([
    [0.5, 2_000],
    [1 / 3, 3_000],
    [0.99, 1_010],
    [0.991, null],
    [1, null],
    [0.19, 5_250],
    [0.0951, 10_500],
    [0.03, 33_000],
    [0.0123, 81_000],
    [0.001, 1_000_000],
    [0, 1_000_000],
  ])('quotes a chance of %d at %s thousandths', (chance, price) => expect(priceOf(chance)).toBe(price));

  it.each(['power', 'proportional'] as const)('lays exactly the stated margin on fair chances (%s)', (method) => {
    fc.assert(
      fc.property(ratesArb, fc.integer({ min: 0, max: 1_500 }), (rates, marginBps) => {
        const chances = matchResultChances(scoreMatrix(rates));
        fc.pre(Math.max(...chances) < 0.85);
        const burdened = withMargin(chances, { marginBps, method });
        expect(sumOf(burdened)).toBeCloseTo(1 + marginBps / 10_000, 8);
        burdened.forEach((chance, i) => {
          expect(chance).toBeGreaterThanOrEqual((chances[i] ?? 0) - 1e-9);
        });
      }),
    );
  });
  it('burdens the long shot more than the favourite by the power method', () => {
    const [favourite = 0, , outsider = 0] = withMargin([0.7, 0.2, 0.1], { marginBps: 500, method: 'power' });
    expect(outsider / 0.1).toBeGreaterThan(favourite / 0.7);
  });
});

/** Pays a bet on one side of a line in quarters as two half stakes on the lines beside it. */
function onLine(quarters: number): Payoff {
  if (quarters === 0) return { won: 0, returned: 1 };
  if (Math.abs(quarters) === 1) return { won: quarters > 0 ? 0.5 : 0, returned: 0.5 };
  return { won: quarters > 0 ? 1 : 0, returned: 0 };
}

const SIDES = ['one', 'other'];
const byLine = (marginOf: (goals: Goals) => number) => [
  payoffsOf(
    'one',
    MATCH_CELLS.map((goals) => onLine(marginOf(goals))),
  ),
  payoffsOf(
    'other',
    MATCH_CELLS.map((goals) => onLine(-marginOf(goals))),
  ),
];
const total = (line: number) => byLine(({ home, away }) => 4 * (home + away) - line);
const handicap = (line: number) => byLine(({ home, away }) => 4 * (home - away) + line);
const gridArb = ratesArb.map((rates) => gridOf(scoreMatrix(rates)));
const marginArb = fc.integer({ min: 0, max: 1_500 });
/** Lines in quarters near the middle of any match: −1.5 to 1.5 and 1 to 4. */
const handicapArb = fc.integer({ min: -6, max: 6 });
const totalArb = fc.integer({ min: 4, max: 16 });

/** Returns the mean payout of a stake of 1 on an outcome: the part that is decided at its price, the rest back. */
function expectation(grid: Grid, { won, returned }: ReturnType<typeof payoffsOf>, price: number) {
  const mean = (shares: Float64Array) => sumOf(grid.match.map((chance, place) => chance * (shares[place] ?? 0)));
  const wins = mean(won);
  const back = mean(returned);
  return { paid: wins * price + back, decided: 1 - back };
}

describe('a margin that is bounded for each outcome', () => {
  it('leaves the long side of a lopsided line its bound, and the market less of a margin', () => {
    const [sure = 0, long = 0] = withMargin([0.98, 0.02], { marginBps: 600, method: 'power', burdenMax: 1.3 });
    expect(long).toBeCloseTo(0.026, 10);
    expect(sure).toBeGreaterThan(0.98);
    expect(sure + long).toBeLessThan(1.06);
    expect(withMargin([0.5, 0.5], { marginBps: 600, method: 'power', burdenMax: 1.3 })).toEqual(
      withMargin([0.5, 0.5], { marginBps: 600, method: 'power' }),
    );
  });

  it('of a market that inherits prices is borne by its other outcomes, and never falls below its least', () => {
    const how = { marginBps: 1_000 } as const;
    const keys = ['a', 'b', 'c', 'd'];
    const own = priceOutcomes(keys, [0.4, 0.3, 0.2, 0.1], how);
    const overround = (known: readonly (Odds | null)[]) =>
      sumOf(priceBeside(own, known, how).map(({ odds: price }, place) => 1_000 / (known[place] ?? price ?? 0)));
    const inherited = [null, null, null, odds(7_000)];
    expect(overround(inherited)).toBeGreaterThan(1.1);
    expect(overround(inherited)).toBeLessThan(1.11);
    expect(priceBeside(own, inherited, how)[3]).toEqual(own[3]);
    // So dear that the others have no margin left: they keep 3 % all the same.
    const dear = priceBeside(own, [null, null, null, odds(2_000)], how).slice(0, 3);
    expect(sumOf(dear.map(({ odds: price }) => 1_000 / (price ?? 0)))).toBeGreaterThan(0.9 * 1.03);
  });
});

describe('the grid', () => {
  it('prices a match and its halves together the same', () => {
    fc.assert(
      fc.property(gridArb, (grid) => {
        expect(sumOf(grid.match)).toBeCloseTo(1, 12);
        for (const half of grid.halves) expect(sumOf(half)).toBeCloseTo(1, 10);
        const whole = grid.match.map(() => 0);
        HALF_CELLS.forEach(({ first, second }, place) => {
          const at = (first.home + second.home) * 11 + first.away + second.away;
          whole[at] = (whole[at] ?? 0) + (grid.both[place] ?? 0);
        });
        for (const [place, chance] of whole.entries()) expect(chance).toBeCloseTo(grid.match[place] ?? -1, 10);
      }),
    );
  });
});

describe('prices where stakes come back, whole or by half', () => {
  it.each([
    ['a handicap', handicapArb, handicap],
    ['a total', totalArb, total],
  ] as const)('hold the stated margin on what is decided: %s', (_title, lineArb, payoffs) => {
    fc.assert(
      fc.property(gridArb, lineArb, marginArb, (grid, line, marginBps) => {
        const chances = chancesOf(grid, 'match', payoffs(line));
        expect(sumOf(chances)).toBeCloseTo(1, 9);
        fc.pre(Math.min(...chances) > 0.12);
        const odds = priceOutcomes(SIDES, chances, { marginBps }).map((one) => one.odds ?? 0);
        const book = sumOf(odds.map((price) => 1_000 / price));
        const slack = sumOf(odds.map((price) => stepOf(price) * (1_000 / price ** 2)));
        fc.pre(!odds.includes(ODDS_MIN));
        expect(book).toBeGreaterThanOrEqual(1 + marginBps / 10_000 - 1e-6);
        expect(book).toBeLessThanOrEqual(1 + marginBps / 10_000 + slack + 1e-6);
      }),
    );
  });

  it.each([
    ['a handicap', handicapArb, handicap],
    ['a total', totalArb, total],
  ] as const)('pay 1 / (1 + margin) of what is decided on average: %s', (_title, lineArb, payoffs) => {
    fc.assert(
      fc.property(gridArb, lineArb, marginArb, (grid, line, marginBps) => {
        const outcomes = payoffs(line);
        const chances = chancesOf(grid, 'match', outcomes);
        fc.pre(Math.min(...chances) > 0.12);
        const priced = priceOutcomes(SIDES, chances, { marginBps, marginMethod: 'proportional' });
        outcomes.forEach((outcome, place) => {
          const odds = priced[place]?.odds;
          fc.pre(odds !== null && odds !== undefined && odds > ODDS_MIN);
          const { paid, decided } = expectation(grid, outcome, (odds ?? 0) / 1_000);
          const due = decided / (1 + marginBps / 10_000) + (1 - decided);
          // The ladder rounds down, by less than one step of the price.
          const slack = (decided * stepOf(odds ?? 0)) / (odds ?? 1);
          expect(paid).toBeLessThanOrEqual(due + 1e-6);
          expect(paid).toBeGreaterThan(due - slack - 1e-6);
        });
      }),
    );
  });

  it('grow longer with the line that asks more', () => {
    fc.assert(
      fc.property(gridArb, (grid) => {
        const priceAt = (payoffs: ReturnType<typeof total>) => chancesOf(grid, 'match', payoffs)[0] ?? 0;
        for (let line = 2; line < 24; line += 1)
          expect(priceAt(total(line + 1))).toBeLessThanOrEqual(priceAt(total(line)) + 1e-9);
        for (let line = -12; line < 12; line += 1)
          expect(priceAt(handicap(line + 1))).toBeGreaterThanOrEqual(priceAt(handicap(line)) - 1e-9);
      }),
    );
  });

  it('lie between the lines beside them: a quarter line is two half stakes', () => {
    fc.assert(
      fc.property(gridArb, fc.integer({ min: 1, max: 5 }), (grid, goals) => {
        const at = (line: number) => chancesOf(grid, 'match', total(line))[0] ?? 0;
        const quarter = at(4 * goals + 1);
        expect(quarter).toBeLessThanOrEqual(at(4 * goals) + 1e-9);
        expect(quarter).toBeGreaterThanOrEqual(at(4 * goals + 2) - 1e-9);
      }),
    );
  });
});

describe('prices on the ladder', () => {
  it('are never above the fair one, hold the margin but for a step each, and are on a rung', () => {
    fc.assert(
      fc.property(gridArb, marginArb, (grid, marginBps) => {
        const chances = [
          ...[(h: number, a: number) => h > a, (h: number, a: number) => h === a, (h: number, a: number) => h < a].map(
            (holds) => sumOf(grid.match.filter((_, place) => holds(Math.floor(place / 11), place % 11))),
          ),
        ];
        const priced = priceOutcomes(['1', 'x', '2'], chances, { marginBps });
        const prices = priced.map(({ odds }) => odds);
        for (const { chance, odds } of priced) {
          if (odds === null) continue;
          expect(odds * chance).toBeLessThanOrEqual(1_000 + 1e-3);
          expect(odds % stepOf(odds)).toBe(0);
        }
        if (prices.some((price) => price === null || price === ODDS_MIN || price >= 1_000_000)) return;
        const stated = 1 + marginBps / 10_000;
        const book = sumOf(prices.map((price) => 1_000 / (price ?? 1)));
        const slack = sumOf(prices.map((price) => stepOf(price ?? 0) * (1_000 / (price ?? 1) ** 2)));
        expect(book).toBeGreaterThanOrEqual(stated - 1e-6);
        expect(book).toBeLessThanOrEqual(stated + slack + 1e-6);
      }),
    );
  });

  it('cannot be played against each other: a double chance and the third result together hold the margin', () => {
    fc.assert(
      fc.property(ratesArb, (rates) => {
        const chances = matchResultChances(scoreMatrix(rates));
        const away = priceOutcomes(['1', 'x', '2'], chances, { marginBps: 500 })[2]?.odds;
        const homeOrDraw = priceCovers([{ key: '1x', parts: [0, 1] }], chances, { marginBps: 500 })[0]?.odds;
        if (!away || !homeOrDraw || homeOrDraw === ODDS_MIN || away >= 1_000_000) return;
        expect(1_000 / away + 1_000 / homeOrDraw).toBeGreaterThanOrEqual(1.05 - 1e-6);
      }),
    );
  });
});

describe('ratings', () => {
  const season = readSeason('2012-13', 'en.1');
  const asOf = instant(Date.UTC(2013, 6, 1));
  const ratings = fitRatings(season, asOf) as LeagueRatings;

  it('are the same for the same past in another order', () => {
    const reversed = fitRatings([...season].reverse(), asOf) as LeagueRatings;
    for (const [team, rating] of Object.entries(ratings.teams)) {
      expect(reversed.teams[team]?.attack).toBeCloseTo(rating.attack, 9);
      expect(reversed.teams[team]?.defence).toBeCloseTo(rating.defence, 9);
    }
  });
  it('know the better team and the home ground', () => {
    const [atHome] = matchResultChances(scoreMatrix(ratesOf(ratings, { home: 'manutd', away: 'wigan' })));
    const [, , asVisitor] = matchResultChances(scoreMatrix(ratesOf(ratings, { home: 'wigan', away: 'manutd' })));
    expect(ratings.homeAdvantage).toBeGreaterThan(1);
    expect(atHome).toBeGreaterThan(asVisitor);
    expect(asVisitor).toBeGreaterThan(0.4);
  });
  it('read nothing from the day they are made or later', () => {
    const early = instant(Date.UTC(2013, 0, 1));
    expect(fitRatings(season, early)).toEqual(
      fitRatings(
        season.filter(({ playedAt }) => playedAt < early),
        early,
      ),
    );
  });
  it('price a team without a past as a newcomer, even one with the name of a built-in', () => {
    const two = fitRatings(
      [...season, ...readSeason('2013-14', 'en.1')],
      instant(Date.UTC(2014, 6, 1)),
    ) as LeagueRatings;
    expect(two.newcomer.attack).toBeLessThan(1);
    expect(two.newcomer.defence).toBeGreaterThan(1);
    expect(ratesOf(two, { home: 'constructor', away: 'chelsea' })).toEqual(
      ratesOf(two, { home: 'new', away: 'chelsea' }),
    );
  });
  it('return nothing about a league without a past', () => {
    expect(fitRatings(season.slice(0, 29), asOf)).toBeNull();
  });
});

describe('calibration on seasons that were not seen', () => {
  const { matches, model, baseRate } = backtest('2014-15', { before: ['2012-13', '2013-14'] });
  const figures = `${model.logLoss.toFixed(4)} against ${baseRate.logLoss.toFixed(4)}, Brier ${model.brier.toFixed(4)} against ${baseRate.brier.toFixed(4)}`;
  it(`foretells ${matches} matches of 2014-15 better than base rates: log loss ${figures}`, () => {
    expect(matches).toBeGreaterThan(1_000);
    expect(model.logLoss).toBeLessThan(baseRate.logLoss - 0.05);
    expect(model.brier).toBeLessThan(baseRate.brier - 0.03);
  });
});

function stepOf(price: number): number {
  return PRICE_LADDER.findLast(({ from }) => price >= from)?.step ?? 1;
}
