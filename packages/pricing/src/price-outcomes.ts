import { assert, type Odds } from '@ordago/kernel';
import type { Grid } from './football/grid.ts';
import { ODDS_MIN, priceOf } from './ladder.ts';
import { type MarginMethod, raisedTo, withMargin } from './margin.ts';

/** Span of a market: the whole match, one half, or both halves together. */
export type Span = 'match' | 'first' | 'second' | 'both';

/** Result of an outcome in one cell: the share of the stake that wins and the share that is returned. */
export interface Payoff {
  readonly won: number;
  readonly returned: number;
}

/** An outcome with how it comes out in each cell of its span, in the order of the cells. */
export interface OutcomePayoffs {
  readonly key: string;
  readonly won: Float64Array;
  readonly returned: Float64Array;
}

export interface PricedOutcome {
  readonly key: string;
  /** The model's fair chance that the part of the stake which is decided wins, without margin. */
  readonly chance: number;
  /** Thousandths, on the ladder, rounded down; null when it is not offered. */
  readonly odds: Odds | null;
}

export interface MarginChoice {
  readonly marginBps: number;
  /** (Default: power) */
  readonly marginMethod?: MarginMethod;
  /** The most by which a chance is raised, as a factor. (Default: no most) */
  readonly burdenMax?: number;
}

/** Takes the payoffs of an outcome cell by cell. */
export function payoffsOf(key: string, payoffs: readonly Payoff[]): OutcomePayoffs {
  return {
    key,
    won: Float64Array.from(payoffs, ({ won }) => won),
    returned: Float64Array.from(payoffs, ({ returned }) => returned),
  };
}

/**
 * The chance of each outcome among what is decided: what is returned, whole or by half, is no part of the price. A bet on
 * a fair price wins as much as it loses on average, whatever share of it comes back. Outcomes that never win have chance 0.
 */
export function chancesOf(grid: Grid, span: Span, outcomes: readonly OutcomePayoffs[]): number[] {
  const cells = cellsOf(grid, span);
  return outcomes.map(({ key, won, returned }) => {
    assert(won.length === cells.length, `${key} has payoffs for every cell`);
    let wins = 0;
    let back = 0;
    for (let place = 0; place < cells.length; place += 1) {
      const chance = cells[place] ?? 0;
      wins += chance * (won[place] ?? 0);
      back += chance * (returned[place] ?? 0);
    }
    const decided = 1 - back;
    return decided > 1e-12 ? Math.min(wins / decided, 1) : 0;
  });
}

/** Prices outcomes of which exactly one wins what is decided: their chances sum to 1, the prices to 1 + margin. Odds in thousandths. */
export function priceOutcomes(keys: readonly string[], chances: readonly number[], how: MarginChoice): PricedOutcome[] {
  const fair = normalised(chances);
  const { marginBps, marginMethod: method = 'power', burdenMax } = how;
  const burdened = withMargin(fair, { marginBps, method, burdenMax });
  return keys.map((key, place) => priced(key, fair[place] ?? 0, burdened[place] ?? 0));
}

/**
 * Prices outcomes that cover several parts of a market, as a double chance does: each costs what covering its parts
 * there costs, so that neither market can be played against the other. Chances from 0 to 1, odds in thousandths.
 */
export function priceCovers(
  covers: readonly { readonly key: string; readonly parts: readonly number[] }[],
  chances: readonly number[],
  how: MarginChoice,
): PricedOutcome[] {
  const fair = normalised(chances);
  const { marginBps, marginMethod: method = 'power', burdenMax } = how;
  const burdened = withMargin(fair, { marginBps, method, burdenMax });
  const sumOf = (values: readonly number[], parts: readonly number[]) =>
    parts.reduce((sum, part) => sum + (values[part] ?? 0), 0);
  return covers.map(({ key, parts }) => priced(key, sumOf(fair, parts), sumOf(burdened, parts)));
}

/** The least margin on the outcomes that a market prices by itself, as a factor. */
const OWN_MARGIN_MIN = 1.03;

/**
 * Prices a market some of whose outcomes have a price already, since another market asks the same: the others bear what those
 * leave of its margin, and no less than 3 %. `outcomes` are those of `priceOutcomes`, `known` the prices in thousandths, by place.
 */
export function priceBeside(
  outcomes: readonly PricedOutcome[],
  known: readonly (Odds | null)[],
  how: MarginChoice,
): PricedOutcome[] {
  const own = outcomes.filter((_, place) => (known[place] ?? null) === null).map(({ chance }) => chance);
  const fair = own.reduce((sum, chance) => sum + chance, 0);
  const taken = known.reduce<number>((sum, price) => sum + (price === null ? 0 : 1_000 / price), 0);
  const target = Math.max(1 + how.marginBps / 10_000 - taken, fair * OWN_MARGIN_MIN);
  const burdened = raisedTo(own, target).values();
  return outcomes.map((outcome, place) => {
    if ((known[place] ?? null) !== null) return outcome;
    const raised = Math.min(burdened.next().value ?? 0, outcome.chance * (how.burdenMax ?? Number.POSITIVE_INFINITY));
    return priced(outcome.key, outcome.chance, outcome.chance === 0 ? 0 : raised);
  });
}

/** 1.01 is quoted as long as it is not above the fair price; an outcome surer than that is not offered. */
function priced(key: string, chance: number, burdened: number): PricedOutcome {
  const fair = priceOf(chance);
  return { key, chance, odds: fair === null ? null : (priceOf(burdened) ?? ODDS_MIN) };
}

function cellsOf({ match, halves, both }: Grid, span: Span): readonly number[] {
  if (span === 'match') return match;
  return span === 'both' ? both : halves[span === 'first' ? 0 : 1];
}

/** Divides the last bits of rounding out, so that chances sum to 1. */
function normalised(chances: readonly number[]): number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}
