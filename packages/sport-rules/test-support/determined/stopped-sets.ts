import { partsWinner, partWinner } from '../../src/judging/judge-parts.ts';
import type { Ending } from '../../src/result/ending.ts';
import type { MatchRecord, Score } from '../../src/result/record.ts';
import type { Length, PartScoring, SportRule } from '../../src/vocabulary.ts';
import type { Random } from './random.ts';
import type { StoppedContest } from './stopped-contest.ts';

const NONE: Score = { home: 0, away: 0 };
/** How sets of the sports are won for which the rule book does not have it. */
const CUSTOMARY: readonly PartScoring[] = [
  { target: 6, lead: 2, cap: 7 },
  { target: 11, lead: 2 },
  { target: 21, lead: 2, cap: 30 },
  { target: 3 },
  { target: 60, lead: 5 },
];

interface Sets {
  readonly scoring: PartScoring;
  readonly planned: number;
  /** Sets that were won, by their scores. */
  readonly known: readonly Score[];
  readonly last: Score;
}

/** A match of sets that stopped in one of them, between two points of which more were to come. */
export function stopSets(rule: SportRule, random: Random): StoppedContest {
  const format = random.pick(rule.formats);
  const scoring = ('scoring' in format.length && format.length.scoring) || random.pick(CUSTOMARY);
  const planned = plannedOf(format.length, random);
  const stopped = stopAt({ scoring, planned, known: [], last: NONE }, random);
  const isNamed = random.oneIn(2);
  const ending: Ending = isNamed
    ? { kind: 'interrupted', played: null, format: format.name }
    : { kind: 'withdrawn', part: stopped.known.length + 1 };
  return {
    reported: recordOf(stopped, 'abandoned', random.oneIn(6)),
    ending,
    complete: (next) => recordOf(playedOn(stopped, next), 'completed', false),
  };
}

function plannedOf(length: Length, random: Random): number {
  if (length.kind === 'best-of') return length.parts;
  if (length.kind === 'won-parts' && length.wins !== undefined) return 2 * length.wins - 1;
  return random.pick([3, 5, 7]);
}

function recordOf({ known, last, planned }: Sets, status: MatchRecord['status'], isShort: boolean): MatchRecord {
  const isUnderWay = status === 'abandoned' && (last.home + last.away > 0 || known.length === 0);
  const periods = isUnderWay ? [...known, last] : known;
  const score = setsOf(known);
  // A supplier may leave out of how many sets the match consists.
  const length = isShort ? {} : { periodsPlanned: planned };
  const more = status === 'completed' ? ({ decidedIn: 'regular-time' } as const) : {};
  return { sort: 'match', status, score, periods, ...length, ...more };
}

function setsOf(known: readonly Score[]): Score {
  const home = known.filter((set) => set.home > set.away).length;
  return { home, away: known.length - home };
}

/** Plays sets up to one of chance, and that one up to a point of chance. */
function stopAt(sets: Sets, random: Random): Sets {
  let now = sets;
  for (let left = random.below(sets.planned); left > 0; left -= 1) {
    const next = withSet(now, random);
    if (isOver(next)) break;
    now = next;
  }
  const final = setOn(now, random);
  const part = { home: random.below(final.home + 1), away: random.below(final.away + 1) };
  return isWon(now, part) ? now : { ...now, last: part };
}

function playedOn(sets: Sets, random: Random): Sets {
  let now = sets;
  while (!isOver(now)) now = withSet(now, random);
  return now;
}

function withSet(sets: Sets, random: Random): Sets {
  return { ...sets, known: [...sets.known, setOn(sets, random)], last: NONE };
}

/** Plays the set under way point by point. */
function setOn(sets: Sets, random: Random): Score {
  const tenths = random.pick([0, 1, 3, 5, 5, 7, 9, 10]);
  let { home, away } = sets.last;
  while (!isWon(sets, { home, away })) {
    if (random.below(10) < tenths) home += 1;
    else away += 1;
  }
  return { home, away };
}

function isWon({ scoring, planned, known }: Sets, { home, away }: Score): boolean {
  return partWinner(scoring, [home, away], known.length + 1 === planned) !== null;
}

function isOver({ known, planned }: Sets): boolean {
  const { home, away } = setsOf(known);
  return partsWinner({ kind: 'best-of', part: 'set', parts: planned }, [home, away]) !== null;
}
