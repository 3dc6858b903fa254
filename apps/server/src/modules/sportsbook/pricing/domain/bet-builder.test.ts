import { ODDS_MAX, type Odds } from '@ordago/kernel';
import { FIRST_HALF_SHARE, type Rates } from '@ordago/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracleOf, type RawFigures } from '../../../../../../../tools/settle/oracle.ts';
import { besides, type Choice, judgeParts, priceCombination, reasonAgainst } from './bet-builder.ts';
import { footballOffer } from './football-offer.ts';
import { gridFrom } from './price-event.ts';
import { priceList } from './price-list.ts';

const USUAL: Rates = { home: 1.55, away: 1.15, lowScoreCorrection: -0.05 };
const TERMS = { isOffered: true, partsMax: 6, marginBps: 400, combinationsMax: 500 };

/** Every outcome of our list at its own price, as an event offers it. */
function choicesOf(rates: Rates): Choice[] {
  const { outcomes } = priceList(gridFrom(rates));
  return footballOffer().flatMap((market, place) =>
    (outcomes[place] ?? []).flatMap(({ key, odds }) =>
      odds === null ? [] : [choice(market.kind, market.specifier, key, odds)],
    ),
  );
}

function choice(kind: string, specifier: string, outcome: string, odds: Odds): Choice {
  const selection = `${kind}?${specifier}?${outcome}`;
  return { kind, specifier, outcome, odds, selection, market: `${kind}?${specifier}`, isOpen: true, isBarred: false };
}

const usual = new Map(choicesOf(USUAL).map((one) => [one.selection, one]));
const eligible = [...usual.values()].filter((one) => reasonAgainst(one) === null);

