/**
 * `npm run verify -- arbitrage`: the price lists of 300 events. The overround of each market, monotone ladders, one price for
 * each proposition, ready-made and as a combination, and the best return that any split of a stake over all markets
 * guarantees, by linear programming over the scores of both halves. Lists that are wrong on purpose have to be found out.
 * `--seed=7` prices other events, `--events=1000` more of them.
 */
import { parseArgs } from 'node:util';
import { priceCombination } from '../apps/server/src/modules/sportsbook/pricing/domain/bet-builder.ts';
import { gridFrom, priceGrid } from '../apps/server/src/modules/sportsbook/pricing/domain/price-event.ts';
import type { Odds } from '../packages/kernel/src/index.ts';
import {
  bestReturn,
  ladderBreaks,
  overrounds,
  type PricedOutcome,
  textOf,
  twoPrices,
} from './arbitrage/check-offer.ts';
import { GOAL_ORDER, type ListedOutcome, listedOutcomes, type ReadyMade, readyMade } from './arbitrage/propositions.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, events: { type: 'string' } } });
const EVENTS = Number(values.events ?? '300');
const seed = Number(values.seed ?? '1000');
/** Combinations of each event that are compared with a ready-made market. */
const COMBINATIONS = 40;
const TERMS = { partsMax: 6, marginBps: 400 };
/** The house never sells a market at a loss. */
const OVERROUND_MIN = 1;

type Grid = ReturnType<typeof gridFrom>;

const listed = listedOutcomes();
const byName = new Map(listed.map((one) => [nameOf(one), one]));
const combined = readyMade(listed);
const draw = drawsFrom(seed);
const faults: string[] = [];
const seen = { markets: 0, steps: 0, combinations: 0, outcomes: 0 };
const byKind = new Map<string, number[]>();
const guaranteed: number[] = [];
let binding: readonly number[] = [0];

for (let event = 0; event < EVENTS; event += 1) {
  const rates = ratesOf();
  const grid = gridFrom(rates);
  const offer = offerOf(grid);
  for (const fault of faultsOf(offer)) faults.push(`event ${event} ${JSON.stringify(rates)}: ${fault}`);
  for (const fault of combinationFaults(grid, offer)) faults.push(`event ${event}: ${fault}`);
}
report();
checkPlanted();
for (const fault of faults.slice(0, 30)) console.error(fault);
if (faults.length > 0) console.error(`${faults.length} faults; --seed=${seed} repeats this run.`);
process.exit(faults.length > 0 ? 1 : 0);

/** Goals that sides of very different strength score on average, and how far low scores depart from independence. */
function ratesOf() {
  const mean = () => 0.35 * (3.4 / 0.35) ** draw();
  return { home: mean(), away: mean(), lowScoreCorrection: -0.12 + 0.2 * draw() };
}

function offerOf(grid: Grid): PricedOutcome[] {
  return priceGrid(grid, { resultFacts: ['score', 'periods', 'goals'] }).flatMap(({ kind, specifier, selections }) =>
    selections.flatMap(({ outcome, odds }) => {
      const known = byName.get(`${kind}?${specifier}?${outcome}`);
      return known ? [{ listed: known, odds: odds / 1_000 }] : [];
    }),
  );
}

/** Faults of the offer of one event; its figures are noted. */
function faultsOf(offer: readonly PricedOutcome[]): string[] {
  const found: string[] = [];
  for (const { kind, specifier, overround } of overrounds(offer)) {
    const known = byKind.get(kind);
    if (known) known.push(overround);
    else byKind.set(kind, [overround]);
    seen.markets += 1;
    if (isWhole(kind) && overround < OVERROUND_MIN) found.push(`${kind} ${specifier} is sold at ${overround}`);
  }
  const { breaks, steps } = ladderBreaks(offer);
  seen.steps += steps;
  seen.outcomes += offer.length;
  found.push(...breaks.map((one) => `broken ladder: ${one}`));
  found.push(...twoPrices(offer).map(({ outcomes }) => `two prices: ${outcomes.map(textOf).join(', ')}`));
  const best = bestReturn(offer, binding);
  binding = best.binding;
  guaranteed.push(best.guaranteed);
  if (best.guaranteed > 1 + 1e-9)
    found.push(
      `arbitrage of ${percent(best.guaranteed - 1)}: ${best.split.map(({ outcome, share }) => `${percent(share)} on ${textOf(outcome)}`).join(', ')}`,
    );
  return found;
}

