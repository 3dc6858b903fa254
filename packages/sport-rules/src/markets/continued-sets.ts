import { partsWinner, partWinner } from '../judging/judge-parts.ts';
import { leaderOf } from '../result/facts.ts';
import type { MatchRecord, Score } from '../result/record.ts';
import type { PartScoring } from '../vocabulary.ts';

/** Points that the winner and the loser of a set to come may have: little and very much of both. */
const LATER: readonly Points[] = [
  [1, 0],
  [2_000, 0],
  [2_000, 1_999],
];
const NONE: Score = { home: 0, away: 0 };
const WON_BY: readonly Score[] = [
  { home: 1, away: 0 },
  { home: 0, away: 1 },
];
/** Beyond any line from any score, where a set may go on as long as nobody leads by enough. */
const FAR = 2_000;
/** Points beyond the target that are tried one by one. */
const DENSE = 24;
const PLANNED_DEFAULT = 3;

type Points = readonly [winner: number, loser: number];

/**
 * The ways in which a match of sets might have gone on: somebody wins the set under way and then most of those planned, so
 * that a set that had to be played still counts as certain. Where the rule book states how a set is won, every set ends
 * as it may end there. `running` are points that might have come in the set under way of any other.
 */
export function* continuedSets(match: MatchRecord, running: readonly Score[]): Generator<MatchRecord> {
  const { score = NONE, periodsPlanned = PLANNED_DEFAULT } = match;
  if (isOver(score, periodsPlanned)) {
    yield { ...match, status: 'completed' };
    return;
  }
  const scorings = scoringsOf(match);
  if (scorings.length === 0) yield* freely(match, running);
  for (const scoring of scorings) yield* byScoring(match, scoring);
}

/** Returns the rules by which its sets may be won that agree with the reported sets; none where they are unknown. */
export function scoringsOf(match: MatchRecord): readonly PartScoring[] {
  const { sets = [], periodsPlanned = PLANNED_DEFAULT } = match;
  const { known, last } = currentOf(match);
  if (match.periods === undefined) return [];
  return sets.filter((scoring) => {
    const isDecider = (place: number) => place + 1 === periodsPlanned;
    const areFinal = known.every((set, place) => isFinal(scoring, set, isDecider(place)));
    const isPossible =
      isOpen(scoring, last, isDecider(known.length)) || isFinal(scoring, last, isDecider(known.length));
    return areFinal && isPossible;
  });
}

/** The sets that the score counts, and the one under way. */
function currentOf({ score = NONE, periods = [] }: MatchRecord): { known: readonly Score[]; last: Score } {
  const isUnderWay = periods.length > score.home + score.away;
  return isUnderWay ? { known: periods.slice(0, -1), last: periods.at(-1) ?? NONE } : { known: periods, last: NONE };
}

/** Sets that end at any score; where their scores were not reported, their winners are enough. */
function* freely(match: MatchRecord, running: readonly Score[]): Generator<MatchRecord> {
  const { last } = currentOf(match);
  const isReported = match.periods !== undefined;
  const ends = (isReported ? running : WON_BY).map((added) => ({
    home: last.home + added.home,
    away: last.away + added.away,
  }));
  yield* ended(match, ends, () => (isReported ? LATER : LATER.slice(0, 1)));
}

/** Sets that end by the rule book, whatever comes: at the target, beyond it, or at the cap. */
function* byScoring(match: MatchRecord, scoring: PartScoring): Generator<MatchRecord> {
  const { periodsPlanned = PLANNED_DEFAULT } = match;
  const { known, last } = currentOf(match);
  const isDecider = (place: number) => place + 1 === periodsPlanned;
  const finals = finalsOf(scoring, isDecider(known.length)).flatMap(bothWays);
  const ends = isOpen(scoring, last, isDecider(known.length))
    ? finals.filter((set) => set.home >= last.home && set.away >= last.away)
    : [last];
  yield* ended(match, ends, (place) => extremesOf(scoring, isDecider(place)));
}

