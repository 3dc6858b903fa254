import { PRICE_LADDER, priceOf, type Rates } from '@ordago/pricing';
import { describe, expect, it } from 'vitest';
import { oracleOf, type RawFigures } from '../../../../../../../tools/settle/oracle.ts';
import { footballOffer } from './football-offer.ts';
import { gridFrom } from './price-event.ts';
import { priceList } from './price-list.ts';

/** Events of very unlike sides, the same on every run. */
const EVENTS: readonly Rates[] = Array.from({ length: 300 }, (_, event) => ({
  home: 0.4 + ((event * 7_919) % 300) / 100,
  away: 0.4 + ((event * 104_729) % 300) / 100,
  lowScoreCorrection: -0.1 + ((event * 31) % 20) / 100,
}));

const goals = Array.from({ length: 6 }, (_, count) => count);
const STATES: readonly RawFigures[] = goals.flatMap((i) =>
  goals.flatMap((j) =>
    goals.flatMap((k) => goals.map((l): RawFigures => ({ ht: [i, j], ft: [i + k, j + l], columns: null }))),
  ),
);

/** Outcomes by how they come out in each state, as the oracle of settlement sees it. */
const ASKED = footballOffer().flatMap(({ kind, specifier, outcomes }, market) => {
  const judges = STATES.map(oracleOf(kind, specifier));
  return outcomes.flatMap((outcome, place) => {
    const codes = judges.map((judge) => judge(outcome));
    return codes.includes(null)
      ? []
      : [{ name: `${kind}?${specifier}?${outcome}`, market, place, key: codes.join('') }];
  });
});
const BY_PROPOSITION = new Map<string, typeof ASKED>();
for (const one of ASKED) BY_PROPOSITION.set(one.key, [...(BY_PROPOSITION.get(one.key) ?? []), one]);
const SHARED = [...BY_PROPOSITION.values()].filter((outcomes) => outcomes.length > 1);

const pricesOf = (rates: Rates) => {
  const { outcomes } = priceList(gridFrom(rates));
  return new Map(ASKED.map(({ name, market, place }) => [name, outcomes[market]?.[place]]));
};

describe('the price list of a match', () => {
  it('has one price for one proposition, in 300 events', () => {
    expect(SHARED.length).toBeGreaterThan(30);
    for (const rates of EVENTS) {
      const prices = pricesOf(rates);
      for (const outcomes of SHARED) {
        const odds = outcomes.map(({ name }) => [name, prices.get(name)?.odds]);
        expect(new Set(odds.map(([, price]) => price)).size, JSON.stringify(odds)).toBe(1);
      }
    }
  });

  it.each([
    ['handicap?line=-0.5?1', '1x2??1'],
    ['handicap?line=0.5?2', '1x2??2'],
    ['handicap?line=0.5?1', 'double-chance??1x'],
    ['handicap?line=-0.5?2', 'double-chance??x2'],
    ['handicap?line=0?1', 'draw-no-bet??1'],
    ['handicap?period=1|line=-0.5?1', '1x2?period=1?1'],
    ['team-total?side=away|line=0.5?under', 'clean-sheet?side=home?yes'],
    ['winning-margin?max=4?x', '1x2??x'],
    ['goal-count?max=6?0', 'total?line=0.5?under'],
    ['correct-score?period=1|scores=0:0,0:1,0:2,1:0,1:1,1:2,2:0,2:1,2:2?0:0', 'total?period=1|line=0.5?under'],
  ])('has the price of %s from %s', (one, other) => {
    for (const rates of EVENTS.slice(0, 40)) {
      const prices = pricesOf(rates);
      expect(prices.has(one), one).toBe(true);
      expect(prices.get(one)?.odds).toBe(prices.get(other)?.odds);
    }
  });

  it('never has a harder line at a shorter price, nor a price above the fair one', () => {
    for (const rates of EVENTS.slice(0, 100)) {
      const { outcomes } = priceList(gridFrom(rates));
      const ladders = new Map<string, { line: number; odds: number }[]>();
      for (const [place, { kind, specifier }] of footballOffer().entries()) {
        for (const { key, chance, odds } of outcomes[place] ?? []) {
          if (odds === null) continue;
          expect(odds, `${kind} ${specifier} ${key}`).toBeLessThanOrEqual(priceOf(chance * (1 - 1e-9)) ?? 0);
          if (!['total', 'team-total', 'handicap'].includes(kind)) continue;
          const ladder = `${kind} ${specifier.replace(/line=.*$/, '')} ${key}`;
          const line = (key === 'under' || key === '1' ? -1 : 1) * Number(/line=(.*)$/.exec(specifier)?.[1]);
          ladders.set(ladder, [...(ladders.get(ladder) ?? []), { line, odds }]);
        }
      }
      expect(ladders.size).toBeGreaterThan(10);
      for (const [ladder, rungs] of ladders) {
        const prices = rungs.toSorted((a, b) => a.line - b.line).map(({ odds }) => odds);
        expect(prices, ladder).toEqual(prices.toSorted((a, b) => a - b));
      }
    }
  });

  it.each([
    // The steps of the ladder add some tenths to what a market is priced with.
    ['correct-score', 0.15, 0.165],
    ['goal-count', 0.1, 0.11],
    ['both-score-result', 0.09, 0.1],
  ])('sells %s with its own margin of %d, whatever prices it inherits: no more than %d', (kind, _own, most) => {
    const overrounds = EVENTS.slice(0, 60).flatMap((rates) => {
      const { outcomes } = priceList(gridFrom(rates));
      return footballOffer().flatMap((market, place) => {
        const odds = (outcomes[place] ?? []).map((outcome) => outcome.odds);
        const isWhole = market.kind === kind && !market.specifier.includes('period') && !odds.includes(null);
        return isWhole ? [odds.reduce<number>((sum, price) => sum + 1_000 / Number(price), -1)] : [];
      });
    });
    expect(overrounds.length).toBeGreaterThan(20);
    const median = overrounds.toSorted((a, b) => a - b)[overrounds.length >> 1] ?? 1;
    expect(median).toBeLessThan(most);
    expect(Math.min(...overrounds)).toBeGreaterThan(0.05);
  });

  it('has no price shorter than its fair one by more than a third, with the step of the ladder', () => {
    for (const rates of EVENTS.slice(0, 40)) {
      for (const { chance, odds } of priceList(gridFrom(rates)).outcomes.flat()) {
        if (odds !== null && chance > 0.02) expect((1_000 / odds / chance).toFixed(3) <= '1.334').toBe(true);
      }
    }
  });

  it('quotes steps of the ladder alone', () => {
    for (const rates of EVENTS.slice(0, 20)) {
      for (const { odds } of priceList(gridFrom(rates)).outcomes.flat()) {
        const rung = PRICE_LADDER.findLast(({ from }) => (odds ?? 0) >= from);
        if (odds !== null) expect(odds % (rung?.step ?? 1)).toBe(0);
      }
    }
  });
});
