import { assert } from '@ordago/kernel';
import { CHANCE_MIN, type Outlook, outlookOf, type ScoreChance } from './outlook.ts';

/** Points of one score, and their chance: a basket is worth one, two or three points. */
export interface ScoreSize {
  readonly points: number;
  readonly chance: number;
}

/** Most points of one side that are counted exactly. */
const POINTS_MAX = 400;
const TAIL_MAX = 1e-7;

/**
 * Chances of 0, 1, 2 … points of a side that scores `mean` times on average, at any moment as likely as at any other, each
 * score of a drawn size (a compound Poisson distribution, by Panjer's recursion).
 */
export function pointsChances(mean: number, sizes: readonly ScoreSize[]): number[] {
  assert(mean >= 0 && mean < 400, `mean number of scores out of range: ${mean}`);
  const chances = [Math.exp(-mean)];
  let reported = chances[0] ?? 0;
  for (let points = 1; points <= POINTS_MAX && 1 - reported > TAIL_MAX; points += 1) {
    let sum = 0;
    for (const { points: size, chance } of sizes) sum += size * chance * (chances[points - size] ?? 0);
    const chance = (mean / points) * sum;
    chances.push(chance);
    reported += chance;
  }
  return chances;
}

/** A match by the clock: the current score, and how often each side still scores on average. */
export interface Scoring {
  readonly home: number;
  readonly away: number;
  readonly meanHome: number;
  readonly meanAway: number;
  readonly sizes: readonly ScoreSize[];
}

/** Returns the possible outcomes of a match by the clock; the sides score independently. */
export function scoringOutlook({ home, away, meanHome, meanAway, sizes }: Scoring): Outlook {
  const more = pointsChances(meanHome, sizes);
  const others = pointsChances(meanAway, sizes);
  const scores: ScoreChance[] = [];
  more.forEach((p, h) => {
    others.forEach((q, a) => {
      const chance = p * q;
      // Most pairs of many points are next to impossible: `outlookOf` leaves them out.
      if (chance > CHANCE_MIN) scores.push({ home: home + h, away: away + a, chance });
    });
  });
  return outlookOf(scores);
}

/**
 * The first side's chance to win a match that goes on until it is decided: ahead by the outlook of regular time, or level
 * there and ahead in an overtime, which is played again while it ends level.
 */
export function winChance(outlook: Outlook, overtime: Outlook): number {
  const [won, , level] = sharesOf(outlook);
  const [more, less] = sharesOf(overtime);
  // The last bits of the sums must not carry it past certainty.
  return Math.min(won + level * (more + less > 0 ? more / (more + less) : 0.5), 1);
}

/** Chances that the first side is ahead, behind, or level. */
export function sharesOf(outlook: Outlook): [ahead: number, behind: number, level: number] {
  const shares: [number, number, number] = [0, 0, 0];
  for (const { home, away, chance } of outlook) shares[home > away ? 0 : home < away ? 1 : 2] += chance;
  return shares;
}
