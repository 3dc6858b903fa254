import { instant } from '@ordago/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backtest, readSeason } from '../test/backtest.ts';
import {
  chanceOf,
  fitRatings,
  type LeagueRatings,
  MARGINS_DEFAULT,
  matchResultChances,
  ODDS_MIN,
  PRICE_LADDER,
  priceMatch,
  priceOf,
  priceScores,
  ratesOf,
  scoreMatrix,
  totalsChances,
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
  it('gives over less the higher the line, and sums each market to 1', () => {
    fc.assert(
      fc.property(ratesArb, (rates) => {
        const matrix = scoreMatrix(rates);
        const overs = [1, 3, 5, 7, 9, 11].map((line) => totalsChances(matrix, line));
        for (const chances of [...overs, matchResultChances(matrix)]) expect(sumOf(chances)).toBeCloseTo(1, 12);
        for (let i = 1; i < overs.length; i += 1) expect(overs[i]?.[0]).toBeLessThan(overs[i - 1]?.[0] ?? 0);
        expect(overs[0]?.[1]).toBeCloseTo(
          chanceOf(matrix, (home, away) => home + away === 0),
          9,
        );
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
  it('makes books that hold the stated margin, off by no more than one ladder step per selection', () => {
    fc.assert(
      fc.property(ratesArb, (rates) => {
        for (const market of priceScores(scoreMatrix(rates))) {
          const prices = market.selections.map(({ odds }) => odds);
          if (prices.some((price) => price === null || price === ODDS_MIN || price >= 1_000_000)) continue;
          const whole = market.kind === 'double-chance' ? 2 : 1;
          const stated = whole * (1 + market.marginBps / 10_000);
          const book = sumOf(prices.map((price) => 1_000 / (price ?? 1)));
          const slack = sumOf(prices.map((price) => stepOf(price ?? 0) * (1_000 / (price ?? 1) ** 2)));
          expect(book).toBeGreaterThanOrEqual(stated - 1e-6);
          expect(book).toBeLessThanOrEqual(stated + slack + 1e-6);
        }
      }),
    );
  });
  it('never quotes above the fair price, nor off the ladder', () => {
    fc.assert(
      fc.property(ratesArb, (rates) => {
        for (const { selections } of priceScores(scoreMatrix(rates)))
          for (const { chance, odds } of selections) {
            if (odds === null) continue;
            expect(odds * chance).toBeLessThanOrEqual(1_000 + 1e-3);
            expect(odds).toBeGreaterThanOrEqual(ODDS_MIN);
            expect(odds % stepOf(odds)).toBe(0);
          }
      }),
    );
  });
  it('cannot be played against itself: double chance and the third result together hold the margin', () => {
    fc.assert(
      fc.property(ratesArb, (rates) => {
        const [result, double] = priceScores(scoreMatrix(rates));
        const away = result?.selections[2]?.odds;
        const homeOrDraw = double?.selections[0]?.odds;
        if (!away || !homeOrDraw || homeOrDraw === ODDS_MIN || away >= 1_000_000) return;
        expect(1_000 / away + 1_000 / homeOrDraw).toBeGreaterThanOrEqual(
          1 + MARGINS_DEFAULT['match-result'] / 10_000 - 1e-6,
        );
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
    expect(priceMatch(two, { home: 'constructor', away: 'chelsea' })).toEqual(
      priceMatch(two, { home: 'new', away: 'chelsea' }),
    );
  });
  it('say nothing about a league without a past', () => {
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
