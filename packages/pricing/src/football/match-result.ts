import { chanceOf, type ScoreMatrix } from './score-matrix.ts';

/** Chances of home, draw and away. */
export function matchResultChances(matrix: ScoreMatrix): [home: number, draw: number, away: number] {
  const home = chanceOf(matrix, (scored, conceded) => scored > conceded);
  const draw = chanceOf(matrix, (scored, conceded) => scored === conceded);
  return normalised([home, draw, chanceOf(matrix, (scored, conceded) => scored < conceded)]);
}

/** Divides the last bits of rounding out, so that chances sum to 1. */
function normalised<T extends number[]>(chances: T): T {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum) as T;
}
