import { assert } from '@ordago/kernel';
import { payOf, type SlotDefinition, stakeParts } from './definition.ts';
import type { SpinTally } from './tally.ts';
import { mostOfWays } from './ways-most.ts';

/** One stop of a reel at one height. */
export interface ReelView {
  /** Cells of each paying symbol, wilds included, in the order of `pays`. */
  readonly cells: readonly number[];
  readonly scatters: number;
}

/** A run of one symbol over so many reels from the left, and what each of its ways pays. */
interface Run {
  readonly symbol: number;
  readonly count: number;
  readonly pay: bigint;
}

/** Combinations, or products of cells over them, by the number of scatters. */
type ByScatters = readonly bigint[];

/**
 * Every spin of a game of ways, summed by its scatters. What a spin pays is the sum of what its runs pay, and the ways of
 * a run are a product over reels that are independent: so the mean is the sum over runs of the product over reels of the
 * mean number of cells, and the mean square the same over pairs of runs. Nothing is sampled. Written apart from `waysOf`, so
 * that a test can hold one against the other.
 */
export function tallyWays(definition: SlotDefinition): SpinTally[] {
  const reels = viewsOf(definition);
  const runs = runsOf(definition);
  const combinations = sumOver(reels, []);
  const sum = combinations.map(() => 0n);
  const squares = combinations.map(() => 0n);
  for (const [place, run] of runs.entries()) {
    addTo(sum, sumOver(reels, [run]), run.pay);
    for (const other of runs.slice(place)) {
      // Two runs of one symbol cannot both be its longest.
      if (other.symbol === run.symbol && other !== run) continue;
      addTo(squares, sumOver(reels, [run, other]), run.pay * other.pay * (other === run ? 1n : 2n));
    }
  }
  const losing = countLosing(definition, reels);
  const most = mostOfWays(definition, reels);
  return combinations.flatMap((count, scatters) => {
    if (count === 0n) return [];
    const always = BigInt(payOf(definition.scatter?.pays, scatters) * stakeParts(definition));
    const tally = {
      scatters,
      combinations: count,
      paying: always > 0n ? count : count - (losing[scatters] ?? 0n),
      sum: (sum[scatters] ?? 0n) + always * count,
      squares: (squares[scatters] ?? 0n) + 2n * always * (sum[scatters] ?? 0n) + always * always * count,
      most: BigInt(most[scatters] ?? 0) + always,
    };
    return [tally];
  });
}

function viewsOf({ reels, heights, pays, wild, scatter }: SlotDefinition): ReelView[][] {
  assert(heights !== null, 'ways need heights');
  const symbols = Object.keys(pays);
  return reels.map((strip) =>
    heights.flatMap((height) =>
      [...strip].map((_, stop) => {
        const shown = Array.from({ length: height }, (_row, row) => strip.charAt((stop + row) % strip.length));
        return {
          cells: symbols.map((symbol) => shown.filter((cell) => cell === symbol || cell === wild).length),
          scatters: shown.filter((cell) => cell === scatter?.letter).length,
        };
      }),
    ),
  );
}

function runsOf({ pays }: SlotDefinition): Run[] {
  return Object.values(pays).flatMap((table, symbol) =>
    Object.entries(table).map(([count, pay]) => ({ symbol, count: Number(count), pay: BigInt(pay) })),
  );
}

/** Sum over all spins of the product of the ways of the given runs; a run that a spin does not have counts 0. */
function sumOver(reels: readonly (readonly ReelView[])[], runs: readonly Run[]): ByScatters {
  let sums: bigint[] = [1n];
  for (const [reel, views] of reels.entries()) {
    const here: number[] = [];
    for (const { cells, scatters } of views) {
      let worth = 1;
      for (const { symbol, count } of runs) worth *= shareOf(cells[symbol] ?? 0, count - reel);
      here[scatters] = (here[scatters] ?? 0) + worth;
    }
    const next: bigint[] = [];
    for (const [before, value] of sums.entries())
      for (let more = 0; more < here.length; more += 1)
        next[before + more] = (next[before + more] ?? 0n) + value * BigInt(here[more] ?? 0);
    sums = Array.from(next, (value) => value ?? 0n);
  }
  return sums;
}

/** Factor of one reel in a run that has so many reels left: its cells, nothing where the run must end, else 1. */
function shareOf(cells: number, left: number): number {
  if (left > 0) return cells;
  if (left < 0) return 1;
  return cells === 0 ? 1 : 0;
}

function addTo(sums: bigint[], more: ByScatters, factor: bigint): void {
  for (const [scatters, value] of more.entries()) sums[scatters] = (sums[scatters] ?? 0n) + value * factor;
}

/** Combinations in which no run pays, by scatters: walks over the sets of symbols whose runs still go on. */
function countLosing({ pays, reels: strips }: SlotDefinition, reels: readonly (readonly ReelView[])[]): ByScatters {
  const tables = Object.values(pays);
  let alive = new Map<string, bigint>([[`${(1 << tables.length) - 1}:0`, 1n]]);
  for (const [reel, views] of reels.entries()) {
    const next = new Map<string, bigint>();
    for (const [state, count] of alive) {
      const [open = 0, before = 0] = state.split(':').map(Number);
      for (const { cells, scatters } of views) {
        const goesOn = cells.reduce((set, shown, symbol) => (shown > 0 ? set | (1 << symbol) : set), 0) & open;
        const isLast = reel === strips.length - 1;
        const pays = tables.some((table, symbol) => {
          const bit = 1 << symbol;
          const hasEnded = (open & bit) !== 0 && (goesOn & bit) === 0 && payOf(table, reel) > 0;
          return hasEnded || (isLast && (goesOn & bit) !== 0 && payOf(table, reel + 1) > 0);
        });
        if (pays) continue;
        const key = `${goesOn}:${before + scatters}`;
        next.set(key, (next.get(key) ?? 0n) + count);
      }
    }
    alive = next;
  }
  const losing: bigint[] = [];
  for (const [state, count] of alive) {
    const scatters = Number(state.split(':')[1]);
    losing[scatters] = (losing[scatters] ?? 0n) + count;
  }
  return losing;
}
