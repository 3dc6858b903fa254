import { type Draws, drawBelow } from '@ordago/fairness';
import { assert, payoutOf, type Units } from '@ordago/kernel';
import { payOf, type SlotDefinition, type SymbolLetter, stakeHundredths } from './definition.ts';

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
  /** Present when the scatters pay or bring free spins. */
  readonly scatterWin: ScatterWin | null;
  readonly payout: Units;
}

/** One bet: a paid spin and the free spins it brought, all decided together and paid as one. */
export interface SlotRound {
  readonly base: SpinOutcome;
  readonly freeSpins: readonly SpinOutcome[];
  readonly payout: Units;
  /** True only when the payout is larger than the stake: nothing is celebrated otherwise. */
  readonly beatsStake: boolean;
}

/**
 * Plays one bet. Draws one stop per reel from the left, then those of the free spins in turn, each stop exactly equally
 * likely. `stake` in ledger units, more than 0; with a stake in whole cents no win is ever rounded (a test holds every
 * definition to it), otherwise each figure is floored to the ledger unit.
 */
export function spin(definition: SlotDefinition, stake: Units, draws: Draws): SlotRound {
  assert(stake > 0n, 'a spin takes a stake');
  const base = settleStops(definition, stake, drawStops(definition, draws));
  const multiplier = definition.scatter?.freeSpinMultiplier ?? 1;
  const freeSpins = Array.from({ length: base.scatterWin?.freeSpins ?? 0 }, () =>
    settleStops(definition, stake, drawStops(definition, draws), { multiplier, isFree: true }),
  );
  const payout = freeSpins.reduce((sum, free) => sum + free.payout, base.payout);
  return { base, freeSpins, payout, beatsStake: payout > stake };
}

/**
 * Returns what given stops show and win: the rule itself, without chance. A verifier calls it with the stops it
 * recomputed. Amounts in ledger units.
 */
export function settleStops(
  definition: SlotDefinition,
  stake: Units,
  stops: readonly number[],
  { multiplier = 1, isFree = false }: { multiplier?: number; isFree?: boolean } = {},
): SpinOutcome {
  const window = windowAt(definition, stops);
  const lineStakes = stakeHundredths(definition);
  const pay = (hundredths: number) => payOut(stake, hundredths * multiplier, lineStakes);
  const lineWins = definition.lines.flatMap((rows, line) => {
    const win = bestOfLine(
      definition,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    return win.hundredths > 0 ? [{ line, ...win, payout: pay(win.hundredths) }] : [];
  });
  const scatter = countScatters(definition, window);
  const scatterHundredths = payOf(definition.scatter?.pays, scatter) * definition.lines.length;
  const freeSpins = isFree ? 0 : payOf(definition.scatter?.freeSpins, scatter);
  const scatterWin =
    scatterHundredths + freeSpins > 0 ? { count: scatter, freeSpins, payout: pay(scatterHundredths) } : null;
  const hundredths = lineWins.reduce((sum, win) => sum + win.hundredths, scatterHundredths);
  return { stops, window, lineWins, scatterWin, payout: pay(hundredths) };
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
  const hundredths = payOf(pays[symbol], count);
  return hundredths >= asWilds.hundredths ? { symbol, count, hundredths } : asWilds;
}

function drawStops(definition: SlotDefinition, draws: Draws): number[] {
  return definition.reels.map((strip) => drawBelow(draws, strip.length));
}

function windowAt(definition: SlotDefinition, stops: readonly number[]): SymbolLetter[][] {
  assert(stops.length === definition.reels.length, `${definition.key} has ${definition.reels.length} reels`);
  return definition.reels.map((strip, reel) => {
    const stop = stops[reel] ?? -1;
    assert(Number.isInteger(stop) && stop >= 0 && stop < strip.length, `${definition.key}: no stop ${stop}`);
    return Array.from({ length: definition.rows }, (_, row) => strip.charAt((stop + row) % strip.length));
  });
}

function countScatters(definition: SlotDefinition, window: readonly (readonly SymbolLetter[])[]): number {
  const letter = definition.scatter?.letter;
  return window.reduce((sum, reel) => sum + reel.filter((seen) => seen === letter).length, 0);
}

function payOut(stake: Units, hundredths: number, lineStakes: number): Units {
  return payoutOf(stake, [{ numerator: BigInt(hundredths), denominator: BigInt(lineStakes) }], 1n);
}
