import { type Draws, drawBelow } from '@ordago/fairness';
import { assert, payoutOf, type Units } from '@ordago/kernel';
import {
  payOf,
  runHundredths,
  type SlotDefinition,
  type SymbolLetter,
  stakeHundredths,
  stakeParts,
} from './definition.ts';
import { waysOf } from './ways.ts';

/** Win of one line. */
export interface LineWin {
  /** Place of the line in the definition, from 0. */
  readonly line: number;
  readonly symbol: SymbolLetter;
  /** Reels from the left that take part; wilds among them count. */
  readonly count: number;
  /** Hundredths of the stake of one line, before a free spin's multiplier. */
  readonly hundredths: number;
  readonly payout: Units;
}

/** Win of all ways of one symbol. */
export interface WaysWin {
  readonly symbol: SymbolLetter;
  /** Reels from the left that take part. */
  readonly count: number;
  /** Ways over these reels: the product of what each of them shows of the symbol, wilds included. */
  readonly ways: number;
  /** Hundredths of the stake, all ways together, before a free spin's multiplier. */
  readonly hundredths: number;
  readonly payout: Units;
}

/** Win of the scatters, at any position. */
export interface ScatterWin {
  readonly count: number;
  readonly freeSpins: number;
  readonly payout: Units;
}

/** One turn of the reels. */
export interface SpinOutcome {
  /** Stop of every reel: the place on its strip that shows in the top row. */
  readonly stops: readonly number[];
  /** Visible symbols, reel by reel from the left, each from the top. */
  readonly window: readonly (readonly SymbolLetter[])[];
  readonly lineWins: readonly LineWin[];
  /** Wins of a game whose reels have drawn heights; it has no lines. */
  readonly waysWins: readonly WaysWin[];
  /** Present when the scatters pay or bring free spins. */
  readonly scatterWin: ScatterWin | null;
  readonly payout: Units;
}

/** One bet: a paid spin and the free spins it brought, all decided together and paid as one. */
export interface SlotRound {
  /** The paid spin; null in a bought round, which begins with its free spins. */
  readonly base: SpinOutcome | null;
  readonly freeSpins: readonly SpinOutcome[];
  readonly payout: Units;
  /** True only when the payout is larger than the stake: nothing is celebrated otherwise. */
  readonly beatsStake: boolean;
}

/**
 * Plays one bet. Draws one stop per reel from the left, before them one height per reel where heights are drawn, then
 * those of the free spins in turn, each stop and height exactly equally likely. `stake` in ledger units, more than 0;
 * with a stake in whole cents no win is ever rounded (a test holds every definition to it), otherwise each figure is
 * floored to the ledger unit.
 */
export function spin(definition: SlotDefinition, stake: Units, draws: Draws): SlotRound {
  assert(stake > 0n, 'a spin takes a stake');
  const base = settleStops(definition, stake, drawStops(definition, draws));
  const freeSpins = spinFree(definition, stake, { count: base.scatterWin?.freeSpins ?? 0, draws });
  const payout = freeSpins.reduce((sum, free) => sum + free.payout, base.payout);
  return { base, freeSpins, payout, beatsStake: payout > stake };
}

/** Plays one bought round. `price` in ledger units is the whole bet: `buy.price` times the stake of each spin. */
export function spinBought(definition: SlotDefinition, price: Units, draws: Draws): SlotRound {
  const { buy } = definition;
  assert(buy !== null, `${definition.key} sells no round`);
  const stake = price / BigInt(buy.price);
  assert(stake > 0n && stake * BigInt(buy.price) === price, 'a bought round takes its price');
  const freeSpins = spinFree(definition, stake, { count: buy.freeSpins, draws });
  const payout = freeSpins.reduce((sum, free) => sum + free.payout, 0n);
  return { base: null, freeSpins, payout, beatsStake: payout > price };
}

function spinFree(definition: SlotDefinition, stake: Units, { count, draws }: { count: number; draws: Draws }) {
  const multiplier = definition.scatter?.freeSpinMultiplier ?? 1;
  return Array.from({ length: count }, () =>
    settleStops(definition, stake, drawStops(definition, draws), { multiplier, isFree: true }),
  );
}

/** Places where the reels stand. */
export interface ReelStops {
  /** For each reel the place on its strip that shows in the top row. */
  readonly stops: readonly number[];
  /** For each reel its visible rows. */
  readonly heights: readonly number[];
}

