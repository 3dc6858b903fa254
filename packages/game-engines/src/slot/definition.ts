import { assert, type Factor } from '@ordago/kernel';

/** One letter of a strip: `A` to `Z`, lower case where a game needs more. */
export type SymbolLetter = string;

/** Spread of results around the mean, for the lobby's filter; the exact variance is listed beside it. */
export type SlotVolatility = 'low' | 'medium' | 'high';

/** Payout by count of one symbol, in hundredths. `{ 3: 500 }` pays five times for three. */
export type PayTable = Readonly<Record<number, number>>;

/** The symbol that pays in any place, and the free spins that it may bring. */
export interface SlotScatter {
  readonly letter: SymbolLetter;
  /** Hundredths of the whole stake, by number of scatters in the window. */
  readonly pays: PayTable;
  /** Free spins, by number of scatters in the window. Free spins bring no further free spins. */
  readonly freeSpins: PayTable;
  /** Every win of a free spin is multiplied by this whole number. */
  readonly freeSpinMultiplier: number;
}

/**
 * A slot whose maths is declared: every stop of a reel is equally likely, reels are independent, lines pay from the left,
 * the best win of each line counts. These definitions are what runs; `exactMaths` proves the declared figures.
 */
export interface SlotDefinition {
  /** Names the maths, for ever: a change of any figure takes a new key. */
  readonly key: string;
  /** Names of the symbols, for pictures and pay tables. */
  readonly symbols: Readonly<Record<SymbolLetter, string>>;
  /** One strip per reel; the last stop is followed by the first. */
  readonly reels: readonly string[];
  /** Rows that are seen of every reel. */
  readonly rows: number;
  /** For each line the row it crosses on each reel, the top row being 0. The stake is split equally over the lines. */
  readonly lines: readonly (readonly number[])[];
  /** Hundredths of the stake of one line, by symbol and count from the left. */
  readonly pays: Readonly<Record<SymbolLetter, PayTable>>;
  /** Substitutes for every symbol but the scatter. */
  readonly wild: SymbolLetter | null;
  readonly scatter: SlotScatter | null;
  readonly volatility: SlotVolatility;
  /** Return to player and variance (of payout over stake, free spins included), as exact fractions. */
  readonly declared: { readonly rtp: Factor; readonly variance: Factor };
}

/** Hundredths that the whole stake is worth, counted in stakes of one line. */
export function stakeHundredths(definition: SlotDefinition): number {
  return definition.lines.length * 100;
}

/** Returns the payout of `count` of a symbol, in hundredths; 0 where the table has none. */
export function payOf(table: PayTable | undefined, count: number): number {
  return table?.[count] ?? 0;
}

/** Stops the program on a definition that contradicts itself: a line off the window, a letter without a name. */
export function assertSound(definition: SlotDefinition): void {
  const { key, reels, rows, lines, symbols, pays, wild, scatter } = definition;
  const known = (letter: string) => symbols[letter] !== undefined;
  assert(reels.length >= 3 && rows >= 1 && lines.length >= 1, `${key}: no playable window`);
  assert(
    reels.every((strip) => strip.length >= rows && [...strip].every(known)),
    `${key}: a strip is too short or bears an unnamed symbol`,
  );
  assert(
    lines.every((line) => line.length === reels.length && line.every((row) => row >= 0 && row < rows)),
    `${key}: a line leaves the window`,
  );
  assert(Object.keys(pays).every(known), `${key}: an unnamed symbol pays`);
  assert(wild === null || known(wild), `${key}: the wild has no name`);
  assert(scatter === null || (known(scatter.letter) && scatter.letter !== wild), `${key}: the scatter has no name`);
  assert(scatter === null || pays[scatter.letter] === undefined, `${key}: the scatter pays on no line`);
}
