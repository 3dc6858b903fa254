import { assert } from '@ordago/kernel';

/** Mean goals of both sides and the correction of low scores. */
export interface Rates {
  readonly home: number;
  readonly away: number;
  /** The ρ of Dixon and Coles; 0 for independent sides. */
  readonly lowScoreCorrection: number;
}

/** Most goals of one side that are distinguished; the last row and column mean "10 or more". */
export const GOALS_MAX = 10;

/** Chance of each score: `matrix[home][away]`, 0 to 10 or more goals each. Sums to 1. */
export type ScoreMatrix = readonly (readonly number[])[];

/** The chances of all scores of one match. */
export function scoreMatrix(rates: Rates): ScoreMatrix {
  assert(rates.home > 0 && rates.away > 0, 'mean goals are positive');
  const home = goalChances(rates.home);
  const away = goalChances(rates.away);
  return home.map((p, scored) => away.map((q, conceded) => p * q * lowScoreFactor(rates, scored, conceded)));
}

/** The chance of all scores for which `holds` returns true. "10 or more" is asked as 10. From 0 to 1. */
export function chanceOf(matrix: ScoreMatrix, holds: (home: number, away: number) => boolean): number {
  let sum = 0;
  matrix.forEach((row, home) => {
    row.forEach((chance, away) => {
      if (holds(home, away)) sum += chance;
    });
  });
  return sum;
}

/**
 * The factor of Dixon and Coles on 0:0, 1:0, 0:1 and 1:1, 1 elsewhere. It moves chance between the four and leaves their
 * sum as it was; ρ is held within the bounds that keep each of them a chance.
 */
export function lowScoreFactor({ home, away, lowScoreCorrection }: Rates, scored: number, conceded: number): number {
  if (scored > 1 || conceded > 1) return 1;
  const bounded = Math.min(
    Math.max(lowScoreCorrection, -0.9 / Math.max(home, away, 1)),
    0.9 / Math.max(home * away, 1),
  );
  if (scored === 0) return conceded === 0 ? 1 - home * away * bounded : 1 + home * bounded;
  return conceded === 0 ? 1 + away * bounded : 1 - bounded;
}

/** Poisson chances of 0 to 9 goals, then of all more. */
function goalChances(mean: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let goals = 0; goals < GOALS_MAX; goals += 1) {
    chances.push(chance);
    chance *= mean / (goals + 1);
  }
  const reported = chances.reduce((sum, one) => sum + one, 0);
  return [...chances, Math.max(0, 1 - reported)];
}
