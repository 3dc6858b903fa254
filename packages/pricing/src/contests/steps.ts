import { type Outlook, outlookOf, type ScoreChance } from './outlook.ts';

/** Possible additions of one part of a match to the score: an end, an over, an exchange of a bout. Chances sum to 1. */
export type Step = readonly ScoreChance[];

/**
 * The scores that a match of parts may come to, part after part, from its current score. `isOver` ends it at once, as a
 * lead does that wins a bout. (Default: never)
 */
export function stepsOutlook(
  steps: readonly Step[],
  from: { readonly home: number; readonly away: number } = { home: 0, away: 0 },
  isOver: (home: number, away: number) => boolean = () => false,
): Outlook {
  const ended: ScoreChance[] = [];
  let open = new Map<number, ScoreChance>([[0, { ...from, chance: 1 }]]);
  for (const step of steps) {
    const next = new Map<number, ScoreChance>();
    for (const score of open.values()) {
      for (const more of step) {
        const home = score.home + more.home;
        const away = score.away + more.away;
        const chance = score.chance * more.chance;
        if (isOver(home, away)) {
          ended.push({ home, away, chance });
          continue;
        }
        const key = home * SCORE_MAX + away;
        next.set(key, { home, away, chance: (next.get(key)?.chance ?? 0) + chance });
      }
    }
    open = next;
  }
  return outlookOf([...merged(ended), ...open.values()]);
}

/** More than any side scores. */
const SCORE_MAX = 10_000;

function merged(scores: readonly ScoreChance[]): Iterable<ScoreChance> {
  const sums = new Map<number, ScoreChance>();
  for (const { home, away, chance } of scores) {
    const key = home * SCORE_MAX + away;
    sums.set(key, { home, away, chance: (sums.get(key)?.chance ?? 0) + chance });
  }
  return sums.values();
}
