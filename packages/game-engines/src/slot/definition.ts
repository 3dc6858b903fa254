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

/** A jackpot of a fixed amount: the letter on every reel of one line, once on each strip, in a game without wilds. */
export interface SlotJackpot {
  readonly letter: SymbolLetter;
  /** Multiple of the whole stake that it pays; a whole number. */
  readonly stakes: number;
}

/** A round that a player may buy: its free spins without the paid spin that would have to bring them. */
export interface SlotBuy {
  /** Multiple of the stake of a spin that the round costs; a whole number. The price is staked as one bet. */
  readonly price: number;
  /** Free spins of the round, each with the multiplier of the others. */
  readonly freeSpins: number;
  /** The largest payout over the price, in hundredths, rounded down. */
  readonly payoutMaxHundredths: number;
  /** Return to player and variance of payout over price, as exact fractions. */
  readonly declared: { readonly rtp: Factor; readonly variance: Factor };
}

/**
 * A slot whose maths is declared: every stop of a reel is equally likely, reels are independent. Lines pay from the left,
 * the best win of each line counts; where heights are drawn there are no lines, and every way of a symbol over adjacent
 * reels from the left pays. These definitions are what runs; `exactMaths` proves the declared figures.
 */
export interface SlotDefinition {
  /** Names the maths, for ever: a change of any figure takes a new key. */
  readonly key: string;
  /** Names of the symbols, for pictures and pay tables. */
  readonly symbols: Readonly<Record<SymbolLetter, string>>;
  /** One strip per reel; the last stop is followed by the first. */
  readonly reels: readonly string[];
  /** Rows that are seen of every reel; where heights are drawn, the most that can be. */
  readonly rows: number;
  /** Rows that a reel may show, each entry drawn equally likely for each reel and spin. Null where all show `rows`. */
  readonly heights: readonly number[] | null;
  /**
   * For each line the row it crosses on each reel, the top row being 0. The stake is split equally over the lines. None
   * where heights are drawn.
   */
  readonly lines: readonly (readonly number[])[];
  /** Hundredths of the stake of one line, or of the whole stake for one way, by symbol and count from the left. */
  readonly pays: Readonly<Record<SymbolLetter, PayTable>>;
  /** Substitutes for every symbol but the scatter. */
  readonly wild: SymbolLetter | null;
  readonly scatter: SlotScatter | null;
  readonly jackpot: SlotJackpot | null;
  readonly buy: SlotBuy | null;
  readonly volatility: SlotVolatility;
  /** Return to player and variance (of payout over stake, free spins included), as exact fractions. */
  readonly declared: { readonly rtp: Factor; readonly variance: Factor };
}

/** Parts that the stake is split into: one for each line, a single one where ways pay. */
export function stakeParts({ lines, heights }: SlotDefinition): number {
  return heights === null ? lines.length : 1;
}

/** Hundredths that the whole stake is worth, counted in stakes of one line or, for ways, of the whole. */
export function stakeHundredths(definition: SlotDefinition): number {
  return stakeParts(definition) * 100;
}

/** Returns the payout of `count` of a symbol, in hundredths; 0 where the table has none. */
export function payOf(table: PayTable | undefined, count: number): number {
  return table?.[count] ?? 0;
}

/** Returns the payout of a run of one symbol from the left, the jackpot included; unit as in `pays`. */
export function runHundredths(definition: SlotDefinition, letter: SymbolLetter, count: number): number {
  const { jackpot, pays, reels } = definition;
  const isJackpot = jackpot?.letter === letter && count === reels.length;
  return isJackpot ? jackpot.stakes * stakeHundredths(definition) : payOf(pays[letter], count);
}

/** Stops the program on a definition that contradicts itself: a line off the window, a letter without a name. */
export function assertSound(definition: SlotDefinition): void {
  const { key, reels, rows, lines, heights, symbols, pays, wild, scatter } = definition;
  const known = (letter: string) => symbols[letter] !== undefined;
  assert(reels.length >= 3 && rows >= 1 && lines.length >= 1 === (heights === null), `${key}: no playable window`);
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
  assertSoundKind(definition);
}

function assertSoundKind({ key, reels, rows, heights, pays, wild, scatter, jackpot, buy }: SlotDefinition): void {
  if (heights !== null) {
    assert(Math.max(...heights) === rows && Math.min(...heights) >= 1, `${key}: heights that the window does not have`);
    // A way of wilds alone would be a way of every symbol at once.
    assert(wild === null || (pays[wild] === undefined && !reels[0]?.includes(wild)), `${key}: wilds begin a way`);
    assert(jackpot === null, `${key}: a jackpot lies on a line`);
    const grows = (table: PayTable) => reels.every((_, reel) => payOf(table, reel + 1) >= payOf(table, reel));
    assert(Object.values(pays).every(grows), `${key}: a longer way pays less`);
  }
  if (jackpot !== null) {
    const once = reels.every((strip) => strip.split(jackpot.letter).length === 2);
    assert(once && wild === null && pays[jackpot.letter] === undefined, `${key}: no jackpot to be hit once`);
  }
  const isWhole = buy === null || (Number.isInteger(buy.price) && buy.price >= 1 && buy.freeSpins >= 1);
  assert(isWhole && (buy === null || scatter !== null), `${key}: a bought round has no free spins`);
}
