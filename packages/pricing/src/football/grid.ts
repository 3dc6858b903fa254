import { assert } from '@ordago/kernel';
import { GOALS_MAX, type ScoreMatrix } from './score-matrix.ts';

/** The share of goals that fall before half-time: in the long run of European leagues a little less than half of them. */
export const FIRST_HALF_SHARE = 0.45;

/** One way in which a match may go, as far as goals by half show it. */
export interface Cell {
  readonly first: Goals;
  readonly second: Goals;
}

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/**
 * Chances of all that is priced, from one model: the chances of the final scores, and each goal of a side falls into the
 * first half with the same chance, whatever the others do. So no market of a half contradicts one of the match.
 */
export interface Grid {
  /** Chance of each final score, cell by cell of `MATCH_CELLS`. */
  readonly match: readonly number[];
  /** Chances of the scores of each half, cell by cell of `MATCH_CELLS`. */
  readonly halves: readonly [readonly number[], readonly number[]];
  /** Chance of each pair of half scores, cell by cell of `HALF_CELLS`. */
  readonly both: readonly number[];
}

/** Every score that is distinguished; the last row and column mean "10 or more" and are asked as 10. */
export const MATCH_CELLS: readonly Goals[] = counts(GOALS_MAX).flatMap((home) =>
  counts(GOALS_MAX).map((away) => ({ home, away })),
);

/** Every pair of half scores whose sum is distinguished. */
export const HALF_CELLS: readonly Cell[] = MATCH_CELLS.flatMap(({ home, away }) =>
  counts(home).flatMap((h) =>
    counts(away).map((a) => ({ first: { home: h, away: a }, second: { home: home - h, away: away - a } })),
  ),
);

/** Unfolds the chances of final scores into halves. */
export function gridOf(matrix: ScoreMatrix, firstHalfShare = FIRST_HALF_SHARE): Grid {
  assert(firstHalfShare > 0 && firstHalfShare < 1, 'a share of the goals');
  const scores = matrix.flat();
  const sum = scores.reduce((total, chance) => total + chance, 0);
  const match = scores.map((chance) => chance / sum);
  const split = counts(GOALS_MAX).map((goals) => binomial(goals, firstHalfShare));
  const halves: [number[], number[]] = [match.map(() => 0), match.map(() => 0)];
  const both: number[] = [];
  MATCH_CELLS.forEach(({ home, away }, place) => {
    for (const h of counts(home)) {
      for (const a of counts(away)) {
        const chance = (match[place] ?? 0) * (split[home]?.[h] ?? 0) * (split[away]?.[a] ?? 0);
        both.push(chance);
        raise(halves[0], placeOf(h, a), chance);
        raise(halves[1], placeOf(home - h, away - a), chance);
      }
    }
  });
  return { match, halves, both };
}

/** Returns the place of a score in `MATCH_CELLS`. */
export function placeOf(home: number, away: number): number {
  return home * (GOALS_MAX + 1) + away;
}

/** Chances of 0 to `trials` hits. */
function binomial(trials: number, chance: number): number[] {
  let ways = 1;
  return counts(trials).map((hits) => {
    if (hits > 0) ways = (ways * (trials - hits + 1)) / hits;
    return ways * chance ** hits * (1 - chance) ** (trials - hits);
  });
}

function counts(max: number): number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}

function raise(sums: number[], place: number, by: number): void {
  sums[place] = (sums[place] ?? 0) + by;
}
