import { leaderOf } from '../result/facts.ts';
import type { MatchRecord, Score } from '../result/record.ts';

/** Points that the loser and the winner of a set to come may have: little and very much of both. */
const LATER: readonly (readonly [winner: number, loser: number])[] = [
  [1, 0],
  [2_000, 0],
  [2_000, 1_999],
];
const NONE: Score = { home: 0, away: 0 };

/**
 * The ways in which a match of sets might have gone on: somebody wins the set under way and then most of those planned, so
 * that a set that had to be played still counts as certain. `running` are points that might have come in the set under way.
 */
export function* continuedSets(match: MatchRecord, running: readonly Score[]): Generator<MatchRecord> {
  const { score = NONE, periods, periodsPlanned = 3 } = match;
  const isUnderWay = periods !== undefined && periods.length > score.home + score.away;
  const known = isUnderWay ? periods.slice(0, -1) : (periods ?? []);
  const last = isUnderWay ? (periods.at(-1) ?? NONE) : NONE;
  if (isOver(score, periodsPlanned)) {
    yield { ...match, status: 'completed' };
    return;
  }
  for (const added of running) {
    const set = { home: last.home + added.home, away: last.away + added.away };
    const winner = leaderOf(set);
    // A set is never left level.
    if (winner === 'draw') continue;
    const sets = { ...score, [winner]: score[winner] + 1 };
    for (const { sets: ended, scores } of endings(sets, periodsPlanned)) {
      const all = [...known, set, ...scores];
      yield { ...match, status: 'completed', score: ended, ...(periods && { periods: all }) };
    }
  }
}

interface Ending {
  readonly sets: Score;
  readonly scores: readonly Score[];
}

/** Every order in which the sets to come may be won, with little and with very much scored in them. */
function endings(sets: Score, planned: number): Ending[] {
  return LATER.flatMap(([more, less]) => {
    const ended: Ending[] = [];
    const open: Ending[] = [{ sets, scores: [] }];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (isOver(one.sets, planned)) {
        ended.push(one);
        continue;
      }
      for (const side of ['home', 'away'] as const) {
        const score = side === 'home' ? { home: more, away: less } : { home: less, away: more };
        open.push({ sets: { ...one.sets, [side]: one.sets[side] + 1 }, scores: [...one.scores, score] });
      }
    }
    return ended;
  });
}

/** Most of the planned sets are won, or all of an even number were played. */
function isOver({ home, away }: Score, planned: number): boolean {
  return Math.max(home, away) > planned / 2 || home + away >= planned;
}
