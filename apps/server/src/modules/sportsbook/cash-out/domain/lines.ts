import { assert, type Odds } from '@ordago/kernel';
import { chanceToMeet, fairChances, type LineReading, numberMet } from '@ordago/pricing';
import {
  kindOf,
  type Market,
  type MarketKindKey,
  outcomesOf,
  readMarket,
  STATISTICS,
  specifierOf,
} from '@ordago/sport-rules';
import type { MarketRef } from '../../shared/domain/market.ts';

/** Present price of an outcome. */
export interface OutcomePrice {
  readonly selection: string;
  readonly outcome: string;
  readonly odds: Odds;
}

/** Market with the present prices of its undecided outcomes, in the order of their selections. */
export interface PricedMarket extends MarketRef {
  readonly prices: readonly OutcomePrice[];
}

/** Way in which a stake comes back by the very result that a market asks about. */
type Returns = Line | Elsewhere;

/** The count that it asks about meets a line, which is in quarters; one outcome passes it. */
interface Line {
  readonly by: 'line';
  readonly quarters: number;
  readonly passes: string;
  /** A return that hardly happens where it is not priced: it counts as none then. */
  readonly isRare: boolean;
}

/** Another market of the event has the result as outcomes of its own. */
interface Elsewhere {
  readonly by: 'outcomes';
  readonly market: MarketRef;
  readonly outcomes: readonly string[];
  readonly isRare: boolean;
}

/** Counts up to which exact counts and margins are looked for. */
const EXACT_MAX = 10;

/**
 * Returns the markets whose prices tell how likely stakes on a market come back, beside its own; none of one that is always won or lost.
 * Left out are returns that no price tells: of who does not take part, and of a match that is played until it has a winner.
 */
export function marketsAround(own: PricedMarket): readonly MarketRef[] {
  const market = read(own);
  const returns = returnsOf(market, own.prices);
  if (returns === null) return [];
  const refs = returns.by === 'line' ? telling(market, numberMet(returns.quarters) ?? 0) : [returns.market];
  return refs.filter(({ kind, specifier }) => kind !== own.kind || specifier !== own.specifier);
}

/**
 * Returns the chance that stakes on a market come back, whole or by half, in a share of one: 0 of one that is always won or lost, null
 * where no price tells it.
 *
 * @param around markets of its event that are open, as far as they are priced
 */
export function chanceToReturn(own: PricedMarket, around: readonly PricedMarket[]): number | null {
  const returns = returnsOf(read(own), own.prices);
  if (returns === null) return 0;
  const chance =
    returns.by === 'line'
      ? chanceToMeet(numberMet(returns.quarters) ?? 0, [own, ...around].flatMap(readingsOf))
      : chanceOfOutcomes(returns, around);
  return chance ?? (returns.isRare ? 0 : null);
}

/** Returns the line of a market and the side of it that an answer takes; a market that returns stakes as a whole is a whole line. */
export function lineSideOf(
  own: PricedMarket,
  answer: string,
): { readonly quarters: number; readonly side: 'passes' | 'fails' } {
  const returns = returnsOf(read(own), own.prices);
  if (returns?.by !== 'line') return { quarters: 0, side: 'passes' };
  return { quarters: returns.quarters, side: returns.passes === answer ? 'passes' : 'fails' };
}

function chanceOfOutcomes({ market, outcomes }: Elsewhere, around: readonly PricedMarket[]): number | null {
  const priced = around.find(({ kind, specifier }) => kind === market.kind && specifier === market.specifier);
  const chances = priced ? chancesIn(priced) : null;
  return chances && outcomes.reduce((sum, outcome) => sum + (chances.get(outcome) ?? 0), 0);
}

function read({ kind, specifier }: MarketRef): Market {
  const market = readMarket(kind, specifier);
  assert(market, `the catalogue has no market ${kind} ${specifier}`);
  return market;
}

function returnsOf(market: Market, prices: readonly OutcomePrice[]): Returns | null {
  const line = lineOf(market, prices);
  if (line !== null) return numberMet(line.quarters) === null ? null : line;
  if (market.kind.key === 'fight-winner' && market.values.ways === '2') {
    return { by: 'outcomes', market: { kind: 'fight-winner', specifier: 'ways=3' }, outcomes: ['x'], isRare: true };
  }
  if (market.kind.key !== 'half-time-full-time-2way') return null;
  const level = ['x/1', 'x/x', 'x/2'];
  return { by: 'outcomes', market: { kind: 'half-time-full-time', specifier: '' }, outcomes: level, isRare: false };
}

/** Line of a market; null of one without any, and of one that has outcomes of its own for who meets it. */
function lineOf({ kind, values }: Market, prices: readonly OutcomePrice[]): Line | null {
  const line = typeof values.line === 'number' ? values.line : null;
  if (kind.key === 'draw-no-bet') return { by: 'line', quarters: 0, passes: '1', isRare: false };
  if (asksLead(kind.key) && lacksDraw(prices)) {
    // Sold without its draw, which returns the stakes (`settleOutcome`): a score is sold so where it is hardly ever level.
    return { by: 'line', quarters: 0 - (line ?? 0), passes: '1', isRare: kind.key === '1x2' };
  }
  if (line === null) return null;
  const answers = outcomesOf({ kind, values }).join();
  // A handicap is given to the first side, which has to lead by more than its opposite.
  if (answers === '1,2') return { by: 'line', quarters: 0 - line, passes: '1', isRare: false };
  return answers === 'over,under' ? { by: 'line', quarters: line, passes: 'over', isRare: false } : null;
}