/** Markets of which the scores decide only a part, such as who scores a goal, are no whole book here. */
function isWhole(kind: string): boolean {
  return !GOAL_ORDER.includes(kind);
}

/** Combinations that cost something else than the market that asks the same. */
function combinationFaults(grid: Grid, offer: readonly PricedOutcome[]): string[] {
  const odds = new Map(offer.map((one) => [nameOf(one.listed), one.odds]));
  const found: string[] = [];
  for (let tried = 0; tried < COMBINATIONS; tried += 1) {
    const { parts, whole } = combined[Math.floor(draw() * combined.length)] as ReadyMade;
    const [one, other, ready] = [...parts, whole].map((outcome) => odds.get(nameOf(outcome)));
    if (one === undefined || other === undefined || ready === undefined) continue;
    const priced = priceCombination(
      grid,
      parts.map((part) => choiceOf(part, odds)),
      TERMS,
    );
    seen.combinations += 1;
    if ('name' in priced || priced.odds !== Math.round(ready * 1_000))
      found.push(
        `two prices: ${parts.map(nameOf).join(' with ')} at ${'name' in priced ? priced.name : priced.odds}, ${nameOf(whole)} at ${ready}`,
      );
  }
  return found;
}

function choiceOf({ kind, specifier, outcome }: ListedOutcome, odds: ReadonlyMap<string, number>) {
  const market = `${kind}?${specifier}`;
  const selection = `${market}?${outcome}`;
  const price = Math.round((odds.get(selection) ?? 0) * 1_000) as Odds;
  return { kind, specifier, outcome, market, selection, odds: price, isOpen: true, isBarred: false };
}

function report(): void {
  for (const [kind, found] of [...byKind].filter(([name]) => isWhole(name)).sort()) {
    const sorted = found.toSorted((a, b) => a - b);
    const at = (part: number) => percent((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) - 1).padStart(8);
    console.log(
      `${kind.padEnd(24)} ${String(found.length).padStart(6)} markets, overround ${at(0)} to ${at(1)}, median ${at(0.5)}`,
    );
  }
  const sorted = guaranteed.toSorted((a, b) => a - b);
  const best = percent((sorted.at(-1) ?? 0) - 1);
  const median = percent((sorted[Math.floor(sorted.length / 2)] ?? 0) - 1);
  console.log(
    `\n${EVENTS} events, ${seen.markets} markets, ${seen.outcomes} outcomes, ${listed[0]?.codes.length} distinct states of both halves\n` +
      `${seen.steps} steps of ladders; ${seen.combinations} combinations of ${combined.length} that a market asks for as well\n` +
      `best guaranteed return: ${best} at most, median ${median}`,
  );
}

/** Offers with one wrong price each: a check that none of them fails proves nothing. */
function checkPlanted(): void {
  const planted = [
    ['a total that pays 15 % too much', 'total?line=2.5?over', 1.15, /arbitrage/],
    ['a double chance that its three results undercut', 'double-chance??1x', 1.1, /arbitrage/],
    ['a half-time/full-time that pays twice', 'half-time-full-time??x/x', 2, /arbitrage/],
    ['a handicap of −0.5 one step beside the result', 'handicap?line=-0.5?1', 0.99, /two prices/],
    ['a line below an easier one', 'team-total?side=home|line=2.5?over', 0.6, /broken ladder/],
  ] as const;
  const usual = offerOf(gridFrom({ home: 1.55, away: 1.15, lowScoreCorrection: -0.05 }));
  for (const [title, name, factor, expected] of planted) {
    const offer = usual.map((one) => (nameOf(one.listed) === name ? { ...one, odds: one.odds * factor } : one));
    const found = faultsOf(offer).filter((fault) => expected.test(fault));
    console.log(`planted: ${title}: ${found.length > 0 ? 'found out' : 'NOT FOUND'}`);
    if (found.length === 0) faults.push(`planted and not found: ${title}`);
  }
}

function nameOf({ kind, specifier, outcome }: ListedOutcome): string {
  return `${kind}?${specifier}?${outcome}`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)} %`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawsFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
