import { FIRST_HALF_SHARE, type Grid, MATCH_CELLS } from './grid.ts';

/**
 * Chances of scorers by goal and time: of a final score every order of its goals is as likely as any other, and each goal falls
 * evenly within its half.
 */

/** Chances that the first side, nobody or the second side scores a goal by its number, counted from 1. */
export function nthGoalChances({ match }: Grid, number: number): [home: number, none: number, away: number] {
  return goalChances(match, (total) => total >= number);
}

/** Chances that the first side, nobody or the second side scores last. */
export function lastGoalChances({ match }: Grid): [home: number, none: number, away: number] {
  return goalChances(match, (total) => total > 0);
}

function goalChances(match: readonly number[], happens: (total: number) => boolean): [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0];
  MATCH_CELLS.forEach(({ home, away }, place) => {
    const chance = match[place] ?? 0;
    const total = home + away;
    if (!happens(total)) chances[1] += chance;
    else {
      chances[0] += (chance * home) / total;
      chances[2] += (chance * away) / total;
    }
  });
  return chances;
}

/**
 * Chances that the first goal falls within each interval of so many minutes, and last that there is none. Intervals cover
 * the 90 minutes; added time belongs to the last minute of its half.
 */
export function firstGoalTimeChances({ match }: Grid, everyMinutes: number): number[] {
  const ends = Array.from({ length: Math.ceil(90 / everyMinutes) }, (_, index) =>
    shareUntil(Math.min((index + 1) * everyMinutes, 90)),
  );
  const chances = [...ends, 0].map(() => 0);
  MATCH_CELLS.forEach(({ home, away }, place) => {
    const chance = match[place] ?? 0;
    const goals = home + away;
    let before = 1;
    ends.forEach((end, index) => {
      // No goal by the end of the interval.
      const after = goals === 0 ? 1 : (1 - end) ** goals;
      chances[index] = (chances[index] ?? 0) + chance * (before - after);
      before = after;
    });
    if (goals === 0) chances[ends.length] = (chances[ends.length] ?? 0) + chance;
  });
  return chances;
}

/** The share of a match's goals that fall up to a minute. */
function shareUntil(minute: number): number {
  const half = 45;
  if (minute <= half) return (FIRST_HALF_SHARE * minute) / half;
  return FIRST_HALF_SHARE + ((1 - FIRST_HALF_SHARE) * (minute - half)) / half;
}
