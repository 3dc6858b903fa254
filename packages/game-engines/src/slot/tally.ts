/** Sums over all spins that show a number of scatters; payouts in the hundredths of `stakeHundredths`. */
export interface SpinTally {
  readonly scatters: number;
  /** Combinations of stops, and of heights where they are drawn. */
  readonly combinations: bigint;
  /** Combinations that pay something. */
  readonly paying: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
  /** The largest payout among them. */
  readonly most: bigint;
}
