import { chancesOf, gridOf, scoreMatrix } from '@ordago/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSellable } from '../../shared/domain/market.ts';
import { footballOffer } from './football-offer.ts';
import { type OfferAsked, priceGrid } from './price-event.ts';
import { priceMarket } from './price-list.ts';

const rate = fc.double({ min: 0.4, max: 3, noNaN: true });
const gridArb = fc
  .record({ home: rate, away: rate, lowScoreCorrection: fc.double({ min: -0.1, max: 0.1, noNaN: true }) })
  .map((rates) => gridOf(scoreMatrix(rates)));
const usual = gridOf(scoreMatrix({ home: 1.55, away: 1.15, lowScoreCorrection: -0.05 }));
const EVERYTHING = ['score', 'periods', 'goals'] as const;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('our own football markets', () => {
  it('share out every chance: to one outcome, or to two of three in a double chance', () => {
    fc.assert(
      fc.property(gridArb, (grid) => {
        for (const market of footballOffer()) {
          const chances = priceMarket(grid, market).map(({ chance }) => chance);
          expect(sumOf(chances), `${market.kind} ${market.specifier}`).toBeCloseTo(
            market.kind === 'double-chance' ? 2 : 1,
            8,
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it('pay on average what the model expects: won, and returned, never more than the stake together', () => {
    for (const { method } of footballOffer()) {
      if (method.by !== 'payoffs') continue;
      const [first] = method.outcomes;
      for (const [cell] of (first?.won ?? new Float64Array()).entries()) {
        const won = sumOf(method.outcomes.map((one) => one.won[cell] ?? 0));
        const returned = method.outcomes.map((one) => one.returned[cell] ?? 0);
        expect(new Set(returned).size).toBe(1);
        expect(won + (returned[0] ?? 0)).toBe(1);
      }
      expect(sumOf(chancesOf(usual, method.span, method.outcomes))).toBeCloseTo(1, 8);
    }
  });

  it('are a ladder: a higher line is a longer price for over, and a shorter one for who gets the start', () => {
    fc.assert(
      fc.property(gridArb, (grid) => {
        const ladders = new Map<string, { line: number; chance: number }[]>();
        for (const market of footballOffer()) {
          if (!['total', 'team-total', 'handicap'].includes(market.kind)) continue;
          const line = Number(/line=(.*)$/.exec(market.specifier)?.[1]);
          const ladder = `${market.kind} ${market.specifier.replace(/line=.*$/, '')}`;
          const rung = { line, chance: priceMarket(grid, market)[0]?.chance ?? -1 };
          ladders.set(ladder, [...(ladders.get(ladder) ?? []), rung]);
        }
        for (const [ladder, rungs] of ladders) {
          const rising = ladder.startsWith('handicap') ? 1 : -1;
          const chances = rungs.toSorted((a, b) => rising * (a.line - b.line)).map(({ chance }) => chance);
          for (const [place, chance] of chances.entries())
            expect(chance, ladder).toBeGreaterThanOrEqual((chances[place - 1] ?? 0) - 1e-9);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are all of the catalogue, and none that the supplier could not settle', () => {
    const kinds = (resultFacts: OfferAsked['resultFacts']) =>
      new Set(priceGrid(usual, { resultFacts }).map(({ kind }) => kind));
    expect(priceGrid(usual, { resultFacts: EVERYTHING }).every(isSellable)).toBe(true);
    expect([...kinds(EVERYTHING)]).toEqual(expect.arrayContaining(['half-time-full-time', 'first-goal-time']));
    expect(kinds(['score', 'periods']).has('first-goal-time')).toBe(false);
    expect(priceGrid(usual, { resultFacts: ['score'] }).some(({ specifier }) => specifier.includes('period='))).toBe(
      false,
    );
    expect([...kinds(['score'])]).toEqual(expect.arrayContaining(['handicap', 'correct-score', 'winning-margin']));
    expect(kinds(['score']).has('highest-half')).toBe(false);
  });

  it('stay bounded: what an event page carries', () => {
    expect(priceGrid(usual, { resultFacts: EVERYTHING, width: 'main' }).length).toBeLessThan(14);
    const markets = priceGrid(usual, { resultFacts: EVERYTHING });
    const selections = sumOf(markets.map((market) => market.selections.length));
    expect(markets.length).toBeGreaterThan(90);
    expect(markets.length).toBeLessThan(160);
    expect(selections).toBeLessThan(450);
  });
});