function pick(...names: string[]): Choice[] {
  return names.map((name) => {
    const found = usual.get(name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  });
}

function priced(rates: Rates, parts: readonly Choice[], marginBps = TERMS.marginBps) {
  const answer = priceCombination(gridFrom(rates), parts, { ...TERMS, marginBps });
  if ('name' in answer) throw new Error(`${answer.name} ${JSON.stringify(answer.params)}`);
  return answer;
}

/**
 * Returns the joint chance by the definition of the model and by none of its code: the goals of each half and side are
 * counts of their own, and low scores are corrected after Dixon and Coles; the oracle of settlement decides if a part
 * comes true.
 */
function chanceByHand({ home, away, lowScoreCorrection: rho }: Rates, parts: readonly Choice[]): number {
  const MOST = 9;
  const counts = (mean: number) => {
    const list = [Math.exp(-mean)];
    for (let goals = 1; goals <= MOST; goals += 1) list.push(((list[goals - 1] ?? 0) * mean) / goals);
    return list;
  };
  const h1 = counts(home * FIRST_HALF_SHARE);
  const h2 = counts(home * (1 - FIRST_HALF_SHARE));
  const a1 = counts(away * FIRST_HALF_SHARE);
  const a2 = counts(away * (1 - FIRST_HALF_SHARE));
  const judges = parts.map(({ kind, specifier, outcome }) => {
    const judge = oracleOf(kind, specifier);
    return (figures: RawFigures) => judge(figures)(outcome) === 'W';
  });
  const tau = (h: number, a: number) => {
    if (h > 1 || a > 1) return 1;
    if (h === 0) return a === 0 ? 1 - home * away * rho : 1 + home * rho;
    return a === 0 ? 1 + away * rho : 1 - rho;
  };
  let sum = 0;
  let met = 0;
  for (let i = 0; i <= MOST; i += 1)
    for (let j = 0; j <= MOST; j += 1)
      for (let k = 0; k <= MOST; k += 1)
        for (let l = 0; l <= MOST; l += 1) {
          const chance = (h1[i] ?? 0) * (h2[j] ?? 0) * (a1[k] ?? 0) * (a2[l] ?? 0) * tau(i + j, k + l);
          sum += chance;
          const figures: RawFigures = { ft: [i + j, k + l], ht: [i, k], columns: null };
          if (judges.every((holds) => holds(figures))) met += chance;
        }
  return met / sum;
}

/** Every course of two halves with so many goals a side and half at most. */
function statesTo(most: number): RawFigures[] {
  const goals = Array.from({ length: most + 1 }, (_, count) => count);
  return goals.flatMap((i) =>
    goals.flatMap((j) =>
      goals.flatMap((k) => goals.map((l): RawFigures => ({ ft: [i + k, j + l], ht: [i, j], columns: null }))),
    ),
  );
}

const rates: fc.Arbitrary<Rates> = fc.record({
  home: fc.double({ min: 0.5, max: 2.4, noNaN: true }),
  away: fc.double({ min: 0.5, max: 2.4, noNaN: true }),
  lowScoreCorrection: fc.double({ min: -0.08, max: 0.08, noNaN: true }),
});
const chosen = fc.uniqueArray(fc.constantFrom(...eligible), { minLength: 2, maxLength: 5 });

describe('a combination of selections of one match', () => {
  it('costs what the chance of all of them together gives, as counted by hand', () => {
    let possible = 0;
    fc.assert(
      fc.property(rates, chosen, (of, parts) => {
        const answer = priceCombination(gridFrom(of), parts, TERMS);
        const byHand = chanceByHand(of, parts);
        if ('name' in answer) {
          expect(answer.name).toBe('events-impossible');
          expect(byHand).toBe(0);
          return;
        }
        possible += 1;
        expect(answer.chance).toBeCloseTo(byHand, 4);
      }),
      { numRuns: 60 },
    );
    expect(possible).toBeGreaterThan(10);
  });

  it('is not the product of the prices: parts that go together pay less, and parts that exclude each other more', () => {
    const chanceOf = (...names: string[]) => priced(USUAL, pick(...names), 0).chance;
    const alone = (name: string) => chanceByHand(USUAL, pick(name));
    const together = ['1x2??1', 'team-total?side=home|line=1.5?over'];
    const apart = ['1x2??x', 'total?line=2.5?over'];
    expect(chanceOf(...together)).toBeGreaterThan(1.4 * alone(together[0] ?? '') * alone(together[1] ?? ''));
    expect(chanceOf(...apart)).toBeLessThan(0.6 * alone(apart[0] ?? '') * alone(apart[1] ?? ''));
    const [first, second] = pick(...together);
    const product = ((first?.odds ?? 0) * (second?.odds ?? 0)) / 1_000;
    expect(priced(USUAL, pick(...together)).odds).toBeLessThan(0.8 * product);
  });

  it('never costs less for a part more, nor for another order; and no more than its fair price', () => {
    fc.assert(
      fc.property(rates, chosen, fc.nat(), (of, parts, seed) => {
        const offered = new Map(choicesOf(of).map((one) => [one.selection, one]));
        const now = parts.flatMap(({ selection }) => offered.get(selection) ?? []);
        if (now.length < 3) return;
        const all = priceCombination(gridFrom(of), now, TERMS);
        if ('name' in all) return;
        const turned = now.toSorted((a, b) => ((seed + a.odds) % 7) - ((seed + b.odds) % 7));
        expect(priced(of, turned)).toEqual(all);
        const without = now.filter((_, place) => place !== seed % now.length);
        expect(priced(of, without).odds).toBeLessThanOrEqual(all.odds);
        for (const part of now) expect(part.odds).toBeLessThanOrEqual(all.odds);
        expect(all.odds).toBeLessThanOrEqual(Math.min(ODDS_MAX, 1_000 / all.chance + 1e-6));
      }),
      { numRuns: 150 },
    );
  });

  it('takes its margin for each of its parts, where no market of the list asks the same', () => {
    const two = pick('1x2??1', 'total?period=1|line=0.5?over');
    const fair = priced(USUAL, two, 0);
    const burdened = priced(USUAL, two, 400);
    expect(fair.odds).toBeLessThanOrEqual(1_000 / fair.chance);
    expect(burdened.odds / fair.odds).toBeGreaterThan(1 / 1.08 - 0.01);
    expect(burdened.odds / fair.odds).toBeLessThan(1 / 1.08 + 0.01);
  });

  it.each([
    ['1x2??1', 'both-score??yes', 'both-score-result'],
    ['1x2??2', 'total?line=2.5?over', 'result-total'],
    ['both-score??no', 'total?line=2.5?over', 'both-score-total'],
    ['1x2?period=1?2', '1x2??1', 'half-time-full-time'],
    ['team-total?side=away|line=0.5?under', '1x2??1', 'win-to-nil'],
  ])('of %s and %s costs what the market that asks the same does: %s', (one, other, kind) => {
    const both = pick(one, other);
    const holds = (of: readonly Choice[], state: RawFigures) =>
      of.every(({ kind: asked, specifier, outcome }) => oracleOf(asked, specifier)(state)(outcome) === 'W');
    const states = statesTo(4);
    const same = eligible.filter(
      (ready) => ready.kind === kind && states.every((state) => holds([ready], state) === holds(both, state)),
    );
    expect(same).toHaveLength(1);
    for (const marginBps of [0, 400, 900]) expect(priced(USUAL, both, marginBps).odds).toBe(same[0]?.odds);
  });

  it.each([
    ['a team that wins and does not score', ['1x2??1', 'team-total?side=home|line=0.5?under'], 2],
    ['a draw with an odd number of goals', ['1x2??x', 'odd-even??odd', 'total?period=1|line=0.5?over'], 2],
    [
      'three of which any two are possible',
      ['team-total?side=home|line=1.5?over', 'team-total?side=away|line=0.5?over', 'total?line=2.5?under'],
      3,
    ],
    ['two outcomes of one market', ['1x2??1', '1x2??2'], 2],
  ])('is impossible for %s, and names the fewest that are', (_title, names, count) => {
    const answer = priceCombination(gridFrom(USUAL), pick(...names), TERMS);
    expect(answer).toMatchObject({ name: 'events-impossible' });
    const named = 'params' in answer ? String(answer.params.selections).split(',') : [];
    expect(named).toHaveLength(count);
    for (const one of named) expect(names).toContain(one);
  });

  it('names which part the others imply, and what may be chosen beside', () => {
    const parts = pick('correct-score?period=1|scores=0:0,0:1,0:2,1:0,1:1,1:2,2:0,2:1,2:2?2:0', '1x2?period=1?1');
    expect(priced(USUAL, parts).implied).toEqual(['1x2?period=1?1']);
    const beside = besides(pick('total?line=2.5?over'), pick('total?line=1.5?over', 'total?line=1.5?under', '1x2??1'));
    expect(beside).toEqual({ impossible: ['total?line=1.5?under'], implied: ['total?line=1.5?over'] });
  });

  it.each([
    ['draw-no-bet', '', '1', 'may-return'],
    ['total', 'line=2', 'over', 'may-return'],
    ['total', 'line=2.25', 'over', 'may-return'],
    ['handicap', 'line=0', '1', 'may-return'],
    ['nth-goal', 'goal=1', '1', 'not-joint'],
    ['last-goal', '', '1', 'not-joint'],
    ['first-goal-time', 'every=15', '1-15', 'not-joint'],
    ['corners-total', 'line=9.5', 'over', 'not-joint'],
    ['race-winner', '', 'ana', 'not-joint'],
    ['bet-builder', 'parts=1x2~~1;both-score~~yes', 'yes', 'not-joint'],
    ['handicap', 'line=-0.5', '1', null],
    ['double-chance', '', '1x', null],
    ['half-time-full-time', '', '1/1', null],
  ])('takes %s %s %s as a part: %s', (kind, specifier, outcome, reason) => {
    expect(reasonAgainst({ kind, specifier, outcome })).toBe(reason);
  });

  it('has two parts at least, and no more than staff allow; each counts once', () => {
    const [home, score] = pick('1x2??1', 'both-score??yes') as [Choice, Choice];
    const size = { name: 'combination-size-invalid', params: { min: 2, max: 3 } };
    const terms = { ...TERMS, partsMax: 3 };
    expect(priceCombination(gridFrom(USUAL), [home, home], terms)).toMatchObject(size);
    expect(judgeParts(eligible.slice(0, 4), terms)).toMatchObject(size);
    expect(priced(USUAL, [home, score, home])).toEqual(priced(USUAL, [score, home]));
    expect(judgeParts([home, { ...score, isOpen: false }], terms)).toMatchObject({ params: { reason: 'suspended' } });
    expect(judgeParts([home, { ...score, isBarred: true }], terms)).toMatchObject({ params: { reason: 'barred' } });
  });
});
