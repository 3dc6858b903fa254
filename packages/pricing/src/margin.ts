import { assert } from '@ordago/kernel';

/**
 * Method by which a margin is laid on fair chances. `proportional` raises each by the same factor. `power` raises each
 * to one common power below 1, which burdens long shots more than favourites, as bettors' known liking for long shots
 * asks for.
 */
export type MarginMethod = 'power' | 'proportional';

/** The most margin that is laid on a market: 30 %. */
export const MARGIN_BPS_MAX = 3_000;

export interface Margin {
  readonly marginBps: number;
  readonly method: MarginMethod;
  /**
   * The most by which a chance is raised, as a factor. Of two outcomes a sure one has no room for its part of the margin, and
   * the other would bear it all: the margin of such a market is smaller instead. (Default: no most)
   */
  readonly burdenMax?: number | undefined;
}

/**
 * Chances with the operator's margin on them, summing to 1 + `marginBps` / 10,000, and to less where `burdenMax` holds one. The
 * fair chances sum to 1, each between 0 and 1; one that would pass 1 is left at 1.
 */
export function withMargin(chances: readonly number[], margin: Margin): number[] {
  const { marginBps, method, burdenMax = Number.POSITIVE_INFINITY } = margin;
  assert(marginBps >= 0 && marginBps <= MARGIN_BPS_MAX, `margin out of range: ${marginBps}`);
  assert(Math.abs(sumOf(chances) - 1) < 1e-9 && chances.every((p) => p >= 0), 'fair chances sum to 1');
  const target = 1 + marginBps / 10_000;
  if (method === 'proportional') return chances.map((chance) => Math.min(1, chance * target));
  return raiseTo(chances, target).map((raised, place) =>
    raised === 0 ? 0 : Math.min(raised, burdenMax * (chances[place] ?? 0)),
  );
}

/**
 * Raises chances that are a part of a market to one common power, so that they sum to `target`; each from 0 to 1, and the target
 * no less than their sum.
 */
export function raisedTo(chances: readonly number[], target: number): number[] {
  return raiseTo(chances, Math.max(target, sumOf(chances)));
}

/** Bisects the power: the sum of pᵏ falls from the number of selections at k = 0 to 1 at k = 1. */
function raiseTo(chances: readonly number[], target: number): number[] {
  const raised = (power: number) => chances.map((chance) => (chance > 0 ? chance ** power : 0));
  let from = 0;
  let to = 1;
  for (let i = 0; i < 60; i += 1) {
    const middle = (from + to) / 2;
    if (sumOf(raised(middle)) > target) from = middle;
    else to = middle;
  }
  return raised(to);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