/** The given stops, with all rows of every reel in view. */
export function fullStops({ rows }: SlotDefinition, stops: readonly number[]): ReelStops {
  return { stops, heights: stops.map(() => rows) };
}

/**
 * Returns what given stops show and win: the rule itself, without chance. A verifier calls it with the stops it
 * recomputed. Amounts in ledger units.
 */
export function settleStops(
  definition: SlotDefinition,
  stake: Units,
  reelStops: ReelStops,
  { multiplier = 1, isFree = false }: { multiplier?: number; isFree?: boolean } = {},
): SpinOutcome {
  const window = windowAt(definition, reelStops);
  const parts = stakeHundredths(definition);
  const pay = (hundredths: number) => payOut(stake, hundredths * multiplier, parts);
  const lineWins = definition.lines.flatMap((rows, line) => {
    const win = bestOfLine(
      definition,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    return win.hundredths > 0 ? [{ line, ...win, payout: pay(win.hundredths) }] : [];
  });
  const waysWins = waysOf(definition, window).map((win) => ({ ...win, payout: pay(win.hundredths) }));
  const scatter = countScatters(definition, window);
  const scatterHundredths = payOf(definition.scatter?.pays, scatter) * stakeParts(definition);
  const freeSpins = isFree ? 0 : payOf(definition.scatter?.freeSpins, scatter);
  const scatterWin =
    scatterHundredths + freeSpins > 0 ? { count: scatter, freeSpins, payout: pay(scatterHundredths) } : null;
  const hundredths = [...lineWins, ...waysWins].reduce((sum, win) => sum + win.hundredths, scatterHundredths);
  return { stops: reelStops.stops, window, lineWins, waysWins, scatterWin, payout: pay(hundredths) };
}

/**
 * The best win of one line. Wilds substitute for the first other symbol; a run of leading wilds may instead pay as
 * wilds when that is more.
 */
function bestOfLine(definition: SlotDefinition, seen: readonly SymbolLetter[]) {
  const { wild, scatter, pays } = definition;
  const endOfWilds = seen.findIndex((letter) => letter !== wild);
  const wilds = endOfWilds === -1 ? seen.length : endOfWilds;
  const symbol = seen[wilds];
  const asWilds = { symbol: wild ?? '', count: wilds, hundredths: wild === null ? 0 : payOf(pays[wild], wilds) };
  if (symbol === undefined || symbol === scatter?.letter) return asWilds;
  const end = seen.findIndex((letter) => letter !== wild && letter !== symbol);
  const count = end === -1 ? seen.length : end;
  const hundredths = runHundredths(definition, symbol, count);
  return hundredths >= asWilds.hundredths ? { symbol, count, hundredths } : asWilds;
}

function drawStops(definition: SlotDefinition, draws: Draws): ReelStops {
  const { heights, reels, rows } = definition;
  const drawn = reels.map(() => (heights === null ? rows : (heights[drawBelow(draws, heights.length)] ?? rows)));
  return { stops: reels.map((strip) => drawBelow(draws, strip.length)), heights: drawn };
}

function windowAt(definition: SlotDefinition, { stops, heights }: ReelStops): SymbolLetter[][] {
  assert(stops.length === definition.reels.length, `${definition.key} has ${definition.reels.length} reels`);
  return definition.reels.map((strip, reel) => {
    const stop = stops[reel] ?? -1;
    const height = heights[reel] ?? 0;
    assert(Number.isInteger(stop) && stop >= 0 && stop < strip.length, `${definition.key}: no stop ${stop}`);
    const isHeight = definition.heights === null ? height === definition.rows : definition.heights.includes(height);
    assert(isHeight, `${definition.key}: no reel of ${height} rows`);
    return Array.from({ length: height }, (_, row) => strip.charAt((stop + row) % strip.length));
  });
}

function countScatters(definition: SlotDefinition, window: readonly (readonly SymbolLetter[])[]): number {
  const letter = definition.scatter?.letter;
  return window.reduce((sum, reel) => sum + reel.filter((seen) => seen === letter).length, 0);
}

function payOut(stake: Units, hundredths: number, lineStakes: number): Units {
  return payoutOf(stake, [{ numerator: BigInt(hundredths), denominator: BigInt(lineStakes) }], 1n);
}