/** The match after the set under way ended in one of some ways, and most of those planned were won. `later`: by a set's place. */
function* ended(
  match: MatchRecord,
  ends: readonly Score[],
  later: (place: number) => readonly Points[],
): Generator<MatchRecord> {
  const { score = NONE, periods, periodsPlanned = PLANNED_DEFAULT } = match;
  const { known } = currentOf(match);
  const toCome = (place: number) => later(known.length + 1 + place);
  const after = {
    home: endings({ ...score, home: score.home + 1 }, periodsPlanned, toCome),
    away: endings({ ...score, away: score.away + 1 }, periodsPlanned, toCome),
  };
  for (const set of ends) {
    const winner = leaderOf(set);
    // A set is never left level.
    if (winner === 'draw') continue;
    for (const { sets: won, scores } of after[winner]) {
      const all = periods && [...known, set, ...scores];
      yield { ...match, status: 'completed', score: won, ...(all && { periods: all }) };
    }
  }
}

interface Ending {
  readonly sets: Score;
  readonly scores: readonly Score[];
}

/** Every order in which the sets to come may be won, with little and with very much scored in them. */
function endings(sets: Score, planned: number, later: (place: number) => readonly Points[]): Ending[] {
  return later(0).flatMap((_, way) => {
    const done: Ending[] = [];
    const open: Ending[] = [{ sets, scores: [] }];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (isOver(one.sets, planned)) {
        done.push(one);
        continue;
      }
      const [more, less] = later(one.scores.length)[way] ?? [1, 0];
      for (const side of ['home', 'away'] as const) {
        const score = side === 'home' ? { home: more, away: less } : { home: less, away: more };
        open.push({ sets: { ...one.sets, [side]: one.sets[side] + 1 }, scores: [...one.scores, score] });
      }
    }
    return done;
  });
}

/** Every score at which a set may end, the winner's points first. */
function finalsOf({ target, decider = target, lead = 1, cap }: PartScoring, isDecider: boolean): Points[] {
  const goal = isDecider ? decider : target;
  const plain = Array.from({ length: goal - lead + 1 }, (_, loser): Points => [goal, loser]);
  if (lead === 1) return plain;
  const last = cap === undefined ? goal + DENSE : cap - 1;
  const beyond = Array.from({ length: Math.max(last - (goal - lead), 0) }, (_, place): Points => {
    const loser = goal - lead + 1 + place;
    return [Math.min(loser + lead, cap ?? Number.POSITIVE_INFINITY), loser];
  });
  const far: readonly Points[] = cap === undefined ? [FAR, FAR + 1].map((loser): Points => [loser + lead, loser]) : [];
  return [...plain, ...beyond, ...far];
}

/** The least and the most that a set may bring, an even and an odd number of points. */
function extremesOf(scoring: PartScoring, isDecider: boolean): readonly Points[] {
  const finals = finalsOf(scoring, isDecider);
  return [...finals.slice(0, 2), ...finals.slice(-2)];
}

function bothWays([winner, loser]: Points): Score[] {
  return [
    { home: winner, away: loser },
    { home: loser, away: winner },
  ];
}

function isOpen(scoring: PartScoring, { home, away }: Score, isDecider: boolean): boolean {
  return partWinner(scoring, [home, away], isDecider) === null;
}

/** Won, and not before its last point. */
function isFinal(scoring: PartScoring, set: Score, isDecider: boolean): boolean {
  const winner = leaderOf(set);
  if (winner === 'draw' || isOpen(scoring, set, isDecider)) return false;
  return isOpen(scoring, { ...set, [winner]: set[winner] - 1 }, isDecider);
}

/** Most of the planned sets are won, or all of an even number were played. */
function isOver({ home, away }: Score, planned: number): boolean {
  return partsWinner({ kind: 'best-of', part: 'set', parts: planned }, [home, away]) !== null;
}