/** Returns true for a result with a draw, of the score or of another count, with or without a handicap. */
function asksLead(key: MarketKindKey): boolean {
  return key === 'handicap-3way' || key === '1x2' || COUNTED.some((one) => key === `${one}-1x2`);
}

const COUNTED = [...STATISTICS, 'break', 'maxima'] as const;

function lacksDraw(prices: readonly OutcomePrice[]): boolean {
  return prices.length === 2 && prices.every(({ outcome }) => outcome !== 'x');
}

/** Markets about the same count as another one whose prices tell of a number. */
function telling({ kind: { key }, values }: Market, met: number): MarketRef[] {
  const asked: (MarketRef | null)[] = [];
  const ask = (kind: MarketKindKey, more: Market['values']) => asked.push(refOf(kind, { ...values, ...more }));
  const { lines, result } = leadOf(key);
  for (const step of [-2, -1, 0, 1, 2]) {
    const quarters = 4 * met + step;
    ask(lines ?? key, { line: lines === null ? quarters : 0 - quarters });
  }
  if (result !== null && Math.abs(met) <= 1) ask(result, {});
  if (result === '1x2') {
    if (met === 0) ask('draw-no-bet', {});
    for (const step of [-1, 0, 1]) ask('handicap-3way', { line: 0 - 4 * (met + step) });
  }
  // Exact counts tell of every number below the last of them.
  for (let max = Math.abs(met) + 1; max <= EXACT_MAX; max += 1) {
    if (result === '1x2' && values.period === undefined) ask('winning-margin', { max });
    if (key === 'total') ask('goal-count', { max });
    if (key === 'team-total') ask('team-goal-count', { max });
  }
  return asked.filter((ref) => ref !== null);
}

/** Kinds that ask about the same lead as another: its handicaps, and the result; null for one that asks about no lead. */
function leadOf(key: MarketKindKey): { readonly lines: MarketKindKey | null; readonly result: MarketKindKey | null } {
  const statistic = STATISTICS.find((one) => key === `${one}-handicap` || key === `${one}-1x2`);
  if (statistic !== undefined) return { lines: `${statistic}-handicap`, result: `${statistic}-1x2` };
  if (key === 'points-handicap') return { lines: key, result: null };
  const isScore = ['handicap', 'handicap-3way', 'draw-no-bet', '1x2'].includes(key);
  return isScore ? { lines: 'handicap', result: '1x2' } : { lines: null, result: null };
}

/** Returns a market as its texts; null for one that the catalogue does not know, such as a total below a half. */
function refOf(key: MarketKindKey, given: Market['values']): MarketRef | null {
  const kind = kindOf(key);
  const values = Object.fromEntries(Object.entries(given).filter(([name]) => name in kind.fields));
  const specifier = specifierOf({ kind, values });
  return readMarket(key, specifier) === null ? null : { kind: key, specifier };
}

/** Returns what a market says of the count that it asks about. */
function readingsOf(priced: PricedMarket): LineReading[] {
  const market = read(priced);
  const line = lineOf(market, priced.prices);
  const chances = chancesIn(priced);
  if (chances === null) return [];
  if (line !== null) return [{ quarters: line.quarters, passes: chances.get(line.passes) ?? 0 }];
  let passes = 0;
  return cellsOf(market).map(([outcome, from]) => {
    passes += chances.get(outcome) ?? 0;
    return { quarters: 4 * from - 2, passes: Math.min(1, passes) };
  });
}

/** Outcomes of a market of exact counts with the least count of each, the highest first; what is left of them is below all. */
function cellsOf({ kind, values: { line, max } }: Market): [outcome: string, from: number][] {
  if (typeof max !== 'number') {
    const level = typeof line === 'number' ? 0 - line / 4 : 0;
    return [
      ['1', level + 1],
      ['x', level],
    ];
  }
  const down = Array.from({ length: max }, (_, step) => max - step);
  const word = (count: number) => (count === max ? `${count}+` : String(count));
  if (kind.key !== 'winning-margin') return down.map((count) => [word(count), count]);
  const behind = down.slice(1).toReversed();
  return [
    ...down.map((lead): [string, number] => [`1/${word(lead)}`, lead]),
    ['x', 0],
    ...behind.map((lead): [string, number] => [`2/${lead}`, 0 - lead]),
  ];
}

/** Chances of all outcomes of a market without its margin, in shares of one; null where one of them has no price. */
function chancesIn(priced: PricedMarket): ReadonlyMap<string, number> | null {
  const market = read(priced);
  const { prices } = priced;
  const known = outcomesOf(market).length - (asksLead(market.kind.key) && lacksDraw(prices) ? 1 : 0);
  if (prices.length < known) return null;
  const chances = fairChances(prices.map(({ odds }) => odds));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return sum > 0 ? new Map(prices.map(({ outcome }, place) => [outcome, (chances[place] ?? 0) / sum])) : null;
}
