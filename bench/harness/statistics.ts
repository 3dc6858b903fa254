/** A figure of several rounds: its median, and what eight of ten rounds lie between. */
export interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

/** The value below which `share` (0 to 1) of the values lie, by the nearest rank. Sorted input, NaN when empty. */
export function quantile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p10: quantile(sorted, 0.1), p90: quantile(sorted, 0.9) };
}

/**
 * The ratio of two designs, round by round: what the machine does to a round it does to both, so that a ratio means
 * something where the figures alone do not.
 */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}
