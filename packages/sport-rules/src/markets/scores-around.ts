import type { Score } from '../result/record.ts';

/**
 * Where the answer of a market may change: counts of a side, totals and leads of the home side; and scores that it asks for
 * exactly. Between two of them, and beyond the last one, the answer depends on nothing but odd and even.
 */
export interface Turns {
  readonly home?: readonly number[];
  readonly away?: readonly number[];
  readonly total?: readonly number[];
  readonly lead?: readonly number[];
  readonly exact?: readonly Score[];
}

/** Further than any line from any score. */
export const FAR = 2_000;
/** A line, what is half past it on either side, and both parities of each. */
const NEAR = [-2, -1, 0, 1, 2];

/**
 * Returns scores to which a score may still grow, one at least of every region in which a market has one answer.
 *
 * Turns are lines in the plane of scores: of a side (home = 3), of a total (home + away = 3), of a lead (home - away = 1). They part
 * what can still be reached, a quarter of the plane, into regions. Each region has a corner, in which two lines meet, the edge of
 * what can be reached among them; next to it lies a score of the region. So the neighbours of all corners, and far ones for regions
 * without an end, are a score of each.
 */
export function scoresAround(from: Score, { home, away, total, lead, exact = [] }: Turns): readonly Score[] {
  const found = new Map<number, Score>();
  const take = (first: number, second: number) => {
    const isReached = Number.isInteger(first) && Number.isInteger(second) && first >= from.home && second >= from.away;
    if (isReached) found.set(first * 10_007 + second, { home: first, away: second });
  };
  const homes = [...edge(from.home), ...near(home)];
  const aways = [...edge(from.away), ...near(away)];
  const totals = near(total);
  const leads = near(lead);
  for (const one of homes) {
    for (const other of aways) take(one, other);
    for (const sum of totals) take(one, sum - one);
    for (const ahead of leads) take(one, one - ahead);
  }
  for (const other of aways) {
    for (const sum of totals) take(sum - other, other);
    for (const ahead of leads) take(other + ahead, other);
  }
  for (const sum of totals) for (const ahead of leads) take((sum + ahead) / 2, (sum - ahead) / 2);
  for (const one of exact) take(one.home, one.away);
  return [...found.values()];
}

/** The least and very many, even and odd. */
function edge(least: number): readonly number[] {
  return [least, least + 1, FAR, FAR + 1];
}

function near(turns: readonly number[] = []): readonly number[] {
  return [...new Set(turns.flatMap((turn) => NEAR.map((step) => Math.floor(turn) + step)))];
}
