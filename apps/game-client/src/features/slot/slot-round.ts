/** One turn of the reels as the provider tells it; amounts are exact decimals. */
export interface SpinShown {
  /** Visible symbols, reel by reel from the left, each from the top. */
  readonly window: readonly (readonly string[])[];
  readonly lineWins: readonly { readonly line: number; readonly count: number; readonly payout: string }[];
  readonly payout: string;
}

/** A round: the paid spin and the free spins it brought. */
export interface SlotOutcome extends SpinShown {
  readonly freeSpins: readonly SpinShown[];
  /** True only when the payout is larger than the stake: nothing is celebrated otherwise. */
  readonly beatsStake: boolean;
}

/** Cells that take part in a win, as `reel:row`. */
export function winningCells(spin: SpinShown, lines: readonly (readonly number[])[]): ReadonlySet<string> {
  const cells = spin.lineWins.flatMap(({ line, count }) =>
    (lines[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`),
  );
  return new Set(cells);
}
