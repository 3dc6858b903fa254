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
  const ended: Scores = new Map();
  let open: Scores = new Map([[0, { ...from, chance: 1 }]]);
  for (const step of steps) {
    const next: Scores = new Map();
    for (const score of open.values()) {
      for (const more of step) {
        const home = score.home + more.home;
        const away = score.away + more.away;
        add(isOver(home, away) ? ended : next, { home, away, chance: score.chance * more.chance });
      }
    }
    open = next;
  }
  return outlookOf([...ended.values(), ...open.values()]);
}

/** More than any side scores. */
const SCORE_MAX = 10_000;

/** Scores by their number. */
type Scores = Map<number, { readonly home: number; readonly away: number; chance: number }>;

/** Adds the chance to that of the same score. */
function add(scores: Scores, score: ScoreChance): void {
  const key = score.home * SCORE_MAX + score.away;
  const known = scores.get(key);
  if (known) known.chance += score.chance;
  else scores.set(key, { ...score });
}
