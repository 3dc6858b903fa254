import type { TallyLaw } from '../contests/tallies.ts';

/**
 * Counts of football beside goals, by the statistics of its leagues. The first three are measured: 5,329 matches of the seasons
 * 2022-23 to 2024-25 of the first divisions of England, Spain, Italy, Germany and France, whose files contain corners
 * and cards of both sides (`football-tallies.test.ts` measures them again where `SEASONS_DIR` holds such files). No
 * file at hand contains penalties: one in some four matches is an assumption of the operator.
 */
export const FOOTBALL_TALLIES = {
  /** 9.7 in a match. The side that attacks more takes most of them: the more corners one side has, the fewer the other has. */
  corners: { mean: 9.69, shape: 60, share: 0.554, weight: 6.9 },
  /** 4.1 in a match, somewhat more for visitors. Their split varies less than by chance alone, so `weight` is infinite. */
  'yellow-cards': { mean: 4.14, shape: 27, share: 0.467, weight: Number.POSITIVE_INFINITY },
  /** One match in six has any. */
  'red-cards': { mean: 0.194, shape: 1.7, share: 0.488, weight: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, TallyLaw>;

/** Penalties of a match that are not turned into goals, of both sides together; and the part of all goals that they are. */
export const PENALTIES = { missed: 0.06, goalShare: 0.09 } as const;

/**
 * Returns the law of a match between sides of different strength: the shares of `law`, each multiplied by its side's strength. Strengths are
 * above 0, in any unit, since only their ratio counts.
 */
export function lawBetween(law: TallyLaw, { home, away }: { home: number; away: number }): TallyLaw {
  const ours = law.share * home;
  const theirs = (1 - law.share) * away;
  return { ...law, share: ours / (ours + theirs) };
}
